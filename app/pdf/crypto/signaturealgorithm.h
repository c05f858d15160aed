#pragma once

#include "app/base/message.h"
#include "app/pdf/crypto/cryptohandles.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>

struct X509_algor_st;

namespace ink::pdf {

/** The minimum length of an RSA key; shorter keys are too weak (NIST SP 800-57). */
inline constexpr int minRsaBits = 2048;

/** The algorithms of a signature, from its two algorithm identifiers (RFC 5652 §5.3). */
struct SignatureAlgorithm
{
    QByteArray messageDigest; ///< OpenSSL's name of the digest over the covered bytes; empty if unknown
    QByteArray digest;        ///< OpenSSL's name of the digest over the data signed by the key; usually the
                              ///< same
    bool isPss = false;
    bool isPlain = false;    ///< ECDSA as r‖s (BSI TR-03111) instead of DER
    int saltLength = 0;      ///< PSS only: length of the salt in bytes
    QByteArray maskDigest{}; ///< PSS only: OpenSSL's name of the digest in MGF1; empty if unknown
};

/** Parses the two identifiers; `signature` may be null: both digests are then that of `digest`. */
[[nodiscard]] SignatureAlgorithm parseAlgorithm(const X509_algor_st* digest, const X509_algor_st* signature);
/** The display name, e.g. `RSA-2048 SHA-256`, `RSA-2048 PSS SHA-256`, `ECDSA P-256 SHA-256`, `ED25519`. */
[[nodiscard]] QString algorithmName(evp_pkey_st* key, const SignatureAlgorithm& algorithm);
/** Weaknesses by current standards, one message each (NIST SP 800-57, ETSI TS 119 312). */
[[nodiscard]] QList<Message> weaknessesOf(evp_pkey_st* key, const SignatureAlgorithm& algorithm);

/** Converts an ECDSA signature of this key from r‖s to DER; a value of another size is returned unchanged. */
[[nodiscard]] QByteArray derSignature(const evp_pkey_st* key, QByteArrayView value);
/** Returns whether `value` is the key's signature over `message` (including EdDSA). */
[[nodiscard]] bool verifiesMessage(evp_pkey_st* key, const SignatureAlgorithm& algorithm,
                                   const QByteArray& message, QByteArrayView value);
/** Returns whether `value` is the key's signature over bytes with this digest; not for EdDSA, which signs the
 * message itself. */
[[nodiscard]] bool verifiesDigest(evp_pkey_st* key, const SignatureAlgorithm& algorithm,
                                  const QByteArray& digest, QByteArrayView value);

} // namespace ink::pdf
