#pragma once

#include <QtGlobal>

#include <ctime>

namespace ink::test {

/**
 * Processor time of this process in milliseconds, for limits on work: unlike the time on the wall it does not
 * depend on what else the machine does. (On Windows std::clock() counts the time on the wall.)
 */
class WorkTimer final
{
public:
    WorkTimer() : m_start(std::clock()) {}
    void start() { m_start = std::clock(); }
    [[nodiscard]] qint64 elapsed() const { return qint64(std::clock() - m_start) * 1000 / CLOCKS_PER_SEC; }

private:
    std::clock_t m_start;
};

} // namespace ink::test
