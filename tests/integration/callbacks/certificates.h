#pragma once

#include <QByteArray>
#include <QSslConfiguration>

namespace ink::test {

/** A new self-signed certificate for a subjectAltName such as `DNS:hook.example` or `IP:127.0.0.1`. */
struct ServerCertificate
{
    explicit ServerCertificate(const QByteArray& altName);
    [[nodiscard]] QSslConfiguration configuration() const;
    QByteArray keyPem;
    QByteArray certificatePem;
};

} // namespace ink::test
