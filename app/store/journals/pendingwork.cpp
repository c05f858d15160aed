#include "app/store/journals/pendingwork.h"

#include "app/store/database/query.h"

namespace ink::store {

using namespace domain;

namespace {

PendingWork::Entry pendingEntry(const QSqlQuery& row)
{
    PendingWork::Entry entry;
    entry.id = row.value(0).toLongLong();
    entry.profile = row.value(1).toString();
    entry.place = row.value(2).toLongLong();
    entry.kind = row.value(3).toString();
    entry.title = row.value(4).toString();
    entry.document = DocumentId(row.value(5).toLongLong());
    entry.body = row.value(6).toByteArray();
    entry.key = row.value(7).toString();
    entry.created = toTime(row.value(8));
    entry.error = row.value(9).toString().toUtf8();
    return entry;
}

Result<void> writeOne(Database& db, const char* name, std::initializer_list<QVariant> values)
{
    INK_ASSIGN(transaction, Transaction::begin(db));
    INK_TRY(run(db, name, values));
    return transaction.commit();
}

} // namespace

Result<qint64> PendingWork::add(const Entry& entry)
{
    INK_ASSIGN(ids, add(QList<Entry>{entry}));
    Q_ASSERT(ids.size() == 1);
    return ids.constFirst();
}

Result<QList<qint64>> PendingWork::add(const QList<Entry>& entries)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    QList<qint64> ids;
    for (const Entry& entry : entries) {
        INK_ASSIGN(id, runForId(m_db, "pending_add",
                                {entry.profile, entry.profile, entry.kind, entry.title,
                                 entry.document.value(), entry.body, entry.key, fromTime(entry.created)}));
        ids.append(id);
    }
    INK_TRY(transaction.commit());
    return ids;
}

Result<QList<PendingWork::Entry>> PendingWork::all(const QString& profile) const
{
    INK_ASSIGN(query, run(m_db, "pending_all", {profile}));
    QList<Entry> entries;
    while (query.next())
        entries.append(pendingEntry(query));
    return entries;
}

Result<void> PendingWork::setBody(qint64 id, const QString& title, const QByteArray& body)
{
    return writeOne(m_db, "pending_body", {title, body, id});
}

Result<void> PendingWork::setError(qint64 id, const QByteArray& error)
{
    return writeOne(m_db, "pending_error", {QString::fromUtf8(error), id});
}

Result<void> PendingWork::setKey(qint64 id, const QString& key)
{
    return writeOne(m_db, "pending_key", {key, id});
}

Result<void> PendingWork::setOrder(const QList<qint64>& ids)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    qint64 place = 0;
    for (const qint64 id : ids)
        INK_TRY(run(m_db, "pending_place", {++place, id}));
    return transaction.commit();
}

Result<void> PendingWork::remove(qint64 id)
{
    return writeOne(m_db, "pending_remove", {id});
}

} // namespace ink::store
