#include "app/store/journals/draftjournal.h"

#include "app/store/database/query.h"

namespace ink::store {

using namespace domain;

namespace {
DraftJournal::Entry journalEntry(const Query& row)
{
    return {.profile = row["profile"].toString(),
            .document = DocumentId(row["document_id"].toLongLong()),
            .baseVersion = row["base_version"].toLongLong(),
            .body = row["body"].toByteArray()};
}

/** Runs a write to the workstation's database in its own transaction. */
Result<void> write(Database& db, const char* name, const BoundValues& values)
{
    INK_ASSIGN(transaction, Transaction::begin(db));
    INK_TRY(run(db, name, values));
    return transaction.commit();
}
} // namespace

Result<void> DraftJournal::write(const Entry& entry)
{
    return store::write(m_db, "draft_write",
                        {{"profile", entry.profile},
                         {"document_id", entry.document.value()},
                         {"base_version", entry.baseVersion},
                         {"body", entry.body}});
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
    return store::write(m_db, "draft_remove", {{"profile", profile}, {"document_id", document.value()}});
}

Result<void> DraftJournal::saveValue(const QString& key, const QByteArray& value)
{
    return store::write(m_db, "fact_write", {{"name", key}, {"value", value}});
}

Result<std::optional<QByteArray>> DraftJournal::loadValue(const QString& key) const
{
    INK_ASSIGN(query, run(m_db, "fact_read", {{"name", key}}));
    if (!query.next()) return std::nullopt;
    return query["value"].toByteArray();
}

Result<void> DraftJournal::removeValues(const QString& keyPrefix)
{
    return store::write(m_db, "fact_forget", {{"prefix", keyPrefix}});
}

namespace {
/** Writes to the cache. Its content can be fetched again, so it need not survive a power failure. */
Result<void> writeCache(Database& db, const char* name, const BoundValues& values)
{
    INK_ASSIGN(transaction, Transaction::begin(db, Durability::WhileRunning));
    INK_TRY(run(db, name, values));
    return transaction.commit();
}
} // namespace

Result<void> DocumentCache::write(const QString& profile, const QString& query, int page, const Page& what)
{
    return writeCache(m_db, "listing_write",
                      {{"profile", profile},
                       {"query", query},
                       {"page", page},
                       {"total", what.total},
                       {"kept", fromTime(what.received)},
                       {"body", what.body}});
}

Result<std::optional<DocumentCache::Page>> DocumentCache::read(const QString& profile, const QString& query,
                                                               int page) const
{
    INK_ASSIGN(row, run(m_db, "listing_read", {profile, query, page}));
    if (!row.next()) return std::nullopt;
    return Page{row["total"].toLongLong(), toTime(row["kept"]), row["body"].toByteArray()};
}

Result<void> DocumentCache::truncate(const QString& profile, const QString& query, int lastPage)
{
    return writeCache(m_db, "listing_shorten",
                      {{"profile", profile}, {"query", query}, {"last_page", lastPage}});
}

Result<void> DocumentCache::prune(Timestamp oldest)
{
    return writeCache(m_db, "listing_prune", {{"oldest", fromTime(oldest)}});
}

Result<void> DocumentCache::removeProfile(const QString& profile)
{
    return writeCache(m_db, "listing_forget", {{"profile", profile}});
}

} // namespace ink::store
