#pragma once

// Private to app/pdf.

#include <QCache>
#include <QMutex>

#include <memory>
#include <utility>

namespace ink::pdf {

/** A process-wide cache of values that several files need. The least recently used ones are evicted when the
 * total size exceeds the limit, which bounds the memory use for any input. Thread-safe. */
template <typename Key, typename Value> class SharedCache final
{
public:
    explicit SharedCache(qsizetype limit) : m_values(limit) {} ///< bytes

    /** Returns the cached value, or null. */
    [[nodiscard]] std::shared_ptr<const Value> get(const Key& key)
    {
        const QMutexLocker lock(&m_mutex);
        const auto* found = m_values.object(key);
        return found ? *found : nullptr;
    }
    /** `bytes` is the memory used by the value; values larger than the limit are not cached. */
    std::shared_ptr<const Value> put(const Key& key, Value value, qsizetype bytes)
    {
        auto made = std::make_shared<const Value>(std::move(value));
        const QMutexLocker lock(&m_mutex);
        m_values.insert(key, new std::shared_ptr<const Value>(made), bytes + overhead);
        return made;
    }

private:
    static constexpr qsizetype overhead = 128; ///< bytes per entry
    QMutex m_mutex;
    QCache<Key, std::shared_ptr<const Value>> m_values;
};

} // namespace ink::pdf
