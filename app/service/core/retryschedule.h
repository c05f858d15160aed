#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>

namespace ink::service {

/** The delays between the attempts of an action, and when to give up. */
struct RetrySchedule
{
    std::span<const std::chrono::seconds>
        delays;                         ///< after the first attempt, the second, …; the last one repeats
    std::chrono::seconds giveUpAfter{}; ///< maximum sum of the delays

    /** Returns the delay after this number of attempts; nullopt = give up. */
    [[nodiscard]] constexpr std::optional<std::chrono::seconds> delayAfter(int tries) const
    {
        std::chrono::seconds sum{};
        std::chrono::seconds pause = delays.front();
        for (int i = 0; i < tries; ++i) {
            pause = delays[std::min(static_cast<std::size_t>(i), delays.size() - 1)];
            sum += pause;
            if (sum > giveUpAfter) return std::nullopt;
        }
        return pause;
    }
};

} // namespace ink::service
