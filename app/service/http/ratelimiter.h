#pragma once

#include "app/base/clock.h"

#include <QByteArray>
#include <QHash>

#include <mutex>

namespace ink::service::http {

/**
 * A bucket of tokens for each key (contract §10), in memory and bounded: of several processes each allows the
 * rate. Safe from any thread.
 */
class RateLimiter final
{
public:
    struct Rate
    {
        int perSecond = 50; ///< refilled evenly
        int burst = 200;    ///< capacity of a bucket
        qsizetype maxKeys = 20'000;
    };
    explicit RateLimiter(Rate rate) : m_rate(rate) {}

    /** Takes one token: zero, or how long until there is one. A refused request costs nothing. */
    [[nodiscard]] std::chrono::milliseconds take(const QByteArray& key, Timestamp now);
    [[nodiscard]] qsizetype size();

private:
    struct Bucket
    {
        double tokens = 0;
        Timestamp at{};
    };
    void refill(Bucket& bucket, Timestamp now) const;
    void forgetFull(Timestamp now);

    const Rate m_rate;
    std::mutex m_mutex;
    QHash<QByteArray, Bucket> m_buckets;
};

} // namespace ink::service::http
