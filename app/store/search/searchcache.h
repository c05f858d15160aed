#pragma once

#include "app/domain/document/documentsummary.h"
#include "app/store/words/documentset.h"

#include <QCache>
#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>

namespace ink::store {

/**
 * Caches results of recent searches and document sets of common words, valid for one revision of the account:
 * paging through a listing doesn't search again. Also caches document summaries, valid for one version of the
 * document: a listing after a change reads only the changed ones. Thread-safe.
 */
class SearchCache final
{
public:
    struct Found
    {
        qint64 revision = 0; ///< of the account, read in the same snapshot
        qint64 total = 0;
        std::optional<QList<qint64>> ids;             ///< all in order, when there are few
        std::shared_ptr<const DocumentSet> documents; ///< all, when there are many
        qint64 among = 0;                             ///< size of the sorted index range that holds them

        /** Memory use. */
        [[nodiscard]] qint64 bytes() const
        {
            return (ids ? ids->size() * qint64(sizeof(qint64)) : 0) + (documents ? documents->bytes() : 0);
        }
    };
    /** The result for any revision: the caller must compare it with the account's current one. */
    [[nodiscard]] std::optional<Found> find(const QString& key)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_found.constFind(key);
        if (known == m_found.constEnd()) return std::nullopt;
        return *known;
    }
    void keep(const QString& key, const Found& found)
    {
        constexpr qsizetype maximum = 200;
        constexpr qint64 maxBytes = 32LL << 20;
        const std::lock_guard lock(m_mutex);
        if (!m_found.contains(key)) m_order.append(key);
        m_bytes += found.bytes() - m_found.value(key).bytes();
        m_found.insert(key, found);
        while (m_order.size() > maximum || (m_bytes > maxBytes && m_order.size() > 1))
            m_bytes -= m_found.take(m_order.takeFirst()).bytes();
        Q_ASSERT(m_bytes >= 0 && m_order.size() == m_found.size());
    }

    // Index(findSummary): List: documents that are known by their versions
    /** The summary of exactly this version, if it is cached. */
    [[nodiscard]] std::optional<domain::DocumentSummary> findSummary(qint64 id, qint64 version)
    {
        const std::lock_guard lock(m_mutex);
        const auto* const known = m_summaries.object(id);
        return known && known->version == version ? std::optional(*known) : std::nullopt;
    }
    /** `summary` must be committed: every change of a document raises its version. */
    void keepSummary(const domain::DocumentSummary& summary)
    {
        constexpr qsizetype bytesOfOne = 1024; // approximate size of a summary, and of each of its parts
        const std::lock_guard lock(m_mutex);
        m_summaries.insert(summary.id.value(), new domain::DocumentSummary(summary),
                           bytesOfOne * (1 + summary.invitations.size() + summary.files.size()));
    }

private:
    static constexpr qsizetype maxSummaryBytes = 64 * 1024 * 1024;

    std::mutex m_mutex;
    QCache<qint64, domain::DocumentSummary> m_summaries{maxSummaryBytes}; ///< most recently used ones
    QHash<QString, Found> m_found;
    QList<QString> m_order; ///< oldest first
    qint64 m_bytes = 0;
};

} // namespace ink::store
