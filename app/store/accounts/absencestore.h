#pragma once

#include "app/domain/document/ids.h"
#include "app/domain/routing/absence.h"
#include "app/store/database/database.h"

#include <QList>

namespace ink::store {

/** The absent people of accounts, with their deputies. */
class AbsenceStore final
{
public:
    explicit AbsenceStore(Database& database) : m_db(database) {}

    /** Ordered by their first day. */
    [[nodiscard]] Result<QList<domain::Absence>> list(domain::AccountId account) const;
    /** The new one's id. */
    [[nodiscard]] Result<qint64> insert(Transaction& transaction, domain::AccountId account,
                                        const domain::Absence& absence);
    /** NotFound when the account has none with this id, as `remove`. */
    [[nodiscard]] Result<void> update(Transaction& transaction, domain::AccountId account,
                                      const domain::Absence& absence);
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::AccountId account, qint64 id);

private:
    Database& m_db;
};

} // namespace ink::store
