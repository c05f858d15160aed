#pragma once

#include "app/domain/document/ids.h"
#include "app/domain/routing/absence.h"
#include "app/store/database/database.h"

#include <QList>

namespace ink::store {

/** Absent people, by account, with their deputies. */
class AbsenceStore final
{
public:
    explicit AbsenceStore(Database& database) : m_db(database) {}

    /** Returns the absences, ordered by their first day. */
    [[nodiscard]] Result<QList<domain::Absence>> list(domain::AccountId account) const;
    /** Returns the id of the new absence. */
    [[nodiscard]] Result<qint64> insert(Transaction& transaction, domain::AccountId account,
                                        const domain::Absence& absence);
    /** Returns NotFound if the account has no absence with this id; the same applies to `remove`. */
    [[nodiscard]] Result<void> update(Transaction& transaction, domain::AccountId account,
                                      const domain::Absence& absence);
    [[nodiscard]] Result<void> remove(Transaction& transaction, domain::AccountId account, qint64 id);

private:
    Database& m_db;
};

} // namespace ink::store
