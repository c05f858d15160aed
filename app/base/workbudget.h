#pragma once

#include <chrono>

namespace ink {

/** The processor time used by the calling thread. */
[[nodiscard]] std::chrono::nanoseconds threadCpuTime();

// Index(WorkBudget): Files: what reading one may cost
/** Limits the processor time that this thread spends on one file during the object's lifetime; used by
 * everything that reads files. Since it isn't wall-clock time, a busy computer accepts the same files as an
 * idle one, up to `maxStretch` times as much wall-clock time. A nested budget can't exceed the outer one.
 * Loops over a file check `isUsedUp`, which is fast. */
class WorkBudget final
{
public:
    static constexpr std::chrono::seconds defaultTime{20};
    static constexpr int maxStretch = 5;

    explicit WorkBudget(std::chrono::milliseconds time = defaultTime);
    ~WorkBudget();
    WorkBudget(const WorkBudget&) = delete;
    WorkBudget& operator=(const WorkBudget&) = delete;

    /** Returns whether this thread's budget is used up; false without one. */
    [[nodiscard]] static bool isUsedUp();

    /** The limits of a budget. */
    struct Deadline
    {
        /** Before this time, the processor time, which is slower to query, need not be checked. */
        std::chrono::steady_clock::time_point checkAfter = std::chrono::steady_clock::time_point::max();
        std::chrono::steady_clock::time_point end = std::chrono::steady_clock::time_point::max();
        std::chrono::nanoseconds cpuTime = std::chrono::nanoseconds::max(); ///< processor time of the thread
    };

private:
    Deadline m_before;
};

} // namespace ink
