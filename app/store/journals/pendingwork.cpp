#include "app/store/journals/pendingwork.h"

#include "app/store/database/query.h"

namespace ink::store {

using namespace domain;

namespace {

PendingWork::Entry pendingEntry(const Query& row)
{
    PendingWork::Entry entry;
    entry.id = row["id"].toLongLong();
    entry.profile = row["profile"].toString();
    entry.position = row["place"].toLongLong();
    entry.kind = row["kind"].toString();
    entry.title = row["title"].toString();
    entry.document = DocumentId(row["document_id"].toLongLong());
    entry.body = row["body"].toByteArray();
    entry.key = row["request_key"].toString();
    entry.created = toTime(row["created"]);
    entry.error = row["error"].toString().toUtf8();
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
                                {{"profile", entry.profile},
                                 {"kind", entry.kind},
                                 {"title", entry.title},
                                 {"document_id", entry.document.value()},
                                 {"body", entry.body},
                                 {"request_key", entry.key},
                                 {"created", fromTime(entry.created)}}));
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
