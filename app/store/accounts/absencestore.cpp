#include "app/store/accounts/absencestore.h"

#include "app/base/reasons.h"
#include "app/store/database/query.h"

namespace ink::store {

using domain::Absence;

namespace {

QString dayText(QDate day)
{
    return day.toString(Qt::ISODate);
}

QDate dayFrom(const QVariant& value)
{
    return QDate::fromString(value.toString(), Qt::ISODate);
}

Result<void> needOne(const Query& query)
{
    if (query.numRowsAffected() > 0) return {};
    return fail(ErrorCode::NotFound, reasons::noSuchAbsence());
}

} // namespace

Result<QList<Absence>> AbsenceStore::list(domain::AccountId account) const
{
    INK_ASSIGN(query, run(m_db, "absence_list", {account.value()}));
    QList<Absence> all;
    while (query.next())
        all.append({query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(),
                    dayFrom(query.value(3)), dayFrom(query.value(4)), query.value(5).toString(),
                    query.value(6).toString()});
    return all;
}

Result<qint64> AbsenceStore::insert(Transaction& transaction, domain::AccountId account,
                                    const Absence& absence)
{
    return runForId(transaction.database(), "absence_insert",
                    {account.value(), text(absence.name), text(absence.email), dayText(absence.from),
                     dayText(absence.until), text(absence.deputyName), text(absence.deputyEmail)});
}

Result<void> AbsenceStore::update(Transaction& transaction, domain::AccountId account, const Absence& absence)
{
    INK_ASSIGN(query,
               run(transaction.database(), "absence_update",
                   {text(absence.name), text(absence.email), dayText(absence.from), dayText(absence.until),
                    text(absence.deputyName), text(absence.deputyEmail), account.value(), absence.id}));
    return needOne(query);
}

Result<void> AbsenceStore::remove(Transaction& transaction, domain::AccountId account, qint64 id)
{
    INK_ASSIGN(query, run(transaction.database(), "absence_remove", {account.value(), id}));
    return needOne(query);
}

} // namespace ink::store
