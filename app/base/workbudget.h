#pragma once

#include <chrono>

namespace ink {

/** Processor time that the calling thread has used. */
[[nodiscard]] std::chrono::nanoseconds threadWork();

// Index(WorkBudget): Files: what reading one may cost
/**
 * Bounds the processor time that this thread spends on one file while it lives: the one budget of everything
 * that reads files. A busy computer refuses no file that an idle one takes, unless it takes `maxStretch`
 * times as long. A budget within another one cannot allow more than that. Whoever loops over a file asks
 * `isUsedUp`; quick.
 */
class WorkBudget final
{
public:
    static constexpr std::chrono::seconds usualTime{20};
    static constexpr int maxStretch = 5;

    explicit WorkBudget(std::chrono::milliseconds time = usualTime);
    ~WorkBudget();
    WorkBudget(const WorkBudget&) = delete;
    WorkBudget& operator=(const WorkBudget&) = delete;

    /** Returns whether this thread's budget is used up; false without one. */
    [[nodiscard]] static bool isUsedUp();

    /** The deadline of a budget. */
    struct Deadline
    {
        /** Until then, nobody needs to ask for the processor time, which takes longer than asking for this.
         */
        std::chrono::steady_clock::time_point check = std::chrono::steady_clock::time_point::max();
        std::chrono::steady_clock::time_point last = std::chrono::steady_clock::time_point::max();
        std::chrono::nanoseconds work = std::chrono::nanoseconds::max(); ///< processor time of the thread
    };

private:
    Deadline m_before;
};

} // namespace ink
