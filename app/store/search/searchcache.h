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
 * Caches results of recent searches and document sets of common words, valid for one revision of the account,
 * so that paging through a listing doesn't search again. Also caches document summaries, valid for one
 * version of the document, so that a listing after a change reads only the changed ones. Thread-safe.
 */
class SearchCache final
{
public:
    struct Entry
    {
        qint64 revision = 0; ///< revision of the account, read in the same snapshot
        qint64 total = 0;
        std::optional<QList<qint64>> ids;             ///< all ids in order, if there are few
        std::shared_ptr<const DocumentSet> documents; ///< all documents, if there are many
        qint64 rangeSize = 0;                         ///< size of the sorted index range that contains these
                                                      ///< documents

        /** Returns the memory use in bytes. */
        [[nodiscard]] qint64 memoryUse() const
        {
            return (ids ? ids->size() * qint64(sizeof(qint64)) : 0) +
                   (documents ? documents->memoryUse() : 0);
        }
    };
    /** Returns the result for any revision. The caller must compare its revision with the account's current
     * one. */
    [[nodiscard]] std::optional<Entry> find(const QString& key)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_entries.constFind(key);
        if (known == m_entries.constEnd()) return std::nullopt;
        return *known;
    }
    void insert(const QString& key, const Entry& found)
    {
        constexpr qsizetype maximum = 200;
        constexpr qint64 maxBytes = 32LL << 20;
        const std::lock_guard lock(m_mutex);
        if (!m_entries.contains(key)) m_order.append(key);
        m_bytes += found.memoryUse() - m_entries.value(key).memoryUse();
        m_entries.insert(key, found);
        while (m_order.size() > maximum || (m_bytes > maxBytes && m_order.size() > 1))
            m_bytes -= m_entries.take(m_order.takeFirst()).memoryUse();
        Q_ASSERT(m_bytes >= 0 && m_order.size() == m_entries.size());
    }

    // Index(findSummary): List: documents that are known by their versions
    /** Returns the summary of exactly this version, if cached. */
    [[nodiscard]] std::optional<domain::DocumentSummary> findSummary(qint64 id, qint64 version)
    {
        const std::lock_guard lock(m_mutex);
        const auto* const known = m_summaries.object(id);
        return known && known->version == version ? std::optional(*known) : std::nullopt;
    }
    /** Caches a summary, which must come from committed data: every change of a document raises its
     * version. */
    void insertSummary(const domain::DocumentSummary& summary)
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
    QHash<QString, Entry> m_entries;
    QList<QString> m_order; ///< oldest first
    qint64 m_bytes = 0;
};

} // namespace ink::store
