#include "app/base/workbudget.h"

#include <QtGlobal>

#include <algorithm>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <time.h>
#endif

namespace ink {

namespace {

thread_local WorkBudget::Deadline threadDeadline;

} // namespace

std::chrono::nanoseconds threadCpuTime()
{
#ifdef Q_OS_WIN
    FILETIME created;
    FILETIME ended;
    FILETIME kernel;
    FILETIME user;
    if (!GetThreadTimes(GetCurrentThread(), &created, &ended, &kernel, &user))
        return std::chrono::steady_clock::now().time_since_epoch();
    const auto ticks = [](const FILETIME& time) { // in units of 100 ns
        return (static_cast<long long>(time.dwHighDateTime) << 32) | time.dwLowDateTime;
    };
    return std::chrono::nanoseconds(100 * (ticks(kernel) + ticks(user)));
#else
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
#endif
}

WorkBudget::WorkBudget(std::chrono::milliseconds time) : m_before(threadDeadline)
{
    const auto now = std::chrono::steady_clock::now();
    threadDeadline = {std::min(m_before.checkAfter, now + time),
                      std::min(m_before.end, now + time * maxStretch),
                      std::min(m_before.cpuTime, threadCpuTime() + std::chrono::nanoseconds(time))};
}

WorkBudget::~WorkBudget()
{
    threadDeadline = m_before;
}

bool WorkBudget::isUsedUp()
{
    if (threadDeadline.cpuTime == std::chrono::nanoseconds::max()) return false;
    const auto now = std::chrono::steady_clock::now();
    if (now < threadDeadline.checkAfter) return false;
    const std::chrono::nanoseconds left = threadDeadline.cpuTime - threadCpuTime();
    if (left <= std::chrono::nanoseconds::zero() || now >= threadDeadline.end) return true;
    threadDeadline.checkAfter = now + left;
    return false;
}

} // namespace ink
