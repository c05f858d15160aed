#include "app/trust/systemroots.h"

#include <QDir>
#include <QFileInfo>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <openssl/x509.h>

namespace ink::trust {

const QList<QByteArray>& systemRoots()
{
    static const QList<QByteArray> roots = [] {
        QList<QByteArray> all;
        const QList<QSslCertificate> certificates = QSslConfiguration::systemCaCertificates();
        for (const QSslCertificate& certificate : certificates)
            all.append(certificate.toDer());
        return all;
    }();
    return roots;
}

const QByteArray& systemRootsPem()
{
    static const QByteArray text = [] {
        constexpr qsizetype lineLength = 64;
        QByteArray pem;
        for (const QByteArray& der : systemRoots()) {
            const QByteArray body = der.toBase64();
            pem += "-----BEGIN CERTIFICATE-----\n";
            for (qsizetype from = 0; from < body.size(); from += lineLength)
                pem += body.mid(from, lineLength) + '\n';
            pem += "-----END CERTIFICATE-----\n";
        }
        return pem;
    }();
    return text;
}

bool opensslFindsRoots()
{
    if (qEnvironmentVariableIsSet(X509_get_default_cert_file_env()) ||
        qEnvironmentVariableIsSet(X509_get_default_cert_dir_env()))
        return true;
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return false;
#else
    return QFileInfo::exists(QFile::decodeName(X509_get_default_cert_file())) ||
           !QDir(QFile::decodeName(X509_get_default_cert_dir())).isEmpty();
#endif
}

} // namespace ink::trust
