#pragma once

#include "app/store/documentset.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>

namespace ink::store {

/**
 * What recent searches found and which documents have common words, good as long as the account's revision
 * stands: turning the pages of a listing does not search again. Safe from any thread.
 */
class SearchCache final
{
public:
    struct Found
    {
        qint64 revision = 0; ///< of the account, read in the same snapshot
        qint64 total = 0;
        std::optional<QList<qint64>> ids;             ///< all of them in order, when they are few
        std::shared_ptr<const DocumentSet> documents; ///< all of them, when they are many
        qint64 among = 0;                             ///< so many the sorted index holds with them

        /** How much memory it takes. */
        [[nodiscard]] qint64 bytes() const
        {
            return (ids ? ids->size() * qint64(sizeof(qint64)) : 0) + (documents ? documents->bytes() : 0);
        }
    };
    /** Of whatever revision: it holds only while that is the account's. */
    [[nodiscard]] std::optional<Found> find(const QString& key)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_found.constFind(key);
        if (known == m_found.constEnd()) return std::nullopt;
        return *known;
    }
    void keep(const QString& key, const Found& found)
    {
        constexpr qsizetype most = 200;
        constexpr qint64 mostBytes = 32LL << 20;
        const std::lock_guard lock(m_mutex);
        if (!m_found.contains(key)) m_order.append(key);
        m_bytes += found.bytes() - m_found.value(key).bytes();
        m_found.insert(key, found);
        while (m_order.size() > most || (m_bytes > mostBytes && m_order.size() > 1))
            m_bytes -= m_found.take(m_order.takeFirst()).bytes();
    }

private:
    std::mutex m_mutex;
    QHash<QString, Found> m_found;
    QList<QString> m_order; ///< oldest first
    qint64 m_bytes = 0;
};

} // namespace ink::store
