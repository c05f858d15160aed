#include "app/inkstone-keys/mechanisms.h"

#include "app/inkstone-keys/digests.h"

#include <algorithm>

namespace ink::inkstonekeys {

namespace {

using keys::Digest;
using keys::Scheme;
using keys::SigningAlgorithm;

/** The mechanisms that compute a digest themselves, and the digest's names in the parameters of PSS. Values
 * of SHA-3 are those of PKCS #11 3.0, which the header lacks. */
struct DigestMechanisms
{
    Digest digest;
    CK_MECHANISM_TYPE pkcs1;
    CK_MECHANISM_TYPE pss;
    CK_MECHANISM_TYPE ecdsa;
    CK_MECHANISM_TYPE hash;
    CK_RSA_PKCS_MGF_TYPE mask;
};
constexpr DigestMechanisms table[] = {
    {Digest::Sha256, CKM_SHA256_RSA_PKCS, CKM_SHA256_RSA_PKCS_PSS, CKM_ECDSA_SHA256, CKM_SHA256, 2},
    {Digest::Sha384, CKM_SHA384_RSA_PKCS, CKM_SHA384_RSA_PKCS_PSS, CKM_ECDSA_SHA384, CKM_SHA384, 3},
    {Digest::Sha512, CKM_SHA512_RSA_PKCS, CKM_SHA512_RSA_PKCS_PSS, CKM_ECDSA_SHA512, CKM_SHA512, 4},
    {Digest::Sha3_256, 0x60, 0x63, 0x1048, 0x2B0, 7},
    {Digest::Sha3_384, 0x61, 0x64, 0x1049, 0x2C0, 8},
    {Digest::Sha3_512, 0x62, 0x65, 0x104A, 0x2D0, 9},
};

const DigestMechanisms* rowOf(Digest digest)
{
    const auto* const row =
        std::find_if(std::begin(table), std::end(table),
                     [digest](const DigestMechanisms& each) { return each.digest == digest; });
    return row == std::end(table) ? nullptr : row;
}

} // namespace

std::optional<MechanismChoice> chooseMechanism(const SigningAlgorithm& algorithm,
                                               const QList<CK_MECHANISM_TYPE>& offered)
{
    MechanismChoice choice;
    if (algorithm.scheme == Scheme::EdDsa) {
        choice.type = CKM_EDDSA;
        if (!offered.contains(choice.type)) return std::nullopt;
        return choice;
    }
    const DigestMechanisms* const row = rowOf(algorithm.digest);
    if (!row) return std::nullopt;
    CK_MECHANISM_TYPE whole = row->ecdsa;
    choice.type = CKM_ECDSA;
    if (algorithm.scheme == Scheme::RsaPkcs1) {
        choice.type = CKM_RSA_PKCS;
        whole = row->pkcs1;
    } else if (algorithm.scheme == Scheme::RsaPss) {
        choice.type = CKM_RSA_PKCS_PSS;
        whole = row->pss;
        choice.pss = {row->hash, row->mask, static_cast<CK_ULONG>(keys::digestSize(algorithm.digest))};
    }
    if (offered.contains(choice.type)) {
        choice.takesDigest = true;
        choice.takesDigestInfo = algorithm.scheme == Scheme::RsaPkcs1;
        return choice;
    }
    if (!offered.contains(whole)) return std::nullopt;
    choice.type = whole;
    return choice;
}

QList<SigningAlgorithm> algorithmsOf(const QList<CK_MECHANISM_TYPE>& offered)
{
    QList<SigningAlgorithm> all;
    for (const Scheme scheme : {Scheme::RsaPkcs1, Scheme::RsaPss, Scheme::Ecdsa})
        for (const DigestMechanisms& row : table)
            if (chooseMechanism({scheme, row.digest}, offered)) all.append({scheme, row.digest});
    const SigningAlgorithm edwards{Scheme::EdDsa, Digest::None};
    if (chooseMechanism(edwards, offered)) all.append(edwards);
    return all;
}

QByteArray inputFor(const MechanismChoice& choice, const SigningAlgorithm& algorithm, const QByteArray& data,
                    int orderBytes)
{
    if (!choice.takesDigest) return data;
    const QByteArray digest = digestOf(algorithm.digest, data);
    if (choice.takesDigestInfo) return digestInfo(algorithm.digest, digest);
    return orderBytes > 0 ? digest.left(orderBytes) : digest;
}

} // namespace ink::inkstonekeys
