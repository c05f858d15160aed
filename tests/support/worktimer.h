#pragma once

#include <QtGlobal>

#include <ctime>

namespace ink::test {

/** CPU time of this process in milliseconds, for limits on work: unlike wall-clock time it doesn't depend on
 * the machine's load. (On Windows std::clock() returns wall-clock time.) */
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
