#pragma once

#include "app/base/workbudget.h"

#include <chrono>

namespace ink::pdf {

/** A limit on the processor time of the thread that creates it: a busy computer reaches it no earlier than an
 * idle one, so that a verdict never depends on the load. */
class WorkLimit final
{
public:
    explicit WorkLimit(std::chrono::milliseconds time) : m_end(threadWork() + time) {}
    [[nodiscard]] bool isOver() const { return threadWork() >= m_end; }

private:
    std::chrono::nanoseconds m_end;
};

} // namespace ink::pdf
