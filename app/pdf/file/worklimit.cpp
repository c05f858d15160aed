#include "app/pdf/file/worklimit.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <time.h>
#endif

namespace ink::pdf {

std::chrono::nanoseconds threadWork()
{
#ifdef Q_OS_WIN
    FILETIME created;
    FILETIME ended;
    FILETIME kernel;
    FILETIME user;
    if (!GetThreadTimes(GetCurrentThread(), &created, &ended, &kernel, &user))
        return std::chrono::steady_clock::now().time_since_epoch();
    const auto ticks = [](const FILETIME& time) { // of 100 ns
        return (static_cast<long long>(time.dwHighDateTime) << 32) | time.dwLowDateTime;
    };
    return std::chrono::nanoseconds(100 * (ticks(kernel) + ticks(user)));
#else
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
#endif
}

} // namespace ink::pdf
