#include "app/pdf/seal/sealkey.h"

#include "app/pdf/crypto/sealedform.h"
#include "app/pdf/crypto/signaturealgorithm.h"
#include "app/pdf/seal/reasons.h"
#include "app/pdf/seal/sealkey_p.h"

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <array>
#include <cstring>

namespace ink::pdf {

namespace {

constexpr int pbkdf2Rounds = 100'000;
constexpr auto oneYear = std::chrono::hours(24 * 365);

tl::unexpected<Error> cryptoFailure(const Message& what)
{
    return fail(ErrorCode::Crypto, reasons::partProblem(what, lastCryptoError()));
}

bool setTime(ASN1_TIME* field, Timestamp time)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
    return ASN1_TIME_set(field, static_cast<time_t>(seconds)) != nullptr;
}

bool addName(X509_NAME* name, int nid, const QString& text, int limit)
{
    if (text.isEmpty()) return true;
    QByteArray utf8 = text.left(limit).toUtf8();
    return X509_NAME_add_entry_by_NID(name, nid, MBSTRING_UTF8, reinterpret_cast<unsigned char*>(utf8.data()),
                                      static_cast<int>(utf8.size()), -1, 0) == 1;
}

bool addExtension(X509* certificate, int nid, const char* value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &context, nid, value);
    if (!extension) return false;
    const bool added = X509_add_ext(certificate, extension, -1) == 1;
    X509_EXTENSION_free(extension);
    return added;
}

bool setSerial(X509* certificate)
{
    std::array<unsigned char, 16> random{};
    if (RAND_bytes(random.data(), static_cast<int>(random.size())) != 1) return false;
    random[0] =
        static_cast<unsigned char>((random[0] & 0x7F) | 0x40); // makes it positive and always 16 bytes
    BIGNUM* number = BN_bin2bn(random.data(), static_cast<int>(random.size()), nullptr);
    const bool set = number && BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate));
    BN_free(number);
    return set;
}

CryptoPtr<bio_st> reader(const QByteArray& bytes)
{
    return CryptoPtr<bio_st>(BIO_new_mem_buf(bytes.constData(), static_cast<int>(bytes.size())));
}

QByteArray bioContent(BIO* bio)
{
    char* data = nullptr;
    const long size = BIO_get_mem_data(bio, &data);
    return QByteArray(data, static_cast<qsizetype>(size));
}

/** Provides the passphrase to OpenSSL; without one, decryption must fail instead of prompting on the
 * terminal. */
int passphraseFor(char* buffer, int size, int /*writing*/, void* user)
{
    const QByteArray& bytes = static_cast<const Secret*>(user)->reveal();
    if (bytes.isEmpty() || bytes.size() > size) return -1;
    std::memcpy(buffer, bytes.constData(), static_cast<size_t>(bytes.size()));
    return static_cast<int>(bytes.size());
}

/** Returns the algorithm of a key that `seal` supports: RSA from 2048 bits, P-256 or P-384. */
Result<const SigningAlgorithm*> algorithmOf(const EVP_PKEY* key)
{
    if (EVP_PKEY_is_a(key, "RSA")) {
        if (EVP_PKEY_get_bits(key) < minRsaBits) return fail(ErrorCode::Crypto, reasons::rsaKeyTooShort());
        return signingAlgorithm(QStringLiteral("RSA-SHA256"));
    }
    if (EVP_PKEY_is_a(key, "EC")) {
        std::array<char, 64> group{};
        size_t length = 0;
        if (EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) == 1) {
            if (OBJ_sn2nid(group.data()) == NID_X9_62_prime256v1)
                return signingAlgorithm(QStringLiteral("ECDSA-SHA256"));
            if (OBJ_sn2nid(group.data()) == NID_secp384r1)
                return signingAlgorithm(QStringLiteral("ECDSA-SHA384"));
        }
    }
    return fail(ErrorCode::Crypto, reasons::keyAlgorithmUnsupported());
}

/** Returns whether a certificate may sign: if it states its key usage, that must include signing (RFC 5280
 * §4.2.1.3). */
bool isSigningCertificate(X509* certificate)
{
    const std::uint32_t usage = X509_get_key_usage(certificate); // all bits are set if it is absent
    return (usage & (KU_DIGITAL_SIGNATURE | KU_NON_REPUDIATION)) != 0;
}

/** The certificates from `leaf` towards its root, each once; others are omitted. */
QList<QByteArray> pathFrom(X509* leaf, const STACK_OF(X509) * others)
{
    constexpr int longest = 10;
    QList<QByteArray> path{derOf(leaf)};
    X509* last = leaf;
    while (path.size() < longest && X509_self_signed(last, 0) != 1) {
        X509* issuer = nullptr;
        for (int i = 0; !issuer && i < sk_X509_num(others); ++i)
            if (X509* const each = sk_X509_value(others, i); X509_check_issued(each, last) == X509_V_OK)
                issuer = each;
        const QByteArray der = issuer ? derOf(issuer) : QByteArray();
        if (der.isEmpty() || path.contains(der)) break;
        path.append(der);
        last = issuer;
    }
    clearCryptoErrors();
    return path;
}

Result<std::shared_ptr<const SealKey::Private>>
assembled(CryptoPtr<evp_pkey_st> key, CryptoPtr<x509_st> certificate, const STACK_OF(X509) * others = nullptr)
{
    INK_ASSIGN(algorithm, algorithmOf(key.get()));
    if (X509_check_private_key(certificate.get(), key.get()) != 1) {
        clearCryptoErrors();
        return fail(ErrorCode::Crypto, reasons::keyDoesNotFitCertificate());
    }
    if (!isSigningCertificate(certificate.get()))
        return fail(ErrorCode::Crypto, reasons::certificateNotForSigning());
    auto data = std::make_shared<SealKey::Private>();
    data->algorithm = algorithm;
    data->certificateDer = derOf(certificate.get());
    data->chain = pathFrom(certificate.get(), others);
    data->certificateDigest = digestOf("SHA256", {data->certificateDer});
    data->issuerAndSerial = sealedform::issuerAndSerial(certificate.get());
    if (data->certificateDigest.isEmpty() || data->issuerAndSerial.isEmpty())
        return cryptoFailure(reasons::certificateCannotEncoded());
    data->key = std::move(key);
    data->certificate = std::move(certificate);
    return data;
}

/** The content of a PKCS#12 file. */
struct Pkcs12Parts
{
    CryptoPtr<evp_pkey_st> key;
    CryptoPtr<x509_st> certificate;
    CryptoPtr<stack_st_X509> others;
};

/** Opens a PKCS#12 file. The error is retryable if the default algorithms don't support the file's
 * encryption. */
Result<Pkcs12Parts> opened(PKCS12* file, const Secret& passphrase)
{
    clearCryptoErrors();
    EVP_PKEY* key = nullptr;
    X509* certificate = nullptr;
    STACK_OF(X509)* others = nullptr;
    const bool read = PKCS12_parse(file, passphrase.reveal().constData(), &key, &certificate, &others) == 1;
    Pkcs12Parts parts{CryptoPtr<evp_pkey_st>(key), CryptoPtr<x509_st>(certificate),
                      CryptoPtr<stack_st_X509>(others)};
    if (read) {
        clearCryptoErrors();
        return parts;
    }
    const unsigned long first = ERR_peek_error();
    const unsigned long last = ERR_peek_last_error();
    clearCryptoErrors();
    if (ERR_GET_LIB(last) == ERR_LIB_PKCS12 && ERR_GET_REASON(last) == PKCS12_R_MAC_VERIFY_FAILURE)
        return fail(ErrorCode::Crypto, reasons::pkcs12PassphraseWrong());
    if (ERR_GET_LIB(first) == ERR_LIB_EVP) {
        Error unknown;
        unknown.code = ErrorCode::Crypto;
        unknown.detail = reasons::pkcs12EncryptionOutdated();
        unknown.retryable = true;
        return fail(std::move(unknown));
    }
    return fail(ErrorCode::Crypto, reasons::pkcs12Unreadable());
}

} // namespace

Result<SealKey> SealKey::generate(KeyKind kind, const QString& commonName, const QString& organization,
                                  Timestamp now)
{
    clearCryptoErrors();
    CryptoPtr<evp_pkey_st> key;
    switch (kind) {
    case KeyKind::Rsa3072:
        key.reset(EVP_PKEY_Q_keygen(nullptr, nullptr, "RSA", size_t{3072}));
        break;
    case KeyKind::Rsa2048:
        key.reset(EVP_PKEY_Q_keygen(nullptr, nullptr, "RSA", size_t{2048}));
        break;
    case KeyKind::P256:
        key.reset(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"));
        break;
    case KeyKind::P384:
        key.reset(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-384"));
        break;
    }
    if (!key) return cryptoFailure(reasons::keyNotMade());

    CryptoPtr<x509_st> certificate(X509_new());
    if (!certificate) return cryptoFailure(reasons::certificateNotMade());
    X509* const raw = certificate.get();
    X509_NAME* const name = X509_get_subject_name(raw);
    // RFC 5280 appendix A.1: at most 64 characters each.
    const bool made =
        X509_set_version(raw, X509_VERSION_3) == 1 && setSerial(raw) &&
        setTime(X509_getm_notBefore(raw), now) && setTime(X509_getm_notAfter(raw), now + 10 * oneYear) &&
        addName(name, NID_commonName, commonName, 64) &&
        addName(name, NID_organizationName, organization, 64) && X509_set_issuer_name(raw, name) == 1 &&
        X509_set_pubkey(raw, key.get()) == 1 &&
        addExtension(raw, NID_basic_constraints, "critical,CA:FALSE") &&
        addExtension(raw, NID_key_usage, "critical,digitalSignature,nonRepudiation") &&
        addExtension(raw, NID_subject_key_identifier, "hash") && X509_sign(raw, key.get(), EVP_sha256()) > 0;
    if (!made) return cryptoFailure(reasons::certificateNotMade());
    INK_ASSIGN(data, assembled(std::move(key), std::move(certificate)));
    return SealKey(std::move(data));
}

Result<SealKey> SealKey::fromPem(const QByteArray& keyPem, const QByteArray& certificatePem,
                                 const Secret& passphrase)
{
    clearCryptoErrors();
    const CryptoPtr<bio_st> keyBio = reader(keyPem);
    Secret password = passphrase;
    CryptoPtr<evp_pkey_st> key(PEM_read_bio_PrivateKey(keyBio.get(), nullptr, passphraseFor, &password));
    if (!key) return cryptoFailure(reasons::privateKeyUnreadable());
    const CryptoPtr<bio_st> certificateBio = reader(certificatePem);
    CryptoPtr<x509_st> certificate(
        PEM_read_bio_X509(certificateBio.get(), nullptr, passphraseFor, &password));
    if (!certificate) return cryptoFailure(reasons::certificateUnreadable());
    const CryptoPtr<stack_st_X509> others(sk_X509_new_null());
    while (X509* const next = PEM_read_bio_X509(certificateBio.get(), nullptr, passphraseFor, &password))
        if (!others || sk_X509_push(others.get(), next) <= 0) X509_free(next);
    clearCryptoErrors(); // end of input
    INK_ASSIGN(data, assembled(std::move(key), std::move(certificate), others.get()));
    return SealKey(std::move(data));
}

Result<SealKey> SealKey::fromPkcs12(const QByteArray& bytes, const Secret& passphrase)
{
    clearCryptoErrors();
    const auto* at = reinterpret_cast<const unsigned char*>(bytes.constData());
    PKCS12* const file = d2i_PKCS12(nullptr, &at, static_cast<long>(bytes.size()));
    if (!file) {
        clearCryptoErrors();
        return fail(ErrorCode::Crypto, reasons::notAPkcs12File());
    }
    auto found = opened(file, passphrase);
    if (!found && found.error().retryable) { // RC2-40, as written by older programs and authorities
        OSSL_PROVIDER* const legacy = OSSL_PROVIDER_try_load(nullptr, "legacy", 1);
        if (legacy) found = opened(file, passphrase);
        OSSL_PROVIDER_unload(legacy);
    }
    PKCS12_free(file);
    if (!found) return fail(ErrorCode::Crypto, found.error().detail);
    auto& [key, certificate, others] = *found;
    if (!key || !certificate) return fail(ErrorCode::Crypto, reasons::pkcs12WithoutKey());
    INK_ASSIGN(data, assembled(std::move(key), std::move(certificate), others.get()));
    return SealKey(std::move(data));
}

Result<QByteArray> SealKey::privateKeyPem(const Secret& passphrase) const
{
    clearCryptoErrors();
    const CryptoPtr<bio_st> bio(BIO_new(BIO_s_secmem()));
    PKCS8_PRIV_KEY_INFO* const plain = EVP_PKEY2PKCS8(d->key.get());
    bool written = bio && plain;
    if (written && passphrase.isEmpty()) {
        written = PEM_write_bio_PKCS8_PRIV_KEY_INFO(bio.get(), plain) == 1;
    } else if (written) {
        const QByteArray& password = passphrase.reveal();
        X509_ALGOR* scheme =
            PKCS5_pbe2_set_iv(EVP_aes_256_cbc(), pbkdf2Rounds, nullptr, 16, nullptr, NID_hmacWithSHA256);
        X509_SIG* const sealed =
            scheme ? PKCS8_set0_pbe(password.constData(), static_cast<int>(password.size()), plain, scheme)
                   : nullptr;
        if (!sealed) X509_ALGOR_free(scheme);
        written = sealed && PEM_write_bio_PKCS8(bio.get(), sealed) == 1;
        X509_SIG_free(sealed);
    }
    PKCS8_PRIV_KEY_INFO_free(plain);
    if (!written) return cryptoFailure(reasons::privateKeyUnwritable());
    return bioContent(bio.get());
}

QByteArray SealKey::certificatePem() const
{
    const CryptoPtr<bio_st> bio(BIO_new(BIO_s_mem()));
    if (!bio || PEM_write_bio_X509(bio.get(), d->certificate.get()) != 1) return {};
    return bioContent(bio.get());
}

QList<QByteArray> SealKey::certificateChain() const
{
    return d->chain;
}

bool SealKey::isValidAt(Timestamp time) const
{
    auto seconds =
        static_cast<time_t>(std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count());
    return X509_cmp_time(X509_get0_notBefore(d->certificate.get()), &seconds) < 0 &&
           X509_cmp_time(X509_get0_notAfter(d->certificate.get()), &seconds) > 0;
}

QString SealKey::commonName() const
{
    return subjectName(d->certificate.get());
}

QString SealKey::fingerprint() const
{
    return QString::fromLatin1(d->certificateDigest.toHex());
}

} // namespace ink::pdf
