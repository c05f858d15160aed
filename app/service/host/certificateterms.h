#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace ink::service {

// Private to app/service/host and the programs that start it.

/** The expiry of one of the service's own certificates. */
struct CertificateExpiry
{
    QString use; ///< `tls` or `seal`
    Timestamp end;

    /** A warning for operators if the certificate has expired or expires within three weeks; else empty. */
    [[nodiscard]] QString warning(Timestamp now) const;
};

/** The expiry of these certificates (PEM); that of TLS is read from its file, which may have changed.
 * Unreadable ones are left out. */
[[nodiscard]] QList<CertificateExpiry> certificateTerms(const QString& tlsFile, const QByteArray& seal);
/** The expiry times as an OpenMetrics family. */
[[nodiscard]] QByteArray toMetrics(const QList<CertificateExpiry>& terms);

} // namespace ink::service
