#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>

namespace ink::service {

/** The times at which a failed action is retried. */
struct RetrySchedule
{
    std::span<const std::chrono::seconds>
        pauses;                         ///< after the first attempt, the second, …; the last one repeats
    std::chrono::seconds giveUpAfter{}; ///< maximum sum of the pauses

    /** The pause after this number of attempts; nothing = give up. */
    [[nodiscard]] constexpr std::optional<std::chrono::seconds> pauseAfter(int tries) const
    {
        std::chrono::seconds sum{};
        std::chrono::seconds pause = pauses.front();
        for (int i = 0; i < tries; ++i) {
            pause = pauses[std::min(static_cast<std::size_t>(i), pauses.size() - 1)];
            sum += pause;
            if (sum > giveUpAfter) return std::nullopt;
        }
        return pause;
    }
};

} // namespace ink::service
