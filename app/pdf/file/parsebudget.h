#pragma once

#include "app/base/result.h"
#include "app/base/workbudget.h"

#include <chrono>
#include <cstddef>
#include <stdexcept>

namespace ink::pdf {

/** Thrown when processing a file exceeds the memory or time of its ParseBudget. */
class BudgetExceeded final : public std::runtime_error
{
public:
    BudgetExceeded() : std::runtime_error("parse budget exceeded") {}
};

// Index(ParseBudget): Upload: what a PDF may cost to read
/** Limits the memory and the processor time (WorkBudget) that this thread spends on one PDF during the
 * object's lifetime. Counts the memory allocated minus that freed with `new` and `delete` on this thread:
 * parsed objects, not the file's own bytes. An allocation beyond the limit throws std::bad_alloc. The parser
 * converts some exceptions to warnings, so loops over objects must call `check`. A nested budget can't exceed
 * the outer one. At the end, large amounts of freed memory are returned to the system. */
class ParseBudget final
{
public:
    /** The memory that parsing a file of this size may use. */
    [[nodiscard]] static size_t memoryFor(qsizetype fileSize);
    static constexpr int maxStretch = WorkBudget::maxStretch;

    explicit ParseBudget(size_t bytes, std::chrono::milliseconds time = WorkBudget::defaultTime);
    ~ParseBudget();
    ParseBudget(const ParseBudget&) = delete;
    ParseBudget& operator=(const ParseBudget&) = delete;

    /** Throws BudgetExceeded if this thread's budget is used up; does nothing without one. */
    static void check();
    /** Like check(), but returns an error with an explanation for the user. */
    [[nodiscard]] static Result<void> tryCheck();
    /** Bytes allocated minus bytes freed on this thread since its budget began; 0 without a budget. */
    [[nodiscard]] static size_t usedBytes();
    /** Returns whether memory is counted: false without glibc, and with sanitizers, whose allocator replaces
     * ours. */
    [[nodiscard]] static bool countsMemory();

private:
    WorkBudget m_time;
    size_t m_limitBefore;
    bool m_isOutermost;
};

} // namespace ink::pdf
