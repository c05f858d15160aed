#include "app/store/journals/draftjournal.h"

#include "app/store/database/query.h"

namespace ink::store {

using namespace domain;

namespace {
DraftJournal::Entry journalEntry(const QSqlQuery& row)
{
    return {row.value(0).toString(), DocumentId(row.value(1).toLongLong()), row.value(2).toLongLong(),
            row.value(3).toByteArray()};
}

/** Writes to the workstation's own database. */
Result<void> write(Database& db, const char* name, std::initializer_list<QVariant> values)
{
    INK_ASSIGN(transaction, Transaction::begin(db));
    INK_TRY(run(db, name, values));
    return transaction.commit();
}

Result<std::optional<QByteArray>> readOne(const Database& db, const char* name,
                                          std::initializer_list<QVariant> values)
{
    INK_ASSIGN(query, run(db, name, values));
    if (!query.next()) return std::nullopt;
    return query.value(0).toByteArray();
}
} // namespace

Result<void> DraftJournal::write(const Entry& entry)
{
    return store::write(m_db, "draft_write",
                        {entry.profile, entry.document.value(), entry.baseVersion, entry.body});
}

Result<std::optional<DraftJournal::Entry>> DraftJournal::read(const QString& profile,
                                                              DocumentId document) const
{
    INK_ASSIGN(query, run(m_db, "draft_read", {profile, document.value()}));
    if (!query.next()) return std::nullopt;
    return journalEntry(query);
}

Result<QList<DraftJournal::Entry>> DraftJournal::all(const QString& profile) const
{
    INK_ASSIGN(query, run(m_db, "draft_all", {profile}));
    QList<Entry> entries;
    while (query.next())
        entries.append(journalEntry(query));
    return entries;
}

Result<void> DraftJournal::remove(const QString& profile, DocumentId document)
{
    return store::write(m_db, "draft_remove", {profile, document.value()});
}

Result<void> DraftJournal::remember(const QString& key, const QByteArray& value)
{
    return store::write(m_db, "fact_write", {key, value});
}

Result<std::optional<QByteArray>> DraftJournal::recall(const QString& key) const
{
    return readOne(m_db, "fact_read", {key});
}

Result<void> DraftJournal::forget(const QString& keyPrefix)
{
    return store::write(m_db, "fact_forget", {keyPrefix, keyPrefix});
}

namespace {
/** The cache can be fetched from the service again, so it need not survive a power failure. */
Result<void> writeCache(Database& db, const char* name, std::initializer_list<QVariant> values)
{
    INK_ASSIGN(transaction, Transaction::begin(db, Durability::WhileRunning));
    INK_TRY(run(db, name, values));
    return transaction.commit();
}
} // namespace

Result<void> DocumentCache::write(const QString& profile, const QString& query, int page, const Page& what)
{
    return writeCache(m_db, "listing_write",
                      {profile, query, page, what.total,
                       static_cast<qint64>(what.kept.time_since_epoch().count()), what.body});
}

Result<std::optional<DocumentCache::Page>> DocumentCache::read(const QString& profile, const QString& query,
                                                               int page) const
{
    INK_ASSIGN(row, run(m_db, "listing_read", {profile, query, page}));
    if (!row.next()) return std::nullopt;
    return Page{row.value(0).toLongLong(), Timestamp(std::chrono::milliseconds(row.value(1).toLongLong())),
                row.value(2).toByteArray()};
}

Result<void> DocumentCache::shorten(const QString& profile, const QString& query, int lastPage)
{
    return writeCache(m_db, "listing_shorten", {profile, query, lastPage});
}

Result<void> DocumentCache::prune(Timestamp oldest)
{
    return writeCache(m_db, "listing_prune", {static_cast<qint64>(oldest.time_since_epoch().count())});
}

Result<void> DocumentCache::forget(const QString& profile)
{
    return writeCache(m_db, "listing_forget", {profile});
}

} // namespace ink::store
