#pragma once

#include <QHash>
#include <QString>

#include <chrono>
#include <mutex>
#include <optional>

namespace ink {

/** Limits repeated warnings of the same kind in the log: the first one immediately, then one per interval
 * with the number of suppressed ones. Thread-safe. */
class RareWarnings final
{
public:
    using Time = std::chrono::steady_clock::time_point;
    explicit RareWarnings(std::chrono::milliseconds interval) : m_interval(interval) {}

    /** The number of warnings of this kind suppressed before this one; nothing if this one is suppressed,
     * too. */
    [[nodiscard]] std::optional<qint64> registerWarning(const QString& kind,
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
