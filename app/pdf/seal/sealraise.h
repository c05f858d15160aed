#pragma once

#include "app/base/message.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/seal/validationdata.h"

namespace ink::pdf {

/** The target level of a seal and the servers that help. */
struct SealPlan
{
    SealLevel target = SealLevel::B;
    Timestamping timestamping;
    ValidationSource validation; ///< may be empty below B-LT
};

/** A sealed file and how far it got. */
struct RaisedSeal
{
    QByteArray bytes;
    SealLevel level = SealLevel::B;
    Message missing;          ///< why `target` was not reached; empty when it was
    bool worthTrying = false; ///< another try later may get further
    QString authority;        ///< who gave the first time-stamp of this run, if any
    std::optional<Timestamp> stamped;
};

/** Signs and goes as far as `plan` wants and the others answer: never fails for their sake. */
[[nodiscard]] Result<RaisedSeal> sealTo(PreparedSignature prepared, const SealKey& key, const SealPlan& plan,
                                        Timestamp now);

/**
 * Takes a sealed file further, by revisions behind its bytes only: what was delivered stays as it is and
 * stays a whole file. Without a trusted time it gets a document time-stamp, which makes it B-T as well
 * (ETSI EN 319 142-1 table 1: signature-time-stamp or document-time-stamp); then what judging the seal and
 * the time-stamps needs (DSS: B-LT), and in the same revision a document time-stamp over that (B-LTA).
 * `fingerprint` names the seal's certificate; its last signature counts.
 */
[[nodiscard]] Result<RaisedSeal> raiseSeal(QByteArray sealed, const QString& fingerprint,
                                           const SealPlan& plan, Timestamp now);

} // namespace ink::pdf
