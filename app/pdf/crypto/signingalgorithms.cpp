#include "app/pdf/crypto/signingalgorithms.h"

#include "app/pdf/crypto/derwriter.h"
#include "app/pdf/crypto/signaturealgorithm.h"

#include <openssl/evp.h>
#include <openssl/objects.h>

#include <algorithm>
#include <array>

namespace ink::pdf {

namespace {

constexpr int maxRsaBits = 8192;
constexpr int signingCurves[] = {NID_X9_62_prime256v1, NID_secp384r1,       NID_secp521r1,
                                 NID_brainpoolP256r1,  NID_brainpoolP384r1, NID_brainpoolP512r1};

/** A digest and the identifiers with it, all in DER without their tag and length. */
struct DigestIds
{
    const char* suffix; ///< in the names of algorithms
    const char* name;   ///< OpenSSL's
    int size;           ///< bytes
    const char* digest;
    const char* rsa;
    const char* ecdsa;
};
constexpr char rsaEncryption[] = "06092a864886f70d010101";
constexpr DigestIds digestIds[] = {
    // SHA-2: RFC 5754, RSA as rsaEncryption (RFC 3370 §3.2); SHA-3: RFC 9688.
    {"SHA256", "SHA256", 32, "0609608648016503040201", rsaEncryption, "06082a8648ce3d040302"},
    {"SHA384", "SHA384", 48, "0609608648016503040202", rsaEncryption, "06082a8648ce3d040303"},
    {"SHA512", "SHA512", 64, "0609608648016503040203", rsaEncryption, "06082a8648ce3d040304"},
    {"SHA3-256", "SHA3-256", 32, "0609608648016503040208", "060960864801650304030e",
     "060960864801650304030a"},
    {"SHA3-384", "SHA3-384", 48, "0609608648016503040209", "060960864801650304030f",
     "060960864801650304030b"},
    {"SHA3-512", "SHA3-512", 64, "060960864801650304020a", "0609608648016503040310",
     "060960864801650304030c"},
};

QByteArray identifier(const char* oid, bool withNull = false)
{
    return der::sequence({QByteArray::fromHex(oid), QByteArray::fromHex(withNull ? "0500" : "")});
}

/** id-RSASSA-PSS with MGF1 of the same digest and a salt of its length (RFC 4055 §3.1). */
QByteArray pssIdentifier(const QByteArray& digest, int saltLength)
{
    const QByteArray mask = der::sequence({QByteArray::fromHex("06092a864886f70d010108"), digest});
    const QByteArray salt = QByteArray::fromHex("0201") + static_cast<char>(saltLength);
    return der::sequence(
        {QByteArray::fromHex("06092a864886f70d01010a"),
         der::sequence({der::encode(der::contextTag(0), {digest}), der::encode(der::contextTag(1), {mask}),
                        der::encode(der::contextTag(2), {salt})})});
}

QList<SigningAlgorithm> makeTable()
{
    QList<SigningAlgorithm> all;
    for (const DigestIds& each : digestIds) {
        const QByteArray digest = identifier(each.digest);
        const auto add = [&](const char* family, SigningKeyType type, bool isPss, const QByteArray& id) {
            all.append({QByteArray(family) + each.suffix, type, each.name, each.size, isPss, digest, id});
        };
        add("RSA-", SigningKeyType::Rsa, false, identifier(each.rsa, true));
        add("RSA-PSS-", SigningKeyType::Rsa, true, pssIdentifier(digest, each.size));
        add("ECDSA-", SigningKeyType::Ec, false, identifier(each.ecdsa));
    }
    all.append({"Ed25519", SigningKeyType::Ed25519, "SHA512", 64, false, identifier("0609608648016503040203"),
                identifier("06032b6570")});
    return all;
}

} // namespace

const QList<SigningAlgorithm>& signingAlgorithms()
{
    static const QList<SigningAlgorithm> all = makeTable();
    return all;
}

const SigningAlgorithm* signingAlgorithm(const QString& name)
{
    const auto& all = signingAlgorithms();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&](const SigningAlgorithm& each) {
        return name == QLatin1String(each.name);
    });
    return found == all.cend() ? nullptr : &*found;
}

bool suits(const evp_pkey_st* key, const SigningAlgorithm& algorithm)
{
    if (!key) return false;
    switch (algorithm.keyType) {
    case SigningKeyType::Rsa: {
        const bool isRsa =
            EVP_PKEY_is_a(key, "RSA") == 1 || (algorithm.isPss && EVP_PKEY_is_a(key, "RSA-PSS") == 1);
        return isRsa && EVP_PKEY_get_bits(key) >= minRsaBits && EVP_PKEY_get_bits(key) <= maxRsaBits;
    }
    case SigningKeyType::Ec: {
        std::array<char, 80> group{};
        size_t length = 0;
        if (EVP_PKEY_is_a(key, "EC") != 1 ||
            EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) != 1)
            return false;
        const int nid = OBJ_sn2nid(group.data());
        return std::find(std::begin(signingCurves), std::end(signingCurves), nid) != std::end(signingCurves);
    }
    case SigningKeyType::Ed25519:
        return EVP_PKEY_is_a(key, "ED25519") == 1;
    }
    return false;
}

} // namespace ink::pdf
