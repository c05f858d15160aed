#pragma once

#include "app/base/workbudget.h"

#include <chrono>

namespace ink::pdf {

/** A limit on the processor time of the creating thread: independent of the computer's load, so that a
 * verdict never depends on it. */
class WorkLimit final
{
public:
    explicit WorkLimit(std::chrono::milliseconds time) : m_end(threadCpuTime() + time) {}
    [[nodiscard]] bool isOver() const { return threadCpuTime() >= m_end; }

private:
    std::chrono::nanoseconds m_end;
};

} // namespace ink::pdf
