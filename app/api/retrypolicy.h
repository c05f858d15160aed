#pragma once

#include "app/base/error.h"

#include <chrono>
#include <functional>
#include <optional>

class QObject;

namespace ink::api {

/** The rules for retries: after a lost connection, 429 and 503, for calls that are safe to repeat. */
struct RetryPolicy
{
    int maxAttempts = 4;
    std::chrono::milliseconds baseDelay{400};
    std::chrono::milliseconds maxDelay{20'000};
    std::chrono::milliseconds maxRetryAfter{60'000}; ///< if the server requires more, the call fails

    /** Runs `then` after a pause unless `context` is destroyed first. Replaced in tests. */
    std::function<void(std::chrono::milliseconds, QObject* context, std::function<void()> then)> wait;
    /** Returns a random number in [0, 1) for the jitter. Replaced in tests. */
    std::function<double()> randomFraction;

    /** Returns the policy with the system's timer and random numbers. */
    [[nodiscard]] static RetryPolicy standard();
    /** Returns a policy with a single attempt. */
    [[nodiscard]] static RetryPolicy never();

    /** Returns the delay after the `tries`-th failed attempt (1-based); nothing = no further attempt. Jitter
     * is ±25 %; the server's Retry-After is the minimum. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> delayAfter(int tries, const Error& error) const;
};

} // namespace ink::api
