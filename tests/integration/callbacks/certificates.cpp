#include "tests/integration/callbacks/certificates.h"

#include <QSslCertificate>
#include <QSslKey>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

namespace ink::test {

namespace {
QByteArray taken(BIO* bio)
{
    char* data = nullptr;
    const long size = BIO_get_mem_data(bio, &data);
    const QByteArray bytes(data, size);
    BIO_free(bio);
    return bytes;
}
} // namespace

ServerCertificate::ServerCertificate(const QByteArray& altName)
{
    EVP_PKEY* key = EVP_EC_gen("P-256");
    X509* certificate = X509_new();
    X509_set_version(certificate, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 7);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -3600);
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
    X509_set_pubkey(certificate, key);
    X509_NAME* name = X509_get_subject_name(certificate);
    const QByteArray text("A receiver");
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8,
                               reinterpret_cast<const unsigned char*>(text.constData()),
                               static_cast<int>(text.size()), -1, 0);
    X509_set_issuer_name(certificate, name);
    for (const auto& [what, value] : {std::pair(NID_subject_alt_name, altName),
                                      std::pair(NID_basic_constraints, QByteArray("CA:TRUE"))}) {
        X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, nullptr, what, value.constData());
        if (!extension) qFatal("no extension");
        X509_add_ext(certificate, extension, -1);
        X509_EXTENSION_free(extension);
    }
    X509_sign(certificate, key, EVP_sha256());
    BIO* bio = BIO_new(BIO_s_mem());
    PEM_write_bio_PrivateKey(bio, key, nullptr, nullptr, 0, nullptr, nullptr);
    keyPem = taken(bio);
    bio = BIO_new(BIO_s_mem());
    PEM_write_bio_X509(bio, certificate);
    certificatePem = taken(bio);
    X509_free(certificate);
    EVP_PKEY_free(key);
}

QSslConfiguration ServerCertificate::configuration() const
{
    QSslConfiguration how = QSslConfiguration::defaultConfiguration();
    how.setPeerVerifyMode(QSslSocket::VerifyNone);
    how.setLocalCertificate(QSslCertificate(certificatePem, QSsl::Pem));
    how.setPrivateKey(QSslKey(keyPem, QSsl::Ec, QSsl::Pem));
    return how;
}

} // namespace ink::test
