#include "app/pdf/file/parsebudget.h"

#include "app/base/freedmemory.h"
#include "app/pdf/file/reasons.h"

#include <QString>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <new>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define INK_OWN_ALLOCATOR 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define INK_OWN_ALLOCATOR 0
#endif
#endif
#ifndef INK_OWN_ALLOCATOR
#ifdef __GLIBC__
#define INK_OWN_ALLOCATOR 1
#else
#define INK_OWN_ALLOCATOR 0
#endif
#endif

namespace ink::pdf {

namespace {

constexpr size_t mebibyte = 1024 * 1024;
constexpr size_t worthReleasing = 16 * mebibyte; ///< smaller amounts are soon reused

/** Plain data, so that `operator new` can read it at any time in a thread's life. */
struct ThreadBudget
{
    bool active = false;
    bool exceeded = false;
    size_t used = 0;
    size_t peak = 0;
    size_t limit = 0;
};
thread_local ThreadBudget threadBudget;
} // namespace

size_t ParseBudget::memoryFor(qsizetype fileSize)
{
    const auto size = static_cast<size_t>(std::max<qsizetype>(0, fileSize));
    return std::min<size_t>(256 * mebibyte + 8 * size, 768 * mebibyte);
}

ParseBudget::ParseBudget(size_t bytes, std::chrono::milliseconds time)
    : m_time(time), m_limitBefore(threadBudget.limit), m_isOutermost(!threadBudget.active)
{
    if (m_isOutermost) {
        threadBudget = {true, false, 0, 0, bytes};
        return;
    }
    const size_t room = std::numeric_limits<size_t>::max() - threadBudget.used;
    threadBudget.limit = std::min(threadBudget.limit, threadBudget.used + std::min(bytes, room));
}

ParseBudget::~ParseBudget()
{
    Q_ASSERT(threadBudget.active);
    threadBudget.limit = m_limitBefore;
    if (!m_isOutermost) return;
    const bool isWorthIt = threadBudget.peak > worthReleasing;
    threadBudget = {};
    if (isWorthIt) releaseFreedMemory();
}

void ParseBudget::check()
{
    if (!threadBudget.active) return;
    if (!threadBudget.exceeded && !WorkBudget::isUsedUp()) return;
    threadBudget.exceeded = true;
    throw BudgetExceeded();
}

Result<void> ParseBudget::tryCheck()
{
    try {
        check();
    } catch (const BudgetExceeded&) {
        return fail(ErrorCode::UnreadablePdf, reasons::pdfTooCostly());
    }
    return {};
}

size_t ParseBudget::usedBytes()
{
    return threadBudget.active ? threadBudget.used : 0;
}

bool ParseBudget::countsMemory()
{
    return INK_OWN_ALLOCATOR != 0;
}

} // namespace ink::pdf

#if INK_OWN_ALLOCATOR

// Counts the allocations of a thread with a budget. Otherwise only reads a thread-local variable.

namespace {

void* countedNew(std::size_t size)
{
    void* memory = std::malloc(size == 0 ? 1 : size);
    while (!memory) {
        const std::new_handler handler = std::get_new_handler();
        if (!handler) throw std::bad_alloc();
        handler();
        memory = std::malloc(size == 0 ? 1 : size);
    }
    auto& budget = ink::pdf::threadBudget;
    if (!budget.active) return memory;
    const std::size_t usable = malloc_usable_size(memory);
    if (budget.used + usable > budget.limit) {
        std::free(memory);
        budget.exceeded = true;
        throw std::bad_alloc();
    }
    budget.used += usable;
    budget.peak = std::max(budget.peak, budget.used);
    return memory;
}

void countedDelete(void* memory) noexcept
{
    auto& budget = ink::pdf::threadBudget;
    if (budget.active && memory) {
        const std::size_t usable = malloc_usable_size(memory);
        budget.used -= std::min(usable, budget.used); // some of it was allocated before the budget began
    }
    std::free(memory);
}

} // namespace

void* operator new(std::size_t size)
{
    return countedNew(size);
}
void* operator new[](std::size_t size)
{
    return countedNew(size);
}
void operator delete(void* memory) noexcept
{
    countedDelete(memory);
}
void operator delete[](void* memory) noexcept
{
    countedDelete(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    countedDelete(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    countedDelete(memory);
}

#endif
