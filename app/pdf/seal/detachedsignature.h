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

/** A signature that is stored separately from the signed data. */
struct DetachedSignature
{
    QByteArray cms; ///< CMS SignedData (RFC 5652) without content, DER; can be verified with `openssl cms
                    ///< -verify -binary`
    Message missingReason; ///< the reason for a missing time-stamp
};
/** Signs any bytes in the form of a seal (CAdES B-B), with a time-stamp if an authority issues one (B-T).
 * Fails with Crypto if signing fails. */
[[nodiscard]] Result<DetachedSignature> signDetached(const QByteArray& content, const SealKey& key,
                                                     const TimestampOptions& timestamping);

struct DetachedVerdict
{
    bool isValid = false;
    Message problem;     ///< set if it is invalid
    QString fingerprint; ///< SHA-256 of the signer's certificate, lower-case hex
    std::optional<Timestamp>
        timestamp; ///< time of a valid time-stamp, whether its authority is trusted or not
};
/** Verifies a result of `signDetached`. Does not check trust in the certificate. */
[[nodiscard]] DetachedVerdict verifyDetached(const QByteArray& cms, const QByteArray& content);

} // namespace ink::pdf
