#pragma once

#include "tests/integration/inkstoned/hostilecalls.h"

#include <array>
#include <atomic>
#include <thread>

namespace ink::test {

/** Polls the health of both instances ten times a second without the proxy, and monitors their memory. */
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

    /** Peak resident memory in bytes so far. */
    [[nodiscard]] qint64 peakOf(std::size_t instance) const;
    /** The same for the largest rendering helper. */
    [[nodiscard]] qint64 peakOfHelpers() const { return m_helpers; }
    /** Current private resident memory in bytes. */
    [[nodiscard]] qint64 ownMemoryOf(std::size_t instance) const;
    /** Bytes of mapped files (programs, fonts) that are resident; the system can reclaim them. */
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
