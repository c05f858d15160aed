#include "app/store/jobs/agendastore.h"

#include "app/store/database/query.h"

namespace ink::store {

using namespace domain;

namespace {

Result<QList<DocumentId>> documentIds(Result<Query> rows)
{
    INK_ASSIGN(query, std::move(rows));
    QList<DocumentId> ids;
    while (query.next())
        ids.append(DocumentId(query["document_id"].toLongLong()));
    return ids;
}

} // namespace

Result<void> AgendaStore::set(Transaction& transaction, DocumentId id, std::optional<Timestamp> due)
{
    Q_ASSERT(&transaction.database() == &m_db);
    INK_TRY(run(transaction.database(), "agenda_set", {{"document_id", id.value()}, {"due", fromTime(due)}}));
    return {};
}

Result<void> AgendaStore::remove(Transaction& transaction, DocumentId id)
{
    INK_TRY(run(transaction.database(), "agenda_remove", {id.value()}));
    return {};
}

Result<QList<DocumentId>> AgendaStore::dueDocuments(Timestamp now, int limit) const
{
    return documentIds(run(m_db, "agenda_due", {fromTime(now), limit}));
}

Result<void> AgendaStore::scheduleAccount(Transaction& transaction, AccountId account, Timestamp when)
{
    INK_TRY(run(transaction.database(), "agenda_account", {fromTime(when), account.value()}));
    return {};
}

Result<QList<DocumentId>> AgendaStore::unscheduledDocuments(int limit) const
{
    return documentIds(run(m_db, "agenda_missing", {limit}));
}

Result<QList<DocumentId>> AgendaStore::documentsWithoutSealing(int limit) const
{
    return documentIds(run(m_db, "agenda_unsealed", {limit}));
}

} // namespace ink::store
