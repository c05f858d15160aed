#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/base/result.h"
#include "app/pdf/seal/sealkey.h"
#include "app/pdf/seal/timestamp.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::pdf {

/** A signature that is kept beside what it signs. */
struct DetachedSignature
{
    QByteArray
        cms; ///< CMS SignedData (RFC 5652) without content, DER: `openssl cms -verify -binary` reads it
    Message missing; ///< the reason for a missing time-stamp
};
/** Signs any bytes, in the form of a seal (CAdES B-B), with a time-stamp when an authority gives one
 * (B-T). Crypto when the key fails. */
[[nodiscard]] Result<DetachedSignature> signDetached(const QByteArray& content, const SealKey& key,
                                                     const Timestamping& timestamping);

struct DetachedVerdict
{
    bool holds = false;
    Message problem;                  ///< when it does not hold
    QString fingerprint;              ///< SHA-256 of the signer's certificate, lower-case hex
    std::optional<Timestamp> stamped; ///< of a time-stamp that computes; says nothing about its authority
};
/** Verifies what `signDetached` made. Says nothing about trust in the certificate. */
[[nodiscard]] DetachedVerdict verifyDetached(const QByteArray& cms, const QByteArray& content);

} // namespace ink::pdf
