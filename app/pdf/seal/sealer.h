#pragma once

#include "app/base/message.h"
#include "app/base/result.h"
#include "app/pdf/seal/sealkey.h"
#include "app/pdf/seal/signaturerequest.h"
#include "app/pdf/seal/timestamp.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::pdf {

/** How far a signature proves itself (ETSI EN 319 142-1 §6): by itself, with a trusted time, with all that
 * judging it needs, and that time-stamped again. */
enum class SealLevel { B, T, LT, LTA };
/** `B-B`, `B-T`, `B-LT`, `B-LTA` */
[[nodiscard]] QString sealLevelName(SealLevel level);
/** Parses a name in any case, with or without `B-` (`PAdES-` too). */
[[nodiscard]] std::optional<SealLevel> sealLevelFrom(const QString& name);

/** How many bytes a signature value by this key takes at most, with room for a time-stamp or without: what
 * SignatureRequest::contentsBytes needs. */
[[nodiscard]] int sealBytes(const SealKey& key, bool withTimestamp = false);

/**
 * Fills the signature value of a prepared file with a detached CMS (PAdES B-B: SubFilter ETSI.CAdES.detached,
 * signed attributes content-type, message-digest and signing-certificate-v2, no signing-time; ETSI
 * EN 319 142-1 §6.3) with the key's certificates.
 */
[[nodiscard]] Result<QByteArray> seal(PreparedSignature prepared, const SealKey& key);

/** A signature and, when an authority answered, its time. */
struct StampedSeal
{
    QByteArray bytes;
    std::optional<TimestampToken> token; ///< nothing = B-B
    Message missing;                     ///< the reason for a missing token
};
/** As `seal`, with a time-stamp over the signature value as an unsigned attribute (PAdES B-T). When no
 * authority gives one the result is B-B. The room must be `sealBytes(key, true)`. */
[[nodiscard]] Result<StampedSeal> sealStamped(PreparedSignature prepared, const SealKey& key,
                                              const Timestamping& timestamping);
/** Fills a file that was prepared with `SignatureRequest::documentTimestamp` with a token over its bytes
 * (SubFilter ETSI.RFC3161). Unavailable when no authority gives one. */
[[nodiscard]] Result<StampedSeal> timestampDocument(PreparedSignature prepared,
                                                    const Timestamping& timestamping);

} // namespace ink::pdf
