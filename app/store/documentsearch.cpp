#include "app/store/documentrows.h"
#include "app/store/documentstore.h"
#include "app/store/documentwords.h"
#include "app/store/query.h"
#include "app/store/searchplan.h"

#include <QHash>

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

/** Nobody looks for more words at once. */
constexpr qsizetype mostWords = 16;

Order orderOf(SortField field)
{
    const QString id = QStringLiteral("d.id");
    switch (field) {
    case SortField::Title:
        return {QStringLiteral("d.title_key"), id};
    case SortField::Created:
        return {QStringLiteral("d.created"), id};
    case SortField::Modified:
        break;
    case SortField::Sent: // what was never sent counts as sent before everything
        return {QStringLiteral("coalesce(d.sent, 0)"), id};
    case SortField::Status:
        return {QStringLiteral("d.status"), QStringLiteral("d.modified"), id};
    }
    return {QStringLiteral("d.modified"), id};
}

/** Reads what belongs to the rows of one page: `%1` in the statement is the list of their ids. */
template <typename Add>
Result<void> addParts(const Database& db, QList<DocumentSummary>& documents, const QString& sql, Add add)
{
    if (documents.isEmpty()) return {};
    QVariantList values;
    QHash<qint64, qsizetype> rowOf;
    for (qsizetype i = 0; i < documents.size(); ++i) {
        values.append(documents.at(i).id.value());
        rowOf.insert(documents.at(i).id.value(), i);
    }
    INK_ASSIGN(query, runText(db, sql.arg(marks(values.size())), values));
    while (query.next())
        add(documents[rowOf.value(query.value(0).toLongLong())], query);
    return {};
}

Result<void> addInvitations(const Database& db, QList<DocumentSummary>& documents)
{
    return addParts(
        db, documents,
        QStringLiteral(
            "SELECT document_id, id, guid, recipient_name, recipient_email, action_type, sequence, "
            "status, detail FROM invitation WHERE document_id IN (%1) ORDER BY document_id, position"),
        [](DocumentSummary& document, const QSqlQuery& row) {
            document.invitations.append(invitationFromRow(row, 1));
        });
}

Result<void> addFiles(const Database& db, QList<DocumentSummary>& documents)
{
    return addParts(db, documents,
                    QStringLiteral("SELECT document_id, id, sequence, name, size, sha256, extra FROM file "
                                   "WHERE document_id IN (%1) ORDER BY document_id, sequence, id"),
                    [](DocumentSummary& document, const QSqlQuery& row) {
                        File file;
                        file.id = FileId(row.value(1).toLongLong());
                        file.sequence = row.value(2).toInt();
                        file.name = row.value(3).toString();
                        file.size = row.value(4).toLongLong();
                        file.sha256 = row.value(5).toString();
                        file.extra = jsonObject(row.value(6));
                        document.files.append(file);
                    });
}

/** The summaries of these documents, in this order. */
Result<QList<DocumentSummary>> summaries(const Database& db, const QList<qint64>& ids)
{
    if (ids.isEmpty()) return QList<DocumentSummary>();
    QVariantList values;
    for (const qint64 id : ids)
        values.append(id);
    INK_ASSIGN(rows, runText(db,
                             QStringLiteral("SELECT %1 FROM document d WHERE d.id IN (%2)")
                                 .arg(statement(db, "summary_columns"), marks(values.size())),
                             values));
    QHash<qint64, DocumentSummary> found;
    while (rows.next()) {
        DocumentSummary summary = summaryFromRow(rows);
        found.insert(summary.id.value(), std::move(summary));
    }
    rows.finish();
    QList<DocumentSummary> documents;
    for (const qint64 id : ids)
        if (const auto one = found.constFind(id); one != found.constEnd()) documents.append(*one);
    INK_TRY(addInvitations(db, documents));
    INK_TRY(addFiles(db, documents));
    return documents;
}

/** How many there are, and which ones when these are few. */
Result<SearchCache::Found> findAll(const Database& db, const Search& search)
{
    if (!search.words.isEmpty()) return findWords(db, search);
    const QString sql = search.counts
                            ? countSql(*search.counts)
                            : QStringLiteral("SELECT count(*) FROM document d WHERE ") + search.where.sql();
    SearchCache::Found found;
    INK_ASSIGN(total, oneNumber(db, sql, search.counts ? search.counts->values : search.where.values));
    found.total = total;
    return found;
}

/** The ids of the page, found along the documents' sorted index. */
Result<QList<qint64>> walk(const Database& db, const Search& search, qint64 total)
{
    const Slice slice = sliceOf(search, total);
    if (slice.size <= 0) return QList<qint64>();
    INK_ASSIGN(ids,
               listIds(db,
                       QStringLiteral("SELECT d.id FROM document d WHERE %1 ORDER BY %2 LIMIT ? OFFSET ?")
                           .arg(search.where.sql(), orderBy(search.order, search.ascending != slice.fromEnd)),
                       search.where.values + QVariantList{slice.size, slice.offset}));
    if (slice.fromEnd) std::reverse(ids.begin(), ids.end());
    return ids;
}

Result<DocumentPage> page(const Database& db, SearchCache& cache, const Search& search)
{
    const Snapshot snapshot(db);
    INK_ASSIGN(revisionRow, run(db, "account_revision", {search.account.value()}));
    const qint64 revision = revisionRow.next() ? revisionRow.value(0).toLongLong() : 0;
    revisionRow.finish();
    const QString key = search.key();
    auto found = cache.find(key, revision);
    if (!found) {
        INK_ASSIGN(all, findAll(db, search));
        all.revision = revision;
        found = std::move(all);
    }
    DocumentPage result;
    result.total = found->total;
    INK_ASSIGN(ids,
               search.words.isEmpty() ? walk(db, search, found->total) : pageOfWords(db, search, *found));
    if (!search.counts || !search.words.isEmpty()) cache.keep(key, *found);
    INK_ASSIGN(documents, summaries(db, ids));
    result.documents = std::move(documents);
    return result;
}

/** A condition that document and document_count both answer. */
void addBoth(Search& search, const QString& column, const QVariant& value)
{
    search.where.add(QStringLiteral("d.%1 = ?").arg(column), value);
    if (search.counts) search.counts->add(column + QStringLiteral(" = ?"), value);
}

/** A condition that the index of words cannot answer. */
void addRest(Search& search, const QString& term, const QVariantList& values)
{
    search.where.add(term, values);
    search.rest.add(term, values);
}

void addFolder(Search& search, FolderId folder)
{
    if (folder.isNull())
        addRest(search, QStringLiteral("d.folder_id IS NULL"), {});
    else
        addRest(search, QStringLiteral("d.folder_id = ?"), {folder.value()});
    if (search.counts) search.counts->add(QStringLiteral("folder_id = ?"), folder.value());
}

} // namespace

DocumentStore::DocumentStore(Database& database) : m_db(database), m_searches(std::make_shared<SearchCache>())
{
}

Result<DocumentPage> DocumentStore::search(AccountId account, const DocumentQuery& q) const
{
    Search search;
    search.account = account;
    search.deleted = q.deleted.value_or(false);
    search.status = q.status;
    search.counts = Where();
    addBoth(search, QStringLiteral("account_id"), account.value());
    if (q.folder) addFolder(search, *q.folder);
    addBoth(search, QStringLiteral("deleted"), search.deleted ? 1 : 0);
    if (q.status) addBoth(search, QStringLiteral("status"), static_cast<int>(*q.status));
    if (q.type) {
        addRest(search, QStringLiteral("d.type = ?"), {static_cast<int>(*q.type)});
        search.counts->add(QStringLiteral("type = ?"), static_cast<int>(*q.type));
    }
    if (q.createdFrom) addRest(search, QStringLiteral("d.created >= ?"), {fromTime(*q.createdFrom)});
    if (q.createdTo) addRest(search, QStringLiteral("d.created <= ?"), {fromTime(*q.createdTo)});
    if (q.createdFrom || q.createdTo) search.counts.reset();
    search.words = queryWords(q.text).mid(0, mostWords);
    if (search.words.isEmpty() && !q.text.trimmed().isEmpty()) return DocumentPage(); // "!!!" is nowhere
    search.order = orderOf(q.sort);
    search.byModified = q.sort == SortField::Modified;
    search.ascending = q.ascending;
    search.first = qint64(q.pageIndex - 1) * q.pageSize;
    search.size = q.pageSize;
    return page(m_db, *m_searches, search);
}

Result<DocumentPage> DocumentStore::children(AccountId account, DocumentId templateId, int pageIndex,
                                             int pageSize) const
{
    Search search;
    search.account = account;
    search.where.add(QStringLiteral("d.template_id = ?"), templateId.value());
    search.where.add(QStringLiteral("d.account_id = ?"), account.value());
    search.where.add(QStringLiteral("d.deleted = ?"), 0);
    search.order = {QStringLiteral("d.id")};
    search.first = qint64(pageIndex - 1) * pageSize;
    search.size = pageSize;
    return page(m_db, *m_searches, search);
}

} // namespace ink::store
