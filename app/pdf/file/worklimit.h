#pragma once

#include "app/base/workbudget.h"

#include <chrono>

namespace ink::pdf {

/** A limit on the processor time of the creating thread. Unlike elapsed time, processor time doesn't depend
 * on the computer's load, so neither do verdicts. */
class WorkLimit final
{
public:
    explicit WorkLimit(std::chrono::milliseconds time) : m_end(threadCpuTime() + time) {}
    [[nodiscard]] bool isExceeded() const { return threadCpuTime() >= m_end; }

private:
    std::chrono::nanoseconds m_end;
};

} // namespace ink::pdf
