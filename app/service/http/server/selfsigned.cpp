#include "app/service/http/server/selfsigned.h"

#include "app/service/http/beast.h"
#include "app/service/http/server/reasons.h"

#include <boost/asio/ip/address.hpp>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <array>
#include <memory>

namespace ink::service::http {

namespace {

template <auto free> struct SelfSignedFree
{
    void operator()(auto* handle) const noexcept { free(handle); }
};
using OwnCertificate = std::unique_ptr<X509, SelfSignedFree<X509_free>>;
using OwnKey = std::unique_ptr<EVP_PKEY, SelfSignedFree<EVP_PKEY_free>>;
using OwnBytes = std::unique_ptr<BIO, SelfSignedFree<BIO_free_all>>;
using OwnNumber = std::unique_ptr<BIGNUM, SelfSignedFree<BN_free>>;
using OwnExtension = std::unique_ptr<X509_EXTENSION, SelfSignedFree<X509_EXTENSION_free>>;

bool setOwnTime(ASN1_TIME* field, Timestamp time)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
    return ASN1_TIME_set(field, static_cast<time_t>(seconds)) != nullptr;
}

bool setRandomSerial(X509* certificate)
{
    std::array<unsigned char, 16> random{};
    if (RAND_bytes(random.data(), static_cast<int>(random.size())) != 1) return false;
    random[0] =
        static_cast<unsigned char>((random[0] & 0x7F) | 0x40); // makes it positive and always 16 bytes
    const OwnNumber number(BN_bin2bn(random.data(), static_cast<int>(random.size()), nullptr));
    return number && BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(certificate));
}

bool extend(X509* certificate, int nid, const QByteArray& value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    const OwnExtension extension(X509V3_EXT_conf_nid(nullptr, &context, nid, value.constData()));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

QByteArray bytesIn(BIO* bytes)
{
    char* data = nullptr;
    const long size = BIO_get_mem_data(bytes, &data);
    return QByteArray(data, static_cast<qsizetype>(size));
}

bool fillCertificate(X509* certificate, EVP_PKEY* key, const QByteArray& address, Timestamp now,
                     std::chrono::seconds validFor)
{
    constexpr std::chrono::minutes clockDifference{10}; // a phone's clock may be slow
    X509_NAME* const name = X509_get_subject_name(certificate);
    const auto* const common = reinterpret_cast<const unsigned char*>("Inkstone");
    return X509_set_version(certificate, X509_VERSION_3) == 1 && setRandomSerial(certificate) &&
           setOwnTime(X509_getm_notBefore(certificate), now - clockDifference) &&
           setOwnTime(X509_getm_notAfter(certificate), now + validFor) &&
           X509_NAME_add_entry_by_NID(name, NID_commonName, MBSTRING_UTF8, common, -1, -1, 0) == 1 &&
           X509_set_issuer_name(certificate, name) == 1 && X509_set_pubkey(certificate, key) == 1 &&
           extend(certificate, NID_basic_constraints, "critical,CA:FALSE") &&
           extend(certificate, NID_key_usage, "critical,digitalSignature") &&
           extend(certificate, NID_ext_key_usage, "serverAuth") &&
           extend(certificate, NID_subject_alt_name, "IP:" + address) &&
           X509_sign(certificate, key, EVP_sha256()) > 0;
}

} // namespace

Result<SelfSignedCertificate> makeSelfSigned(const QString& address, Timestamp now,
                                             std::chrono::seconds validFor)
{
    const auto refuse = [] {
        ERR_clear_error();
        return fail(ErrorCode::Crypto, reasons::tlsNotAvailable());
    };
    boost::system::error_code invalid;
    (void)boost::asio::ip::make_address(address.toStdString(), invalid);
    if (invalid) return fail(ErrorCode::Io, reasons::listenAddressInvalid(address));
    const OwnKey key(EVP_EC_gen("P-256"));
    const OwnCertificate certificate(X509_new());
    if (!key || !certificate ||
        !fillCertificate(certificate.get(), key.get(), address.toLatin1(), now, validFor))
        return refuse();
    const OwnBytes certificatePem(BIO_new(BIO_s_mem()));
    const OwnBytes keyPem(BIO_new(BIO_s_mem()));
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned length = 0;
    if (!certificatePem || !keyPem || PEM_write_bio_X509(certificatePem.get(), certificate.get()) != 1 ||
        PEM_write_bio_PrivateKey(keyPem.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1 ||
        X509_digest(certificate.get(), EVP_sha256(), digest.data(), &length) != 1)
        return refuse();
    const QByteArrayView bytes(digest.data(), static_cast<qsizetype>(length));
    return SelfSignedCertificate{bytesIn(certificatePem.get()), Secret(bytesIn(keyPem.get())),
                                 QString::fromLatin1(bytes.toByteArray().toHex(':').toUpper())};
}

} // namespace ink::service::http
