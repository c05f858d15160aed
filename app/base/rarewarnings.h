#pragma once

#include <QHash>
#include <QString>

#include <chrono>
#include <mutex>
#include <optional>

namespace ink {

/**
 * Limits repeated warnings of the same kind in the log: one at once, then one in each interval, which tells
 * how many there were. Thread-safe.
 */
class RareWarnings final
{
public:
    using Time = std::chrono::steady_clock::time_point;
    explicit RareWarnings(std::chrono::milliseconds interval) : m_interval(interval) {}

    /** The number of warnings of this kind that were suppressed before this one; nothing when this one is to
     * be suppressed, too. */
    [[nodiscard]] std::optional<qint64> take(const QString& kind,
                                             Time now = std::chrono::steady_clock::now());

private:
    struct Kind
    {
        Time last;
        qint64 suppressed = 0;
    };
    const std::chrono::milliseconds m_interval;
    std::mutex m_mutex;
    QHash<QString, Kind> m_kinds;
};

} // namespace ink
