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

BoundValues valuesOf(domain::AccountId account, const Absence& absence)
{
    return {{"id", absence.id},
            {"account_id", account.value()},
            {"name", fromText(absence.name)},
            {"email", fromText(absence.email)},
            {"first_day", dayText(absence.from)},
            {"last_day", dayText(absence.until)},
            {"deputy_name", fromText(absence.deputyName)},
            {"deputy_email", fromText(absence.deputyEmail)}};
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
        all.append({.id = query["id"].toLongLong(),
                    .name = query["name"].toString(),
                    .email = query["email"].toString(),
                    .from = dayFrom(query["first_day"]),
                    .until = dayFrom(query["last_day"]),
                    .deputyName = query["deputy_name"].toString(),
                    .deputyEmail = query["deputy_email"].toString()});
    return all;
}

Result<qint64> AbsenceStore::insert(Transaction& transaction, domain::AccountId account,
                                    const Absence& absence)
{
    return runForId(transaction.database(), "absence_insert", valuesOf(account, absence));
}

Result<void> AbsenceStore::update(Transaction& transaction, domain::AccountId account, const Absence& absence)
{
    INK_ASSIGN(query, run(transaction.database(), "absence_update", valuesOf(account, absence)));
    return needOne(query);
}

Result<void> AbsenceStore::remove(Transaction& transaction, domain::AccountId account, qint64 id)
{
    INK_ASSIGN(query, run(transaction.database(), "absence_remove", {account.value(), id}));
    return needOne(query);
}

} // namespace ink::store
