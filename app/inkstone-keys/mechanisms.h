#pragma once

// Private to app/inkstone-keys.

#include "app/keys/protocol/signingalgorithm.h"

#include <QByteArray>
#include <QList>

#include <optional>
#include <p11-kit/pkcs11.h>

namespace ink::inkstonekeys {

/** How a token signs with an algorithm: the mechanism and what it is given. */
struct MechanismChoice
{
    CK_MECHANISM_TYPE type = 0;
    bool takesDigest = false; ///< the digest of the data, otherwise the data
    bool takesDigestInfo = false;
    CK_RSA_PKCS_PSS_PARAMS pss{}; ///< for RSASSA-PSS
};

/** Returns the mechanism for an algorithm among those with which the token signs; the ones that take a digest
 * first, because slow cards compute digests slowly. */
[[nodiscard]] std::optional<MechanismChoice> chooseMechanism(const keys::SigningAlgorithm& algorithm,
                                                             const QList<CK_MECHANISM_TYPE>& offered);
/** All algorithms for which there is a mechanism. */
[[nodiscard]] QList<keys::SigningAlgorithm> algorithmsOf(const QList<CK_MECHANISM_TYPE>& offered);
/** What the mechanism signs. `orderBytes` is the size of an elliptic curve's order, to which a longer digest
 * is cut (FIPS 186-5 §6.4.1), because some tokens refuse longer ones; 0 otherwise. */
[[nodiscard]] QByteArray inputFor(const MechanismChoice& choice, const keys::SigningAlgorithm& algorithm,
                                  const QByteArray& data, int orderBytes);

} // namespace ink::inkstonekeys
