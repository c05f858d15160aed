#pragma once

#include "tests/integration/inkstoned/hostilecalls.h"

#include <array>
#include <atomic>
#include <thread>

namespace ink::test {

/** Asks both instances for their health without the proxy, ten times a second, and looks at their memory. */
class HostileWatch final
{
public:
    struct Watched
    {
        quint16 port = 0;
        qint64 pid = 0;
    };
    HostileWatch(std::array<Watched, 2> instances, HostileFigures& figures);
    ~HostileWatch() { stop(); }
    void stop();

    /** Bytes of resident memory, at most so far. */
    [[nodiscard]] qint64 peakOf(std::size_t instance) const;
    /** The same of the largest helper that paints pages. */
    [[nodiscard]] qint64 peakOfHelpers() const { return m_helpers; }
    /** Bytes of resident memory now that belong to the process alone. */
    [[nodiscard]] qint64 ownMemoryOf(std::size_t instance) const;
    /** Bytes of mapped files (programs, fonts) in memory now; the system takes them back when it needs them. */
    [[nodiscard]] qint64 mappedMemoryOf(std::size_t instance) const;

private:
    void look();

    std::array<Watched, 2> m_instances;
    HostileFigures& m_figures;
    StopSignal m_stop;
    std::atomic<qint64> m_helpers = 0;
    std::thread m_thread;
};

} // namespace ink::test
