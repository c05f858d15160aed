#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>

#include <optional>

namespace ink::store {

/** The schedule of the next check of each document in progress. Due entries are found by index, so the number
 * of documents doesn't matter. */
class AgendaStore final
{
public:
    explicit AgendaStore(Database& database) : m_db(database) {}

    /** Sets the time of the document's next check; nullopt if no check is due. */
    [[nodiscard]] Result<void> set(Transaction& transaction, domain::DocumentId id,
                                   std::optional<Timestamp> due);
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::DocumentId id);
    /** Returns documents with a due check, the oldest check first. */
    [[nodiscard]] Result<QList<domain::DocumentId>> dueDocuments(Timestamp now, int limit) const;
    /** Schedules a check of all documents in progress of an account for this time. */
    [[nodiscard]] Result<void> scheduleAccount(Transaction& transaction, domain::AccountId account,
                                               Timestamp when);
    /** Returns documents in progress without an entry. Scans all of them once, without a lock. */
    [[nodiscard]] Result<QList<domain::DocumentId>> unscheduledDocuments(int limit) const;
    /** Returns documents that all recipients have finished and that have no `finalize` job. Scans all
     * documents in progress once. */
    [[nodiscard]] Result<QList<domain::DocumentId>> documentsWithoutSealing(int limit) const;

private:
    Database& m_db;
};

} // namespace ink::store
