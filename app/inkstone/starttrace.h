#pragma once

#include <chrono>

namespace ink {

/**
 * Prints to standard error when each step of the start ended, in milliseconds, if INKSTONE_TRACE_START is
 * set: to the microseconds of the steady clock at which the process was started (bench_start does so), or to
 * 0 to count from the first step.
 */
class StartTrace final
{
public:
    StartTrace();
    /** Prints the time at which the step with this name ended. */
    void step(const char* name) const;

private:
    std::chrono::steady_clock::time_point m_begin;
    bool m_isOn = false;
};

} // namespace ink
