#pragma once

#include "app/base/clock.h"

#include <atomic>
#include <chrono>

namespace ink::test {

/** A clock that tests set manually; starts at 2026-01-01 00:00 UTC. Thread-safe for reading. */
class ManualClock final : public Clock
{
public:
    static constexpr Timestamp epoch{std::chrono::milliseconds{1'767'225'600'000}};

    explicit ManualClock(Timestamp start = epoch) : m_now(start.time_since_epoch().count()) {}

    [[nodiscard]] Timestamp now() const override
    {
        return Timestamp{std::chrono::milliseconds{m_now.load()}};
    }
    void set(Timestamp time) { m_now = time.time_since_epoch().count(); }
    void advance(std::chrono::milliseconds by) { m_now += by.count(); }

private:
    std::atomic<std::chrono::milliseconds::rep> m_now;
};

} // namespace ink::test
