#pragma once

#include <QElapsedTimer>

#include <ctime>

namespace ink::test {

/** CPU time of this process in milliseconds, for limits on work: unlike wall-clock time it doesn't depend on
 * the machine's load. (On Windows std::clock() returns wall-clock time.) */
class WorkTimer final
{
public:
    WorkTimer() : m_start(std::clock()) {}
    void start() { m_start = std::clock(); }
    [[nodiscard]] qint64 elapsed() const { return usecsElapsed() / 1000; }
    /** As elapsed(), in microseconds. */
    [[nodiscard]] qint64 usecsElapsed() const
    {
        return qint64(std::clock() - m_start) * 1'000'000 / CLOCKS_PER_SEC;
    }

private:
    std::clock_t m_start;
};

/** CPU time of the calling thread in nanoseconds: what the user waits for on an idle machine, if the work
 * waits for nothing. Where the system doesn't measure it finely (Windows), wall-clock time. */
class ThreadTimer final
{
public:
    ThreadTimer() { start(); }
    void start() { m_start = now(); }
    [[nodiscard]] qint64 nsecsElapsed() const { return now() - m_start; }

private:
    [[nodiscard]] static qint64 now()
    {
#ifdef CLOCK_THREAD_CPUTIME_ID
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
#else
        QElapsedTimer clock;
        clock.start();
        return clock.msecsSinceReference() * 1'000'000;
#endif
    }
    qint64 m_start = 0;
};

} // namespace ink::test
