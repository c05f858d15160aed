#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>

namespace ink::store {

struct SearchPlan;

/**
 * What recent searches found, good as long as the account's revision stands: turning the pages of a listing
 * does not search again. Safe from any thread.
 */
class SearchCache final
{
public:
    struct Found
    {
        qint64 revision = 0; ///< of the account, read in the same snapshot
        qint64 total = 0;
        std::optional<QList<qint64>> ids;       ///< all of them in order, when they are few
        std::shared_ptr<const SearchPlan> plan; ///< how to find a page, when they are many
    };
    [[nodiscard]] std::optional<Found> find(const QString& key, qint64 revision)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_found.constFind(key);
        if (known == m_found.constEnd() || known->revision != revision) return std::nullopt;
        return *known;
    }
    void keep(const QString& key, const Found& found)
    {
        constexpr qsizetype most = 48;
        const std::lock_guard lock(m_mutex);
        if (!m_found.contains(key)) m_order.append(key);
        m_found.insert(key, found);
        while (m_order.size() > most)
            m_found.remove(m_order.takeFirst());
    }

private:
    std::mutex m_mutex;
    QHash<QString, Found> m_found;
    QList<QString> m_order; ///< oldest first
};

} // namespace ink::store
