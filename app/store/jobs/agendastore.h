#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>

#include <optional>

namespace ink::store {

/** Schedule of the next check of each document in progress. Due entries are found by index, however many
 * documents there are. */
class AgendaStore final
{
public:
    explicit AgendaStore(Database& database) : m_db(database) {}

    /** Nothing = no check is due. */
    [[nodiscard]] Result<void> set(Transaction& transaction, domain::DocumentId id,
                                   std::optional<Timestamp> due);
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::DocumentId id);
    /** The due entries, the oldest first. */
    [[nodiscard]] Result<QList<domain::DocumentId>> due(Timestamp now, int limit) const;
    /** Schedules all documents in progress of an account for this time. */
    [[nodiscard]] Result<void> reviseAccount(Transaction& transaction, domain::AccountId account,
                                             Timestamp when);
    /** Documents in progress without an entry. One pass over all of them, without a lock. */
    [[nodiscard]] Result<QList<domain::DocumentId>> missing(int limit) const;
    /** Documents that all recipients have finished and that have no `finalize` job. One pass over all
     * documents in progress. */
    [[nodiscard]] Result<QList<domain::DocumentId>> withoutSealing(int limit) const;

private:
    Database& m_db;
};

} // namespace ink::store
