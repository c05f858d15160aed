#pragma once

#include <chrono>

namespace ink::workflow {

/** The facts that determine the poll interval of the listing. */
struct PollFacts
{
    bool isVisible = true;         ///< the listing is visible
    bool isActive = true;          ///< the window has the focus
    bool isDocumentActive = false; ///< a visible document is being signed, sealed or delivered
    bool userActed = false;        ///< the user has just done something
    int failures = 0;              ///< consecutive failed refreshes
};

// Index(pollInterval): List: how often it refreshes by itself
/** Returns the poll interval: short after the user's own actions and while the window is active, longer when
 * idle, longest while the service doesn't respond. */
[[nodiscard]] inline std::chrono::milliseconds pollInterval(const PollFacts& facts)
{
    using namespace std::chrono_literals;
    if (facts.failures > 0) {
        const std::chrono::milliseconds longest = facts.isActive ? 60s : 300s;
        const std::chrono::milliseconds wait = 5s * (1 << (facts.failures < 7 ? facts.failures - 1 : 6));
        return wait < longest ? wait : longest;
    }
    if (facts.userActed) return 1500ms;
    if (!facts.isActive) return facts.isDocumentActive ? 30s : 60s;
    if (!facts.isVisible) return 30s;
    return facts.isDocumentActive ? 4s : 15s;
}

} // namespace ink::workflow
