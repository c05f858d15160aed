#include "app/pdf/crypto/signaturealgorithm.h"

#include "app/pdf/crypto/reasons.h"

#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

#include <array>

namespace ink::pdf {

namespace {

constexpr int ecMinimumBits = 224;

struct FreeKeyContext
{
    void operator()(EVP_PKEY_CTX* context) const noexcept { EVP_PKEY_CTX_free(context); }
};
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, FreeKeyContext>;
struct FreePss
{
    void operator()(RSA_PSS_PARAMS* parameters) const noexcept { RSA_PSS_PARAMS_free(parameters); }
};
struct FreeSignature
{
    void operator()(ECDSA_SIG* signature) const noexcept { ECDSA_SIG_free(signature); }
};

QByteArray nidName(int nid)
{
    const char* const name = nid == NID_undef ? nullptr : OBJ_nid2sn(nid);
    return name ? QByteArray(name) : QByteArray();
}

int nidOf(const X509_ALGOR* algorithm)
{
    if (!algorithm) return NID_undef;
    const ASN1_OBJECT* object = nullptr;
    X509_ALGOR_get0(&object, nullptr, nullptr, algorithm);
    return OBJ_obj2nid(object);
}

QByteArray dotted(const X509_ALGOR* algorithm)
{
    const ASN1_OBJECT* object = nullptr;
    X509_ALGOR_get0(&object, nullptr, nullptr, algorithm);
    std::array<char, 128> text{};
    const int size = OBJ_obj2txt(text.data(), static_cast<int>(text.size()), object, 1);
    return size > 0 && size < static_cast<int>(text.size()) ? QByteArray(text.data(), size) : QByteArray();
}

/** The digest of plain ECDSA (BSI TR-03111), by the last number of its object identifier. */
QByteArray plainDigest(const QByteArray& id)
{
    static const QByteArray base("0.4.0.127.0.7.1.1.4.1.");
    if (!id.startsWith(base)) return {};
    static const std::array<const char*, 12> names{"",         "SHA1",     "SHA224",    "SHA256",
                                                   "SHA384",   "SHA512",   "RIPEMD160", "",
                                                   "SHA3-224", "SHA3-256", "SHA3-384",  "SHA3-512"};
    const int last = id.mid(base.size()).toInt();
    return last > 0 && last < static_cast<int>(names.size()) ? QByteArray(names.at(static_cast<size_t>(last)))
                                                             : QByteArray();
}

void readPss(const X509_ALGOR* algorithm, SignatureAlgorithm& out)
{
    // Absent parameters mean SHA-1 and 20 bytes of salt (RFC 4055 §3.1).
    out.digest = "SHA1";
    out.maskDigest = "SHA1";
    out.saltLength = 20;
    int type = V_ASN1_UNDEF;
    const void* value = nullptr;
    X509_ALGOR_get0(nullptr, &type, &value, algorithm);
    if (type != V_ASN1_SEQUENCE) return;
    const auto* const text = static_cast<const ASN1_STRING*>(value);
    const unsigned char* at = ASN1_STRING_get0_data(text);
    const std::unique_ptr<RSA_PSS_PARAMS, FreePss> parameters(
        d2i_RSA_PSS_PARAMS(nullptr, &at, ASN1_STRING_length(text)));
    if (!parameters) {
        out.digest.clear();
        return;
    }
    if (parameters->hashAlgorithm) out.digest = nidName(nidOf(parameters->hashAlgorithm));
    if (parameters->saltLength) out.saltLength = static_cast<int>(ASN1_INTEGER_get(parameters->saltLength));
    if (!parameters->maskGenAlgorithm) return;
    out.maskDigest.clear();
    X509_ALGOR_get0(nullptr, &type, &value, parameters->maskGenAlgorithm);
    if (nidOf(parameters->maskGenAlgorithm) != NID_mgf1 || type != V_ASN1_SEQUENCE) return;
    const auto* const mask = static_cast<const ASN1_STRING*>(value);
    at = ASN1_STRING_get0_data(mask);
    X509_ALGOR* const inner = d2i_X509_ALGOR(nullptr, &at, ASN1_STRING_length(mask));
    out.maskDigest = nidName(nidOf(inner));
    X509_ALGOR_free(inner);
}

bool isEdwards(EVP_PKEY* key)
{
    return EVP_PKEY_is_a(key, "ED25519") == 1 || EVP_PKEY_is_a(key, "ED448") == 1;
}

QString readableDigest(const QByteArray& name)
{
    QString text = QString::fromLatin1(name);
    if (text.startsWith(QLatin1String("SHA")) && text.size() > 3 && text.at(3).isDigit() &&
        !text.startsWith(QLatin1String("SHA3-")))
        text.insert(3, QLatin1Char('-'));
    return text;
}

bool setPss(EVP_PKEY_CTX* context, const SignatureAlgorithm& algorithm)
{
    const EVP_MD* const mask = EVP_get_digestbyname(algorithm.maskDigest.constData());
    return mask && algorithm.saltLength >= 0 &&
           EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1 &&
           EVP_PKEY_CTX_set_rsa_pss_saltlen(context, algorithm.saltLength) == 1 &&
           EVP_PKEY_CTX_set_rsa_mgf1_md(context, mask) == 1;
}

} // namespace

SignatureAlgorithm parseAlgorithm(const X509_algor_st* digest, const X509_algor_st* signature)
{
    SignatureAlgorithm out;
    int digestOfName = nidOf(digest);
    if (int inner = NID_undef; digestOfName != NID_undef && // a signature algorithm in place of a digest
                               OBJ_find_sigid_algs(digestOfName, &inner, nullptr) == 1 && inner != NID_undef)
        digestOfName = inner;
    out.messageDigest = nidName(digestOfName);
    if (out.messageDigest.isEmpty() && digest && dotted(digest) == "2.16.840.1.101.3.4.2.18")
        out.messageDigest =
            "SHAKE256"; // id-shake256-len, which some programs write for Ed448 (RFC 8419 §2.3)
    out.digest = out.messageDigest;
    const int nid = nidOf(signature);
    if (nid == NID_rsassaPss) {
        out.isPss = true;
        readPss(signature, out);
    } else if (int digestNid = NID_undef; nid != NID_undef &&
                                          OBJ_find_sigid_algs(nid, &digestNid, nullptr) == 1 &&
                                          digestNid != NID_undef) {
        out.digest = nidName(digestNid);
    } else if (signature) {
        if (const QByteArray plain = plainDigest(dotted(signature)); !plain.isEmpty()) {
            out.digest = plain;
            out.isPlain = true;
        }
    }
    return out;
}

QString algorithmName(evp_pkey_st* key, const SignatureAlgorithm& algorithm)
{
    QString name = key ? QString::fromLatin1(EVP_PKEY_get0_type_name(key)) : QString();
    if (name == QLatin1String("RSA") || name == QLatin1String("RSA-PSS")) {
        name = QStringLiteral("RSA-%1").arg(EVP_PKEY_get_bits(key));
        if (algorithm.isPss) name += QStringLiteral(" PSS");
    } else if (name == QLatin1String("DSA")) {
        name = QStringLiteral("DSA-%1").arg(EVP_PKEY_get_bits(key));
    } else if (name == QLatin1String("EC")) {
        std::array<char, 80> group{};
        size_t length = 0;
        QString curve = QString::number(EVP_PKEY_get_bits(key));
        if (EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) == 1) {
            const char* nist = EC_curve_nid2nist(OBJ_sn2nid(group.data()));
            curve = QString::fromLatin1(nist ? nist : group.data());
        }
        name = QStringLiteral("ECDSA %1").arg(curve);
    }
    return QStringLiteral("%1 %2").arg(name, readableDigest(algorithm.digest));
}

QList<Message> weaknessesOf(evp_pkey_st* key, const SignatureAlgorithm& algorithm)
{
    QList<Message> weak;
    const int bits = key ? EVP_PKEY_get_bits(key) : 0;
    const bool rsa = key && (EVP_PKEY_is_a(key, "RSA") == 1 || EVP_PKEY_is_a(key, "RSA-PSS") == 1);
    const bool dsa = key && EVP_PKEY_is_a(key, "DSA") == 1;
    const bool ec = key && EVP_PKEY_is_a(key, "EC") == 1;
    if (((rsa || dsa) && bits < minRsaBits) || (ec && bits < ecMinimumBits))
        weak.append(reasons::keyTooShortBits(bits));
    if (dsa) weak.append(reasons::dsaWeak());
    for (const char* name : {"SHA1", "MD5", "MD4", "MD2", "RIPEMD160", "MD5-SHA1"}) {
        if (algorithm.messageDigest != name && algorithm.digest != name) continue;
        weak.append(reasons::digestWeak(readableDigest(QByteArray(name))));
    }
    if (algorithm.isPss && algorithm.digest != "SHA1" &&
        (algorithm.maskDigest == "SHA1" || algorithm.saltLength < 16))
        weak.append(reasons::pssParametersWeak());
    return weak;
}

QByteArray derSignature(const evp_pkey_st* key, QByteArrayView value)
{
    if (value.size() != 2 * ((EVP_PKEY_get_bits(key) + 7) / 8)) return value.toByteArray();
    const auto* const bytes = reinterpret_cast<const unsigned char*>(value.data());
    const int half = static_cast<int>(value.size() / 2);
    const std::unique_ptr<ECDSA_SIG, FreeSignature> signature(ECDSA_SIG_new());
    BIGNUM* const r = BN_bin2bn(bytes, half, nullptr);
    BIGNUM* const s = BN_bin2bn(bytes + half, half, nullptr);
    if (!signature || !r || !s || ECDSA_SIG_set0(signature.get(), r, s) != 1) {
        BN_free(r);
        BN_free(s);
        return value.toByteArray();
    }
    unsigned char* out = nullptr;
    const int size = i2d_ECDSA_SIG(signature.get(), &out);
    if (size <= 0) return value.toByteArray();
    const QByteArray der(reinterpret_cast<const char*>(out), size);
    OPENSSL_free(out);
    return der;
}

bool verifiesMessage(evp_pkey_st* key, const SignatureAlgorithm& algorithm, const QByteArray& message,
                     QByteArrayView value)
{
    if (!key) return false;
    if (!isEdwards(key)) {
        const QByteArray digest = digestOf(algorithm.digest.constData(), {message});
        return !digest.isEmpty() && verifiesDigest(key, algorithm, digest, value);
    }
    const CryptoPtr<evp_md_ctx_st> context(EVP_MD_CTX_new());
    return context &&
           EVP_DigestVerifyInit_ex(context.get(), nullptr, nullptr, nullptr, nullptr, key, nullptr) == 1 &&
           EVP_DigestVerify(context.get(), reinterpret_cast<const unsigned char*>(value.data()),
                            static_cast<size_t>(value.size()),
                            reinterpret_cast<const unsigned char*>(message.constData()),
                            static_cast<size_t>(message.size())) == 1;
}

bool verifiesDigest(evp_pkey_st* key, const SignatureAlgorithm& algorithm, const QByteArray& digest,
                    QByteArrayView value)
{
    if (!key || isEdwards(key) || digest.isEmpty()) return false;
    const EVP_MD* const method = EVP_get_digestbyname(algorithm.digest.constData());
    const KeyContext context(EVP_PKEY_CTX_new(key, nullptr));
    if (!method || !context || EVP_PKEY_verify_init(context.get()) != 1) return false;
    if (algorithm.isPss && !setPss(context.get(), algorithm)) return false;
    if (EVP_PKEY_CTX_set_signature_md(context.get(), method) != 1) return false;
    const auto matches = [&](QByteArrayView signature) {
        return EVP_PKEY_verify(context.get(), reinterpret_cast<const unsigned char*>(signature.data()),
                               static_cast<size_t>(signature.size()),
                               reinterpret_cast<const unsigned char*>(digest.constData()),
                               static_cast<size_t>(digest.size())) == 1;
    };
    const bool ec = EVP_PKEY_is_a(key, "EC") == 1;
    if (!(ec && algorithm.isPlain) && matches(value)) return true;
    // Both forms are equivalent; some writers use r‖s with the identifier for DER.
    const QByteArray der = ec ? derSignature(key, value) : QByteArray();
    return ec && der != value && matches(der);
}

} // namespace ink::pdf
