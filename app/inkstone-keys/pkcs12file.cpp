#include "app/inkstone-keys/pkcs12file.h"

#include <QFile>
#include <QFileInfo>

#include <openssl/asn1.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pkcs12.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

#include <limits>

namespace ink::inkstonekeys {

namespace {

using namespace ink::keys;

// Index(maxPkcs12Bytes): Certificate file (PKCS#12): limits of size and iterations
constexpr qint64 maxPkcs12Bytes = 1024LL * 1024;
constexpr int64_t maxIterations = 5'000'000; ///< seconds of work; usual files have a few thousand
constexpr int maxFurtherCertificates = 32;

struct FreePkcs12
{
    void operator()(PKCS12* file) const noexcept { PKCS12_free(file); }
};
struct FreePrivateKey
{
    void operator()(EVP_PKEY* key) const noexcept { EVP_PKEY_free(key); }
};
struct FreeContext
{
    void operator()(EVP_MD_CTX* context) const noexcept { EVP_MD_CTX_free(context); }
};
struct FreeParameters
{
    void operator()(PBEPARAM* parameters) const noexcept { PBEPARAM_free(parameters); }
    void operator()(PBE2PARAM* parameters) const noexcept { PBE2PARAM_free(parameters); }
    void operator()(PBKDF2PARAM* parameters) const noexcept { PBKDF2PARAM_free(parameters); }
    void operator()(X509_SIG* key) const noexcept { X509_SIG_free(key); }
    void operator()(STACK_OF(PKCS7) * safes) const noexcept { sk_PKCS7_pop_free(safes, PKCS7_free); }
    void operator()(STACK_OF(PKCS12_SAFEBAG) * bags) const noexcept
    {
        sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
    }
};
template <typename T> using ParametersPtr = std::unique_ptr<T, FreeParameters>;

FaultReport faultOf(Fault fault, Step step, const QString& text = {})
{
    FaultReport report;
    report.fault = fault;
    report.step = step;
    report.text = text;
    return report;
}

QString nameOf(const ASN1_OBJECT* algorithm)
{
    const char* const name = OBJ_nid2ln(OBJ_obj2nid(algorithm));
    return QString::fromLatin1(name ? name : "");
}

/** What a file says about how it is encrypted. */
struct Encryption
{
    bool isCostly = false;
    QString outdated; ///< the name of an algorithm that is no longer supported
};

void note(Encryption& found, const ASN1_INTEGER* iterations)
{
    int64_t count = 0;
    if (iterations && (ASN1_INTEGER_get_int64(&count, iterations) != 1 || count > maxIterations || count < 0))
        found.isCostly = true;
}

/** Reads the algorithm with which a bag or a safe is encrypted (RFC 7292 appendix C, RFC 8018 appendix A). */
void note(Encryption& found, const X509_ALGOR* algorithm)
{
    const ASN1_OBJECT* object = nullptr;
    int type = V_ASN1_UNDEF;
    const void* value = nullptr;
    X509_ALGOR_get0(&object, &type, &value, algorithm);
    const int nid = OBJ_obj2nid(object);
    if (nid == NID_pbe_WithSHA1And40BitRC2_CBC || nid == NID_pbe_WithSHA1And128BitRC2_CBC ||
        nid == NID_pbe_WithSHA1And40BitRC4 || nid == NID_pbe_WithSHA1And128BitRC4)
        found.outdated = nameOf(object);
    if (type != V_ASN1_SEQUENCE) return;
    const auto* const sequence = static_cast<const ASN1_STRING*>(value);
    const unsigned char* at = ASN1_STRING_get0_data(sequence);
    const long size = ASN1_STRING_length(sequence);
    if (nid != NID_pbes2) {
        const ParametersPtr<PBEPARAM> parameters(d2i_PBEPARAM(nullptr, &at, size));
        if (parameters) note(found, parameters->iter);
        return;
    }
    const ParametersPtr<PBE2PARAM> parameters(d2i_PBE2PARAM(nullptr, &at, size));
    if (!parameters) return;
    X509_ALGOR_get0(&object, &type, &value, parameters->keyfunc);
    if (OBJ_obj2nid(object) != NID_id_pbkdf2 || type != V_ASN1_SEQUENCE) return;
    const auto* const inner = static_cast<const ASN1_STRING*>(value);
    at = ASN1_STRING_get0_data(inner);
    const ParametersPtr<PBKDF2PARAM> derivation(d2i_PBKDF2PARAM(nullptr, &at, ASN1_STRING_length(inner)));
    if (derivation) note(found, derivation->iter);
}

/** Reads the encryption of all parts that aren't encrypted themselves. Encrypted parts contain certificates;
 * their own bags are limited by time only. */
Encryption encryptionOf(const PKCS12* file)
{
    Encryption found;
    const ASN1_INTEGER* iterations = nullptr;
    PKCS12_get0_mac(nullptr, nullptr, nullptr, &iterations, file);
    note(found, iterations);
    const ParametersPtr<STACK_OF(PKCS7)> safes(PKCS12_unpack_authsafes(file));
    for (int i = 0; safes && i < sk_PKCS7_num(safes.get()); ++i) {
        PKCS7* const safe = sk_PKCS7_value(safes.get(), i);
        if (PKCS7_type_is_encrypted(safe) && safe->d.encrypted && safe->d.encrypted->enc_data) {
            note(found, safe->d.encrypted->enc_data->algorithm);
        } else if (PKCS7_type_is_data(safe)) {
            const ParametersPtr<STACK_OF(PKCS12_SAFEBAG)> bags(PKCS12_unpack_p7data(safe));
            for (int j = 0; bags && j < sk_PKCS12_SAFEBAG_num(bags.get()); ++j) {
                const PKCS12_SAFEBAG* const bag = sk_PKCS12_SAFEBAG_value(bags.get(), j);
                if (PKCS12_SAFEBAG_get_nid(bag) != NID_pkcs8ShroudedKeyBag) continue;
                const X509_ALGOR* algorithm = nullptr;
                X509_SIG_get0(PKCS12_SAFEBAG_get0_pkcs8(bag), &algorithm, nullptr);
                if (algorithm) note(found, algorithm);
            }
        }
    }
    ERR_clear_error();
    return found;
}

QByteArray certificateDer(const X509* certificate)
{
    unsigned char* der = nullptr;
    const int size = i2d_X509(certificate, &der);
    if (size <= 0) return {};
    const QByteArray bytes(reinterpret_cast<const char*>(der), size);
    OPENSSL_free(der);
    return bytes;
}

KeyType typeOf(const EVP_PKEY* key)
{
    const auto is = [key](const char* name) { return EVP_PKEY_is_a(key, name) == 1; };
    if (is("RSA") || is("RSA-PSS")) return KeyType::Rsa;
    if (is("EC")) return KeyType::Ec;
    if (is("ED25519") || is("ED448")) return KeyType::Edwards;
    return KeyType::Other;
}

} // namespace

struct Pkcs12File::Private
{
    OnStep onStep;
    QString label;
    QByteArray bytes;
    std::unique_ptr<EVP_PKEY, FreePrivateKey> key;
    QByteArray certificate;
    QList<QByteArray> further;

    [[nodiscard]] std::optional<FaultReport> unlock(const SecretPage& secret);
};

Pkcs12File::Pkcs12File(OnStep onStep) : d(std::make_unique<Private>())
{
    d->onStep = std::move(onStep);
}

Pkcs12File::~Pkcs12File() = default;

Answer Pkcs12File::open(const OpenOrder& order)
{
    d->onStep(Step::ReadFile);
    QFile file(order.path);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return faultOf(Fault::FileUnreadable, Step::ReadFile);
    if (file.size() > maxPkcs12Bytes) return faultOf(Fault::FileTooLarge, Step::ReadFile);
    d->bytes = file.read(maxPkcs12Bytes);
    d->label = shortened(QFileInfo(order.path).fileName());
    return Opened();
}

std::optional<FaultReport> Pkcs12File::Private::unlock(const SecretPage& secret)
{
    if (key) return std::nullopt;
    onStep(Step::OpenFile);
    const auto* at = reinterpret_cast<const unsigned char*>(bytes.constData());
    const std::unique_ptr<PKCS12, FreePkcs12> file(d2i_PKCS12(nullptr, &at, static_cast<long>(bytes.size())));
    if (!file) return faultOf(Fault::FileInvalid, Step::OpenFile);
    const Encryption encryption = encryptionOf(file.get());
    if (encryption.isCostly) return faultOf(Fault::FileCostly, Step::OpenFile);
    // Some programs write files whose password is empty, and some of those take none instead of an empty one.
    const char* password = secret.text();
    if (PKCS12_mac_present(file.get())) {
        bool isRight = PKCS12_verify_mac(file.get(), password, -1) == 1;
        if (!isRight && secret.isEmpty()) {
            password = nullptr;
            isRight = PKCS12_verify_mac(file.get(), nullptr, 0) == 1;
        }
        ERR_clear_error();
        if (!isRight)
            return faultOf(secret.isEmpty() ? Fault::SecretNeeded : Fault::PasswordWrong, Step::OpenFile);
    }
    EVP_PKEY* privateKey = nullptr;
    X509* own = nullptr;
    STACK_OF(X509)* others = nullptr;
    const bool isParsed = PKCS12_parse(file.get(), password, &privateKey, &own, &others) == 1;
    ERR_clear_error();
    key.reset(privateKey);
    if (own) certificate = certificateDer(own);
    X509_free(own);
    for (int i = 0; others && i < sk_X509_num(others) && i < maxFurtherCertificates; ++i)
        further.append(certificateDer(sk_X509_value(others, i)));
    sk_X509_pop_free(others, X509_free);
    if (!isParsed) {
        key.reset();
        if (!encryption.outdated.isEmpty())
            return faultOf(Fault::FileOutdated, Step::OpenFile, encryption.outdated);
        if (!PKCS12_mac_present(file.get())) return faultOf(Fault::PasswordWrong, Step::OpenFile);
        return faultOf(Fault::FileInvalid, Step::OpenFile);
    }
    if (!key || certificate.isEmpty()) {
        key.reset();
        return faultOf(Fault::FileWithoutKey, Step::OpenFile);
    }
    return std::nullopt;
}

Answer Pkcs12File::list(const SecretPage& secret)
{
    if (const auto fault = d->unlock(secret)) return *fault;
    TokenRecord token;
    token.isPresent = true;
    token.name.label = d->label.toUtf8();
    KeyRecord own;
    own.certificate = d->certificate;
    own.presence = KeyPresence::Present;
    own.type = typeOf(d->key.get());
    token.keys.append(own);
    for (const QByteArray& certificate : d->further) {
        if (certificate.isEmpty() || certificate.size() > maxCertificateBytes) continue;
        KeyRecord other;
        other.certificate = certificate;
        other.presence = KeyPresence::Absent;
        token.keys.append(other);
    }
    for (const Scheme scheme : {Scheme::RsaPkcs1, Scheme::RsaPss, Scheme::Ecdsa})
        for (int digest = static_cast<int>(Digest::Sha256); digest <= static_cast<int>(lastDigest); ++digest)
            token.algorithms.append({scheme, static_cast<Digest>(digest)});
    token.algorithms.append({Scheme::EdDsa, Digest::None});
    Listing listing;
    listing.tokens.append(token);
    return listing;
}

Answer Pkcs12File::sign(const SignOrder& order, const SecretPage& secret)
{
    if (const auto fault = d->unlock(secret)) return *fault;
    if (order.certificate != d->certificate) return faultOf(Fault::KeyMissing, Step::OpenFile);
    d->onStep(Step::Sign);
    const std::unique_ptr<EVP_MD_CTX, FreeContext> context(EVP_MD_CTX_new());
    EVP_PKEY_CTX* parameters = nullptr;
    bool isReady =
        context && EVP_DigestSignInit_ex(context.get(), &parameters, digestName(order.algorithm.digest),
                                         nullptr, nullptr, d->key.get(), nullptr) == 1;
    if (isReady && order.algorithm.scheme == Scheme::RsaPss)
        isReady = EVP_PKEY_CTX_set_rsa_padding(parameters, RSA_PKCS1_PSS_PADDING) == 1 &&
                  EVP_PKEY_CTX_set_rsa_pss_saltlen(parameters, RSA_PSS_SALTLEN_DIGEST) == 1;
    QByteArray value(maxSignatureBytes, '\0');
    auto size = static_cast<std::size_t>(value.size());
    if (!isReady || EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(value.data()), &size,
                                   reinterpret_cast<const unsigned char*>(order.data.constData()),
                                   static_cast<std::size_t>(order.data.size())) != 1) {
        ERR_clear_error();
        return faultOf(Fault::AlgorithmUnsupported, Step::Sign);
    }
    value.truncate(static_cast<qsizetype>(size));
    return SignatureValue{value};
}

} // namespace ink::inkstonekeys
