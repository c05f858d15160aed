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

    /** Takes one token. Returns zero, or the time until a token is available. A rejected request takes
     * none. */
    [[nodiscard]] std::chrono::milliseconds takeToken(const QByteArray& key, Timestamp now);
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
