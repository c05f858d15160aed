#include "app/service/accounts/absences.h"

#include "app/base/reasons.h"
#include "app/service/accounts/reasons.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/rules/deputies.h"
#include "app/store/database/query.h"

#include <algorithm>

namespace ink::service {

using domain::Absence;

Absences::Absences(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<domain::AbsenceList> Absences::list(const Actor& actor) const
{
    INK_ASSIGN(deputies, Deputies::load(m_stores, actor.account, m_core.now()));
    return deputies.list();
}

Result<Absence> Absences::add(const Actor& actor, const Absence& wanted, const StoreResponse& keep)
{
    Absence added = wanted;
    added.id = 0;
    return store::runWithRetries(m_stores.database, [&] { return save(actor, added, keep); });
}

Result<Absence> Absences::update(const Actor& actor, const Absence& wanted)
{
    return store::runWithRetries(m_stores.database, [&] { return save(actor, wanted, {}); });
}

Result<Absence> Absences::save(const Actor& actor, Absence wanted, const StoreResponse& keep)
{
    wanted = domain::trimmed(wanted);
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(store::run(m_stores.database, "account_touch", {actor.account.value()})); // locks the row
    INK_ASSIGN(known, list(actor));
    const bool isNew = wanted.id == 0;
    if (!isNew && std::none_of(known.absences.begin(), known.absences.end(),
                               [&](const Absence& each) { return each.id == wanted.id; }))
        return fail(ErrorCode::NotFound, reasons::noSuchAbsence());
    if (isNew && known.absences.size() >= domain::maxAbsences)
        return fail(ErrorCode::State, reasons::tooManyAbsences(domain::maxAbsences));
    if (auto issues = domain::absenceIssues(wanted, known); !issues.isEmpty())
        return failFields(ErrorCode::Validation, std::move(issues));
    if (isNew) {
        INK_ASSIGN(id, m_stores.absences.insert(transaction, actor.account, wanted));
        wanted.id = id;
    } else {
        INK_TRY(m_stores.absences.update(transaction, actor.account, wanted));
    }
    if (keep) INK_TRY(keep(transaction, wanted));
    INK_TRY(transaction.commit());
    return wanted;
}

Result<void> Absences::remove(const Actor& actor, qint64 id)
{
    return store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(store::run(m_stores.database, "account_touch",
                           {actor.account.value()})); // invalidates the list's ETag
        INK_TRY(m_stores.absences.remove(transaction, actor.account, id));
        return transaction.commit();
    });
}

} // namespace ink::service
