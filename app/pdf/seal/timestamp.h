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
    TimestampSource request;
};

/** The authorities that issue time-stamps. */
struct TimestampOptions
{
    QList<TimestampAuthority> authorities; ///< tried in this order until one returns a valid token
    TrustAnchors trustAnchors; ///< an authority whose certificate does not chain to these is refused
};

/** A verified token from an authority. */
struct TimestampToken
{
    QByteArray der; ///< ContentInfo with the TSTInfo, DER
    Timestamp time{};
    QString authority; ///< the authority's configured name
};

/** The space for a token with its certificates in a signature value, in bytes; larger tokens are refused. */
inline constexpr int maxTimestampBytes = 16 * 1024;

/** Requests a token over a SHA-256 digest from the first authority that issues a valid one: granted, for this
 * digest and this request's nonce, signed with a currently valid time-stamping certificate (critical
 * extendedKeyUsage, RFC 3161 §2.3) that chains to a trusted root, without SHA-1. Fails with Unavailable and
 * the reason for each authority if none does. */
[[nodiscard]] Result<TimestampToken> requestTimestamp(const QByteArray& sha256,
                                                      const TimestampOptions& timestamping);

} // namespace ink::pdf
