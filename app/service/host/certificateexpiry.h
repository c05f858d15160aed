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

    /** Returns a warning for operators if the certificate has expired or expires within three weeks; empty
     * otherwise. */
    [[nodiscard]] QString warning(Timestamp now) const;
};

/** Returns the expiry of these certificates (PEM). The TLS certificate is read from its file, which may have
 * changed. Unreadable certificates are omitted. */
[[nodiscard]] QList<CertificateExpiry> certificateExpiries(const QString& tlsFile, const QByteArray& seal);
/** Formats the expiry times as an OpenMetrics family. */
[[nodiscard]] QByteArray toMetrics(const QList<CertificateExpiry>& terms);

} // namespace ink::service
