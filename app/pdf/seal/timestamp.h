#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/pdf/seal/trustanchors.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace ink::pdf {

/** Sends a request (DER of TimeStampReq, RFC 3161 §2.4.1) to an authority and returns its response; the
 * implementation determines the timeout. */
using TimestampSource = std::function<Result<QByteArray>(const QByteArray& request)>;

struct TimestampAuthority
{
    QString name; ///< for display and logs: its host, without secrets
    TimestampSource ask;
};

/** The authorities that issue time-stamps. */
struct Timestamping
{
    QList<TimestampAuthority> authorities; ///< tried in this order until one returns a valid token
    TrustAnchors trust; ///< an authority whose certificate does not chain to these is refused
};

/** A verified token from an authority. */
struct TimestampToken
{
    QByteArray der; ///< ContentInfo of TSTInfo
    Timestamp time{};
    QString authority; ///< the authority's configured name
};

/** The space for a token with its certificates in a signature value, in bytes; larger ones are refused. */
inline constexpr int maxTimestampBytes = 16 * 1024;

/** A token over a SHA-256 digest from the first authority that issues a valid one: granted, for this digest
 * and this request's nonce, signed with a currently valid time-stamping certificate (critical
 * extendedKeyUsage, RFC 3161 §2.3) that chains to a trusted root, without SHA-1. Unavailable, with the reason
 * for each authority, if none does. */
[[nodiscard]] Result<TimestampToken> requestTimestamp(const QByteArray& sha256,
                                                      const Timestamping& timestamping);

} // namespace ink::pdf
