#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

struct evp_pkey_st;

namespace ink::pdf {

enum class SigningKeyType { Rsa, Ec, Ed25519 };

/** A way to sign: its digest and the identifiers that it writes into a signature value. */
struct SigningAlgorithm
{
    QByteArray name; ///< in the API, e.g. `RSA-PSS-SHA256`
    SigningKeyType keyType;
    const char* digest; ///< OpenSSL's name of the digest over the covered bytes; also over the signed
                        ///< attributes, except that Ed25519 signs these themselves
    int digestSize;     ///< bytes
    bool isPss;
    QByteArray digestId;    ///< DER of the digest's AlgorithmIdentifier
    QByteArray signatureId; ///< DER of the signature's AlgorithmIdentifier
};

// Index(signingAlgorithms): Signing with a certificate: its algorithms, as data
/** All algorithms with which signatures are written: RSA (PKCS#1 v1.5 and PSS), ECDSA, and Ed25519 with
 * SHA-512 (RFC 8419, ISO/TS 32002), with SHA-2 and SHA-3 (ISO/TS 32001, RFC 9688). */
[[nodiscard]] const QList<SigningAlgorithm>& signingAlgorithms();
/** The algorithm with this name, or null. */
[[nodiscard]] const SigningAlgorithm* signingAlgorithm(const QString& name);

/** Returns whether a key can sign with an algorithm: its type, for ECDSA one of the curves P-256, P-384,
 * P-521 and brainpoolP256r1, P384r1, P512r1 (ISO/TS 32002), for RSA 2048 to 8192 bits. */
[[nodiscard]] bool suits(const evp_pkey_st* key, const SigningAlgorithm& algorithm);

} // namespace ink::pdf
