#pragma once

#include <chrono>

namespace ink::pdf {

/** Processor time that the calling thread has used. */
[[nodiscard]] std::chrono::nanoseconds threadWork();

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
