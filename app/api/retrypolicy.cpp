#include "app/api/retrypolicy.h"

#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>

namespace ink::api {

RetryPolicy RetryPolicy::standard()
{
    RetryPolicy policy;
    policy.wait = [](std::chrono::milliseconds pause, QObject* context, std::function<void()> then) {
        QTimer::singleShot(pause, context, std::move(then));
    };
    policy.randomFraction = [] { return QRandomGenerator::global()->generateDouble(); };
    return policy;
}

RetryPolicy RetryPolicy::never()
{
    RetryPolicy policy = standard();
    policy.maxAttempts = 1;
    return policy;
}

std::optional<std::chrono::milliseconds> RetryPolicy::delayAfter(int tries, const Error& error) const
{
    const bool passing = error.code == ErrorCode::Network || error.code == ErrorCode::Unavailable ||
                         error.code == ErrorCode::RateLimit;
    if (!passing || tries >= maxAttempts) return std::nullopt;
    const std::chrono::milliseconds wish(error.retryAfterMs);
    if (wish > maxRetryAfter) return std::nullopt;
    double pause = static_cast<double>(baseDelay.count());
    for (int i = 1; i < tries; ++i)
        pause *= 2;
    pause = std::min(pause, static_cast<double>(maxDelay.count()));
    pause *= 0.75 + 0.5 * (randomFraction ? randomFraction() : 0.5);
    return std::max(wish, std::chrono::milliseconds(static_cast<qint64>(pause)));
}

} // namespace ink::api
