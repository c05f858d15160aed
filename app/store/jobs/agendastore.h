#pragma once

#include "app/base/clock.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QList>

#include <optional>

namespace ink::store {

/** When each document in progress is looked at next although nobody touches it: by index, whatever their
 * number. */
class AgendaStore final
{
public:
    explicit AgendaStore(Database& database) : m_db(database) {}

    /** Nothing = there is nothing to come. */
    [[nodiscard]] Result<void> set(Transaction& transaction, domain::DocumentId id,
                                   std::optional<Timestamp> due);
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::DocumentId id);
    /** The due entries, the oldest first. */
    [[nodiscard]] Result<QList<domain::DocumentId>> due(Timestamp now, int limit) const;
    /** All documents in progress of an account are looked at again at this time. */
    [[nodiscard]] Result<void> reviseAccount(Transaction& transaction, domain::AccountId account,
                                             Timestamp when);
    /** Documents in progress that are not on the agenda. One pass over all of them, without a lock. */
    [[nodiscard]] Result<QList<domain::DocumentId>> missing(int limit) const;
    /** Documents that everybody finished and that no `finalize` job stands for. One pass over all in
     * progress. */
    [[nodiscard]] Result<QList<domain::DocumentId>> withoutSealing(int limit) const;

private:
    Database& m_db;
};

} // namespace ink::store
