#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"

#include <QByteArray>
#include <QString>

#include <chrono>

namespace ink::service::http {

/** A self-signed TLS certificate. People compare its fingerprint. */
struct SelfSignedCertificate
{
    QByteArray certificatePem;
    Secret keyPem;
    QString fingerprint; ///< SHA-256, upper-case hex in pairs with colons, as browsers show it
};

/** Creates a key (P-256) and its certificate for an IP address of this computer. */
[[nodiscard]] Result<SelfSignedCertificate> makeSelfSigned(const QString& address, Timestamp now,
                                                           std::chrono::seconds validFor);

} // namespace ink::service::http
