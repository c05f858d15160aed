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

/** Carries a request (DER of TimeStampReq, RFC 3161 §2.4.1) to an authority and brings its answer back; how
 * long that may take is the carrier's matter. */
using TimestampSource = std::function<Result<QByteArray>(const QByteArray& request)>;

struct TimestampAuthority
{
    QString name; ///< for people and logs: its host, without secrets
    TimestampSource ask;
};

/** The authority that issues time-stamps. */
struct Timestamping
{
    QList<TimestampAuthority> authorities; ///< tried in this order until one returns a valid token
    TrustAnchors trust;                    ///< an authority whose certificate does not lead here is refused
};

/** A checked token from an authority. */
struct TimestampToken
{
    QByteArray der; ///< ContentInfo of TSTInfo
    Timestamp time{};
    QString authority; ///< its name as configured
};

/** Room for a token with its certificates in a signature value, in bytes; larger ones are refused. */
inline constexpr int timestampRoom = 16 * 1024;

/**
 * A token over a SHA-256 digest from the first authority that gives a good one: granted, for this digest and
 * this request's nonce, signed by a certificate made for time-stamping (critical extendedKeyUsage, RFC 3161
 * §2.3) that is valid now and leads to a trusted root, no SHA-1. Unavailable, with the reason of each, when
 * none does.
 */
[[nodiscard]] Result<TimestampToken> timestampOver(const QByteArray& sha256,
                                                   const Timestamping& timestamping);

} // namespace ink::pdf
