#pragma once

#include "app/base/result.h"
#include "app/base/workbudget.h"

#include <chrono>
#include <cstddef>
#include <stdexcept>

namespace ink::pdf {

/** The work on a file took more memory or time than its ParseBudget allows. */
class BudgetExceeded final : public std::runtime_error
{
public:
    BudgetExceeded() : std::runtime_error("parse budget exceeded") {}
};

// Index(ParseBudget): Upload: what a PDF may cost to read
/**
 * Bounds the memory and the processor time (WorkBudget) that this thread spends on one PDF while it lives.
 * Memory is what `new` hands out on this thread less what it takes back: parsed objects, not the file's own
 * bytes. An allocation beyond it throws std::bad_alloc. The parser turns some exceptions into warnings, so
 * whoever loops over objects calls `check`. A budget within another one cannot allow more than that. What was
 * freed goes back to the system at the end when it was much.
 */
class ParseBudget final
{
public:
    /** The resources that parsing a file of this size may use. */
    [[nodiscard]] static size_t memoryFor(qsizetype fileSize);
    static constexpr int maxStretch = WorkBudget::maxStretch;

    explicit ParseBudget(size_t bytes, std::chrono::milliseconds time = WorkBudget::usualTime);
    ~ParseBudget();
    ParseBudget(const ParseBudget&) = delete;
    ParseBudget& operator=(const ParseBudget&) = delete;

    /** Throws BudgetExceeded when this thread's budget is used up; safe to call without one. */
    static void check();
    /** The same, as an error with the reason for the person who uploads. */
    [[nodiscard]] static Result<void> checked();
    /** Bytes that this thread holds since its budget began; 0 without one. */
    [[nodiscard]] static size_t used();
    /** Returns whether memory is counted: not under sanitizers, whose allocator takes the place of ours. */
    [[nodiscard]] static bool countsMemory();

private:
    WorkBudget m_time;
    size_t m_limitBefore;
    bool m_isOutermost;
};

} // namespace ink::pdf
