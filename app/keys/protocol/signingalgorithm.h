#pragma once

#include <QtGlobal>

namespace ink::keys {

/** Digests with which keys sign (FIPS 180-4, FIPS 202). EdDSA has none of its own choice. */
enum class Digest : quint8 { None = 0, Sha256 = 1, Sha384, Sha512, Sha3_256, Sha3_384, Sha3_512 };
inline constexpr Digest lastDigest = Digest::Sha3_512;

enum class Scheme : quint8 {
    RsaPkcs1 = 1, ///< RSASSA-PKCS1-v1_5 (RFC 8017 §8.2)
    RsaPss, ///< RSASSA-PSS (RFC 8017 §8.1); the mask's digest and the salt's length are those of the digest
    Ecdsa,  ///< FIPS 186-5 §6; values are DER (RFC 3279 §2.2.3)
    EdDsa   ///< Ed25519 and Ed448 (RFC 8032)
};
inline constexpr Scheme lastScheme = Scheme::EdDsa;

/** One way in which a key signs. */
struct SigningAlgorithm
{
    Scheme scheme = Scheme::RsaPkcs1;
    Digest digest = Digest::Sha256;
    bool operator==(const SigningAlgorithm&) const = default;
};

/** OpenSSL's name of a digest, e.g. `SHA256`; null for Digest::None. */
[[nodiscard]] const char* digestName(Digest digest);
/** The size of a digest in bytes; 0 for Digest::None. */
[[nodiscard]] int digestSize(Digest digest);
/** Returns whether the parts fit each other: EdDSA without a digest, all others with one. */
[[nodiscard]] bool isValid(const SigningAlgorithm& algorithm);

} // namespace ink::keys
