#pragma once

#include "app/base/message.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/seal/validationdata.h"

namespace ink::pdf {

/** The target level of a seal and the services required for it. */
struct SealPlan
{
    SealLevel target = SealLevel::B;
    TimestampOptions timestampOptions;
    ValidationSource validationSource; ///< may be empty below B-LT
};

/** A sealed file and the level it reached. */
struct RaisedSeal
{
    QByteArray bytes;
    SealLevel level = SealLevel::B;
    Message missingReason;    ///< the reason why `target` was not reached; empty if it was
    bool isRetryable = false; ///< a later attempt may reach a higher level
    QString authority;        ///< the authority of the first time-stamp of this run, if any
    std::optional<Timestamp> timestamp;
};

/** Signs a file and raises it to the highest level possible, up to that of `plan`. Never fails because a
 * service doesn't respond. */
[[nodiscard]] Result<RaisedSeal> sealToLevel(PreparedSignature prepared, const SealKey& key,
                                             const SealPlan& plan, Timestamp now);

/** Like `sealToLevel`, with the signature of a key elsewhere; see completeSignature in sealer.h. */
[[nodiscard]] Result<RaisedSeal> completeSignature(PreparedSignature prepared,
                                                   const SignerCertificates& signer, const QByteArray& cms,
                                                   const SealPlan& plan, Timestamp now);

/** Raises the level of a sealed file with incremental updates only: the delivered bytes stay unchanged and
 * remain a complete file. A seal without a trusted time gets a document time-stamp, which also makes it B-T
 * (ETSI EN 319 142-1 table 1: signature-time-stamp or document-time-stamp); then the validation data of the
 * seal and the time-stamps (DSS: B-LT), and in the same revision a document time-stamp over it (B-LTA).
 * `fingerprint` identifies the seal's certificate; its last signature is used. */
[[nodiscard]] Result<RaisedSeal> raiseSeal(QByteArray sealed, const QString& fingerprint,
                                           const SealPlan& plan, Timestamp now);

} // namespace ink::pdf
