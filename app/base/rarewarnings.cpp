#include "app/base/rarewarnings.h"

#include <utility>

namespace ink {

std::optional<qint64> RareWarnings::registerWarning(const QString& kind, Time now)
{
    constexpr qsizetype maxKinds = 100;
    const std::lock_guard lock(m_mutex);
    const auto known = m_kinds.find(kind);
    if (known == m_kinds.end()) {
        if (m_kinds.size() >= maxKinds) m_kinds.clear();
        m_kinds.insert(kind, {now, 0});
        return 0;
    }
    if (now - known->last < m_interval) {
        ++known->suppressed;
        return std::nullopt;
    }
    known->last = now;
    return std::exchange(known->suppressed, 0);
}

} // namespace ink
