#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QHash>

#include <mutex>

namespace ink::service::http {

/**
 * A token bucket for each key (contract §10), in memory and bounded. Each process allows the full rate.
 * Thread-safe.
 */
class RateLimiter final
{
public:
    struct Rate
    {
        // Number(perSecond, requests): Requests a second for each key and instance
        int perSecond = 50; ///< refilled evenly
        // Number(burst, requests): Requests at once for each key and instance
        int burst = 200; ///< capacity of a bucket
        qsizetype maxKeys = 20'000;
    };
    explicit RateLimiter(Rate rate) : m_rate(rate) {}

    struct TokenResult
    {
        std::chrono::milliseconds wait{};      ///< zero, or the time until a token is available
        int remaining = 0;                     ///< whole tokens that are left
        std::chrono::milliseconds untilFull{}; ///< the time until the bucket is full again
    };
    /** Takes one token. A rejected request takes none. */
    [[nodiscard]] TokenResult takeToken(const QByteArray& key, Timestamp now);
    [[nodiscard]] const Rate& rate() const { return m_rate; }
    [[nodiscard]] qsizetype size();

private:
    struct Bucket
    {
        double tokens = 0;
        Timestamp at{};
    };
    void refill(Bucket& bucket, Timestamp now) const;
    void removeFullBuckets(Timestamp now);

    const Rate m_rate;
    std::mutex m_mutex;
    QHash<QByteArray, Bucket> m_buckets;
};

} // namespace ink::service::http
