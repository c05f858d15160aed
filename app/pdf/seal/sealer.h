#pragma once

#include "app/base/message.h"
#include "app/base/result.h"
#include "app/pdf/seal/sealkey.h"
#include "app/pdf/seal/signaturerequest.h"
#include "app/pdf/seal/signercertificates.h"
#include "app/pdf/seal/timestamp.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ink::pdf {

/** The level of a signature (ETSI EN 319 142-1 §6): basic, with a trusted time, with all validation data, and
 * with that data time-stamped. */
enum class SealLevel { B, T, LT, LTA };
/** The name of a level: `B-B`, `B-T`, `B-LT` or `B-LTA`. */
[[nodiscard]] QString sealLevelName(SealLevel level);
/** Parses a name in any case, with or without `B-` or `PAdES-`. */
[[nodiscard]] std::optional<SealLevel> sealLevelFromName(const QString& name);

/** The maximum size of a signature value by this key in bytes, with or without a time-stamp: for
 * SignatureRequest::contentsBytes. */
[[nodiscard]] int maxSignatureBytes(const SealKey& key, bool withTimestamp = false);

/** Like maxSignatureBytes above, for a key elsewhere. */
[[nodiscard]] int maxSignatureBytes(const SignerCertificates& signer, bool withTimestamp = false);

/** Fills in the signature value of a prepared file: a detached CMS (PAdES B-B: SubFilter ETSI.CAdES.detached,
 * signed attributes content-type, message-digest and signing-certificate-v2, no signing-time; ETSI EN 319
 * 142-1 §6.3) with the key's certificates. */
[[nodiscard]] Result<QByteArray> seal(PreparedSignature prepared, const SealKey& key);

/** A signature and its time-stamp, if an authority issued one. */
struct TimestampedSeal
{
    QByteArray bytes;
    std::optional<TimestampToken> token; ///< nothing = B-B
    Message missingReason;               ///< the reason for a missing token
};
/** Like `seal`, with a time-stamp over the signature value as an unsigned attribute (PAdES B-T). If no
 * authority issues one, the result is B-B. The reserved space must be `maxSignatureBytes(key, true)`. */
[[nodiscard]] Result<TimestampedSeal> sealWithTimestamp(PreparedSignature prepared, const SealKey& key,
                                                        const TimestampOptions& timestamping);
/** The input of a key elsewhere for a prepared file. */
struct SigningInput
{
    QByteArray digest;           ///< of the bytes in /ByteRange, with the digest of the signer's algorithm
    QByteArray signedAttributes; ///< DER of SET OF Attribute: the bytes that the key signs
};
/** Computes the bytes that the signer's key must sign. `prepared` has `maxSignatureBytes(signer)` reserved.
 */
[[nodiscard]] Result<SigningInput> signingInput(const PreparedSignature& prepared,
                                                const SignerCertificates& signer);
/** Fills in the signature of a key elsewhere: `cms` is a SignedData by this certificate whose signed
 * attributes are exactly those of `signingInput`. Only its signature value is used; the file gets the same
 * form as from `sealWithTimestamp`, with the certificates of `signer`. Crypto error with the difference
 * otherwise. */
[[nodiscard]] Result<TimestampedSeal> completeSignature(PreparedSignature prepared,
                                                        const SignerCertificates& signer,
                                                        const QByteArray& cms,
                                                        const TimestampOptions& timestamping);

/** Fills a file prepared with `SignatureRequest::isDocumentTimestamp` with a token over its bytes (SubFilter
 * ETSI.RFC3161). Fails with Unavailable if no authority issues one. */
[[nodiscard]] Result<TimestampedSeal> timestampDocument(PreparedSignature prepared,
                                                        const TimestampOptions& timestamping);

} // namespace ink::pdf
