#pragma once

// Private to app/pdf.

#include <QCache>
#include <QMutex>

#include <memory>
#include <utility>

namespace ink::pdf {

/**
 * Values that several files need, kept for the process. Those used least recently go when all together are
 * larger than the limit, so that no choice of characters makes the process grow. Safe from any thread.
 */
template <typename Key, typename Value> class SharedCache final
{
public:
    explicit SharedCache(qsizetype limit) : m_values(limit) {} ///< bytes

    /** Null when the value is not kept. */
    [[nodiscard]] std::shared_ptr<const Value> get(const Key& key)
    {
        const QMutexLocker lock(&m_mutex);
        const auto* found = m_values.object(key);
        return found ? *found : nullptr;
    }
    /** `bytes` is what the value occupies; one larger than the limit is not kept. */
    std::shared_ptr<const Value> put(const Key& key, Value value, qsizetype bytes)
    {
        auto made = std::make_shared<const Value>(std::move(value));
        const QMutexLocker lock(&m_mutex);
        m_values.insert(key, new std::shared_ptr<const Value>(made), bytes + overhead);
        return made;
    }

private:
    static constexpr qsizetype overhead = 128; ///< of an entry
    QMutex m_mutex;
    QCache<Key, std::shared_ptr<const Value>> m_values;
};

} // namespace ink::pdf
