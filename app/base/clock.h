#pragma once

#include <chrono>

namespace ink {

/** A point in time: milliseconds since the epoch, UTC (contract §1). */
using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

/** The source of the current time, so that tests can simulate years. Thread-safe. */
class Clock
{
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual Timestamp now() const = 0;
};

/** The system's clock. */
class SystemClock final : public Clock
{
public:
    [[nodiscard]] Timestamp now() const override
    {
        return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    }
};

} // namespace ink
