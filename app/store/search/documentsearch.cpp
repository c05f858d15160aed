#include "app/store/search/documentsearch.h"

#include "app/store/database/query.h"
#include "app/store/documents/folderstore.h"
#include "app/store/search/cursorpage.h"
#include "app/store/search/reasons.h"
#include "app/store/search/wordsearch.h"
#include "app/store/words/documentwords.h"

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

/** Maximum number of words in a search; further words are ignored. */
constexpr qsizetype maxSearchWords = 16;

/** Returns SQL for the value of a document's data under a valid name, in lower case (ASCII only); '' if there
 * is none. */
SortKey dataKey(const Database& db, const QString& name)
{
    Q_ASSERT(isDataName(name)); // no character of such a name needs escaping
    const QString order = db.isPostgreSql() ? QStringLiteral(" COLLATE \"C\"") : QString();
    const QString before = db.isPostgreSql() ? QStringLiteral("CAST(p.data AS json) ->> '%1'").arg(name)
                                             : QStringLiteral("json_extract(p.data, '$.\"%1\"')").arg(name);
    return {
        QStringLiteral("coalesce((SELECT lower(x.value) FROM document_data x WHERE x.document_id = d.id AND "
                       "x.name = '%1'), '')%2")
            .arg(name, order),
        QStringLiteral("coalesce(lower(%1), '')%2").arg(before, order), true};
}

QList<SortKey> sortKeysOf(const Database& db, const DocumentQuery& query)
{
    const SortKey modified{QStringLiteral("d.modified"), QStringLiteral("p.modified")};
    switch (query.sort) {
    case SortField::Title:
        return {{QStringLiteral("d.title_key"), QStringLiteral("p.title_key"), true}};
    case SortField::Created:
        return {{QStringLiteral("d.created"), QStringLiteral("d.created")}};
    case SortField::Modified:
        break;
    case SortField::Sent: // documents that were never sent are sorted as the oldest
        return {{QStringLiteral("coalesce(d.sent, 0)"), QStringLiteral("coalesce(p.sent, 0)")}};
    case SortField::Status:
        return {{QStringLiteral("d.status"), QStringLiteral("p.status")}, modified};
    case SortField::Data:
        if (!isDataName(query.sortedData)) break;
        return {dataKey(db, query.sortedData)};
    }
    return {modified};
}

/** Counts the matches. */
Result<WordSearchResult> countAll(const Database& db, const Search& search)
{
    const QString count = search.countConditions
                              ? countSql(*search.countConditions)
                              : QStringLiteral("SELECT count(*) FROM document d WHERE ") + search.where.sql();
    INK_ASSIGN(row,
               runText(db,
                       QStringLiteral(
                           "SELECT (SELECT revision FROM account WHERE id = ?) AS revision, (%1) AS total")
                           .arg(count),
                       QVariantList{search.account.value()} +
                           (search.countConditions ? search.countConditions->values : search.where.values)));
    WordSearchResult looked;
    if (!row.next()) return looked;
    looked.entry.revision = row["revision"].toLongLong();
    looked.entry.total = row["total"].toLongLong();
    return looked;
}

/** Reads the page along the sorted index of documents. */
Result<PageRows> collectPage(const Database& db, const Search& search, qint64 total)
{
    const Slice slice = sliceOf(search, total);
    if (slice.size <= 0) return PageRows();
    INK_ASSIGN(
        ids,
        listIds(db,
                QStringLiteral("SELECT d.id FROM document d WHERE %1 ORDER BY %2 LIMIT ? OFFSET ?")
                    .arg(search.where.sql(), orderBy(search.order, search.isAscending != slice.isFromEnd)),
                search.where.values + QVariantList{slice.size, slice.offset}));
    if (slice.isFromEnd) std::reverse(ids.begin(), ids.end());
    return readByIds(db, search, ids);
}

Result<qint64> revisionOf(const Database& db, AccountId account)
{
    INK_ASSIGN(row, run(db, "account_revision", {account.value()}));
    return row.next() ? row["revision"].toLongLong() : 0;
}

/** Returns the cached result of the search if it is still valid. */
Result<std::optional<SearchCache::Entry>> known(const Database& db, SearchCache& cache, const Search& search)
{
    const auto found = cache.find(search.key());
    if (!found) return std::nullopt;
    INK_ASSIGN(revision, revisionOf(db, search.account));
    return found->revision == revision ? found : std::nullopt;
}

/** Returns the page, or nothing if the account's documents changed while it was read. */
Result<std::optional<DocumentPage>> unlessChanged(const Database& db, SearchCache& cache,
                                                  const Search& search, SearchCache::Entry& found,
                                                  PageRows& rows)
{
    if (!rows.revision && db.isPostgreSql()) { // no rows were read
        INK_ASSIGN(revision, revisionOf(db, search.account));
        rows.revision = revision;
    }
    if (rows.revision.value_or(found.revision) != found.revision) return std::nullopt;
    if (!search.countConditions || !search.words.isEmpty()) cache.insert(search.key(), found);
    DocumentPage page;
    page.total = found.total;
    page.documents = std::move(rows.documents);
    return page;
}

/** Like tryPage(), for a page that begins after a position. */
Result<std::optional<DocumentPage>> tryPageAfter(const Database& db, SearchCache& cache, const Search& search)
{
    SearchCache::Entry found;
    INK_ASSIGN(kept, known(db, cache, search));
    if (kept) {
        found = std::move(*kept);
    } else {
        Search all = search; // without a page
        all.size = 0;
        INK_ASSIGN(fresh, search.words.isEmpty() ? countAll(db, all) : findByWords(db, cache, all));
        found = std::move(fresh.entry);
    }
    INK_ASSIGN(read, readAfter(db, search, found));
    INK_ASSIGN(page, unlessChanged(db, cache, search, found, read.rows));
    if (page) page->next = std::move(read.next);
    return page;
}

/** Searches. Returns nullopt if the account's documents changed during the search. */
Result<std::optional<DocumentPage>> tryPage(const Database& db, SearchCache& cache, const Search& search)
{
    if (search.after) return tryPageAfter(db, cache, search);
    const bool hasWords = !search.words.isEmpty();
    WordSearchResult looked;
    INK_ASSIGN(kept, known(db, cache, search));
    if (kept) {
        looked.entry = std::move(*kept);
    } else {
        INK_ASSIGN(fresh, hasWords ? findByWords(db, cache, search) : countAll(db, search));
        looked = std::move(fresh);
    }
    if (!looked.rows) {
        INK_ASSIGN(rows, hasWords ? readWordPage(db, search, looked.entry)
                                  : collectPage(db, search, looked.entry.total));
        looked.rows = std::move(rows);
    }
    INK_ASSIGN(page, unlessChanged(db, cache, search, looked.entry, *looked.rows));
    if (!page || page->documents.isEmpty() || search.offset + search.size >= page->total) return page;
    INK_ASSIGN(last, positionNow(db, search, page->documents.constLast().id));
    if (!last || last->revision != looked.entry.revision) return std::nullopt;
    page->next = std::move(last->position);
    return page;
}

Result<DocumentPage> page(const Database& db, SearchCache& cache, const Search& search)
{
    // On a server, a transaction costs two more round trips, as many as most searches. Searches therefore run
    // without one, and run again if the account's revision has changed by the end.
    constexpr int tries = 2;
    for (int i = 0; db.isPostgreSql() && i < tries; ++i) {
        INK_ASSIGN(done, tryPage(db, cache, search));
        if (done) return *done;
    }
    const Snapshot snapshot(db);
    INK_ASSIGN(done, tryPage(db, cache, search));
    if (done) return *done;
    return fail(ErrorCode::Unavailable, reasons::documentsChangedMeanwhile());
}

/** Adds a condition on a column that both document and document_count have. */
void addBoth(Search& search, const QString& column, const QVariant& value)
{
    search.where.add(QStringLiteral("d.%1 = ?").arg(column), value);
    if (search.countConditions) search.countConditions->add(column + QStringLiteral(" = ?"), value);
}

/** Adds a condition that the word index can't evaluate. */
void addRest(Search& search, const QString& term, const QVariantList& values)
{
    search.where.add(term, values);
    search.unindexedConditions.add(term, values);
}

void addFolder(Search& search, FolderId folder)
{
    if (folder.isNull())
        addRest(search, QStringLiteral("d.folder_id IS NULL"), {});
    else
        addRest(search, QStringLiteral("d.folder_id = ?"), {folder.value()});
    if (search.countConditions) search.countConditions->add(QStringLiteral("folder_id = ?"), folder.value());
}

void addModifiedFrom(Search& search, const DocumentQuery& query)
{
    if (query.modifiedFrom)
        addRest(search, QStringLiteral("d.modified >= ?"), {fromTime(*query.modifiedFrom)});
}

void setPage(Search& search, const DocumentQuery& query)
{
    search.after = query.after;
    search.offset = query.after ? 0 : qint64(query.pageIndex - 1) * query.pageSize;
    search.size = query.pageSize;
}

/** Returns the only status that documents matching these filters can have: only documents in progress have a
 * deadline, and only completed ones a time of completion and searchable content. */
std::optional<SigningStatus> impliedStatus(const DocumentQuery& query)
{
    if (query.completedFrom || query.completedTo || !query.content.trimmed().isEmpty())
        return SigningStatus::Completed;
    if (query.expiresTo) return SigningStatus::InProgress;
    return std::nullopt;
}

/** Limits the search to a folder and its subfolders. Returns false if there is no such folder. */
Result<bool> addReach(Database& db, Search& search, const AccessScope& reach)
{
    if (reach.folder.isNull()) return true;
    INK_ASSIGN(folders, FolderStore(db).subtree(reach));
    if (folders.isEmpty()) return false;
    QStringList ids;
    for (const FolderId id : std::as_const(folders))
        ids.append(QString::number(id.value()));
    const QString among = QStringLiteral("folder_id IN (%1)").arg(ids.join(QLatin1Char(',')));
    addRest(search, QStringLiteral("d.") + among, {});
    if (search.countConditions) search.countConditions->add(among, QVariantList());
    return true;
}

} // namespace

DocumentSearch::DocumentSearch(Database& database) : m_db(database), m_cache(std::make_shared<SearchCache>())
{
}

Result<DocumentPage> DocumentSearch::search(const AccessScope& reach, const DocumentQuery& q) const
{
    Search search;
    search.account = reach.account;
    search.cache = m_cache.get();
    search.isDeleted = q.deleted.value_or(false);
    const std::optional<SigningStatus> implied = impliedStatus(q);
    const std::optional<SigningStatus> status = q.status ? q.status : implied;
    if (implied && status != implied) return DocumentPage();
    if (q.expiresTo && status != SigningStatus::InProgress) return DocumentPage();
    search.status = status;
    search.countConditions = Where();
    addBoth(search, QStringLiteral("account_id"), reach.account.value());
    INK_ASSIGN(isReached, addReach(m_db, search, reach));
    if (!isReached) return DocumentPage();
    if (q.folder) addFolder(search, *q.folder);
    addBoth(search, QStringLiteral("deleted"), search.isDeleted ? 1 : 0);
    if (status) addBoth(search, QStringLiteral("status"), static_cast<int>(*status));
    if (q.type) {
        addRest(search, QStringLiteral("d.type = ?"), {static_cast<int>(*q.type)});
        search.countConditions->add(QStringLiteral("type = ?"), static_cast<int>(*q.type));
    }
    if (q.createdFrom) addRest(search, QStringLiteral("d.created >= ?"), {fromTime(*q.createdFrom)});
    if (q.createdTo) addRest(search, QStringLiteral("d.created <= ?"), {fromTime(*q.createdTo)});
    if (q.completedFrom) addRest(search, QStringLiteral("d.completed >= ?"), {fromTime(*q.completedFrom)});
    if (q.completedTo) addRest(search, QStringLiteral("d.completed <= ?"), {fromTime(*q.completedTo)});
    addModifiedFrom(search, q);
    if (q.expiresTo) addRest(search, QStringLiteral("d.expires <= ?"), {fromTime(*q.expiresTo)});
    // Not indexed. Documents of a status or folder are read in the order of their modification, which is
    // similar to the order of the last action.
    if (q.lastActionFrom)
        addRest(search, QStringLiteral("d.last_action >= ?"), {fromTime(*q.lastActionFrom)});
    if (q.lastActionTo) addRest(search, QStringLiteral("d.last_action <= ?"), {fromTime(*q.lastActionTo)});
    if (q.createdFrom || q.createdTo || q.completedFrom || q.completedTo || q.modifiedFrom || q.expiresTo ||
        q.lastActionFrom || q.lastActionTo || !q.data.isEmpty())
        search.countConditions.reset();
    for (auto each = q.data.cbegin(); each != q.data.cend(); ++each)
        addRest(
            search,
            QStringLiteral("d.id IN (SELECT x.document_id FROM document_data x WHERE x.account_id = ? AND "
                           "x.name = ? AND substr(x.value, 1, 100) = substr(CAST(? AS TEXT), 1, 100) AND "
                           "x.value = ?)"),
            {reach.account.value(), each.key(), each.value(), each.value()});
    search.words = queryWords(q.text).mid(0, maxSearchWords);
    // A search text without words, such as "!!!", matches nothing.
    if (search.words.isEmpty() && !q.text.trimmed().isEmpty()) return DocumentPage();
    const QStringList contents = contentQueryWords(q.content).mid(0, maxSearchWords);
    if (contents.isEmpty() && !q.content.trimmed().isEmpty()) return DocumentPage();
    search.words += contents;
    search.setOrder(sortKeysOf(m_db, q));
    search.sortsByModified = q.sort == SortField::Modified;
    search.isAscending = q.ascending;
    setPage(search, q);
    return page(m_db, *m_cache, search);
}

Result<DocumentPage> DocumentSearch::children(const AccessScope& reach, DocumentId templateId,
                                              const DocumentQuery& query) const
{
    Search search;
    search.account = reach.account;
    search.cache = m_cache.get();
    search.where.add(QStringLiteral("d.template_id = ?"), templateId.value());
    search.where.add(QStringLiteral("d.account_id = ?"), reach.account.value());
    INK_ASSIGN(isReached, addReach(m_db, search, reach));
    if (!isReached) return DocumentPage();
    search.where.add(QStringLiteral("d.deleted = ?"), 0);
    addModifiedFrom(search, query);
    search.setOrder({}); // by the id only
    setPage(search, query);
    return page(m_db, *m_cache, search);
}

Result<int> DocumentSearch::forgetPlaces(Transaction& transaction, Timestamp before, int count) const
{
    INK_ASSIGN(removed, run(transaction.database(), "place_forget",
                            {{"before", fromTime(before)}, {"row_count", count}}));
    return removed.numRowsAffected();
}

Result<void> DocumentSearch::blankPlaces(Transaction& transaction, Timestamp before) const
{
    INK_TRY(run(transaction.database(), "place_blank", {{"before", fromTime(before)}}));
    return {};
}

} // namespace ink::store
