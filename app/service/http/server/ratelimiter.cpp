#include "app/service/http/server/ratelimiter.h"

#include <algorithm>
#include <cmath>

namespace ink::service::http {

void RateLimiter::refill(Bucket& bucket, Timestamp now) const
{
    // A clock that was set back must neither remove tokens nor add them twice.
    const auto passed = std::max<std::chrono::milliseconds>(now - bucket.at, std::chrono::milliseconds(0));
    const double more = static_cast<double>(passed.count()) * m_rate.perSecond / 1000.0;
    bucket.tokens = std::min<double>(m_rate.burst, bucket.tokens + more);
    bucket.at = now;
}

RateLimiter::TokenResult RateLimiter::takeToken(const QByteArray& key, Timestamp now)
{
    const std::lock_guard lock(m_mutex);
    auto found = m_buckets.find(key);
    if (found == m_buckets.end()) {
        if (m_buckets.size() >= m_rate.maxKeys) removeFullBuckets(now);
        found = m_buckets.insert(key, {static_cast<double>(m_rate.burst), now});
    }
    refill(*found, now);
    Q_ASSERT(found->tokens >= 0 && found->tokens <= m_rate.burst);
    const auto timeFor = [this](double tokens) {
        return std::chrono::milliseconds(static_cast<qint64>(std::ceil(tokens * 1000.0 / m_rate.perSecond)));
    };
    TokenResult token;
    if (found->tokens < 1)
        token.wait = timeFor(1 - found->tokens);
    else
        found->tokens -= 1;
    token.remaining = static_cast<int>(found->tokens);
    token.untilFull = timeFor(m_rate.burst - found->tokens);
    return token;
}

qsizetype RateLimiter::size()
{
    const std::lock_guard lock(m_mutex);
    return m_buckets.size();
}

void RateLimiter::removeFullBuckets(Timestamp now)
{
    // A full bucket is equivalent to none, so full buckets are removed first. If that isn't enough, those
    // that are at least half full are removed, then all.
    for (const double enough : {static_cast<double>(m_rate.burst), m_rate.burst / 2.0, 0.0}) {
        m_buckets.removeIf([&](auto each) {
            refill(each.value(), now);
            return each.value().tokens >= enough;
        });
        if (m_buckets.size() < m_rate.maxKeys) return;
    }
}

} // namespace ink::service::http
