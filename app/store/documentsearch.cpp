#include "app/store/documentrows.h"
#include "app/store/documentstore.h"
#include "app/store/documentwords.h"
#include "app/store/query.h"
#include "app/store/searchcache.h"

#include <QHash>

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

/** So many documents are fetched and sorted; more are looked for along the sorted index. */
constexpr qint64 fewDocuments = 20'000;
/** Nobody looks for more words at once. */
constexpr qsizetype mostWords = 16;

struct Where
{
    QStringList terms;
    QVariantList values;

    void add(const QString& term, const QVariant& value)
    {
        terms.append(term);
        values.append(value);
    }
    [[nodiscard]] QString sql() const { return terms.join(QStringLiteral(" AND ")); }
};

/** What a listing asks for, in SQL. */
struct Search
{
    AccountId account;
    Where where;                 ///< on document d, without the words
    std::optional<Where> counts; ///< the same on document_count, when it can be answered there
    QStringList words;
    QString order; ///< `%1` = direction
    bool ascending = false;
    qint64 first = 0; ///< rows before the page
    qint64 size = 0;

    [[nodiscard]] QString ordered(bool upwards) const
    {
        return order.arg(upwards ? QStringLiteral("ASC") : QStringLiteral("DESC"));
    }
    /** What tells this search from others, whatever its page. */
    [[nodiscard]] QString key() const
    {
        QStringList parts{where.sql(), ordered(ascending), words.join(QLatin1Char(' '))};
        for (const QVariant& value : where.values)
            parts.append(value.toString());
        return parts.join(QLatin1Char('\n'));
    }
    /** `where` with every word that is looked for. */
    [[nodiscard]] Where whole() const
    {
        Where all = where;
        for (const QString& word : words) // letters and digits only: nothing to escape
            all.add(QStringLiteral("d.search LIKE ?"), QStringLiteral("% %1%").arg(word));
        return all;
    }
};

QString orderOf(SortField field)
{
    switch (field) {
    case SortField::Title:
        return QStringLiteral("d.title_key %1, d.id %1");
    case SortField::Created:
        return QStringLiteral("d.created %1, d.id %1");
    case SortField::Modified:
        return QStringLiteral("d.modified %1, d.id %1");
    case SortField::Sent: // what was never sent counts as sent before everything
        return QStringLiteral("coalesce(d.sent, 0) %1, d.id %1");
    case SortField::Status:
        return QStringLiteral("d.status %1, d.modified %1, d.id %1");
    }
    return QStringLiteral("d.modified %1, d.id %1");
}

QString marks(qsizetype count)
{
    return QStringList(count, QStringLiteral("?")).join(QLatin1Char(','));
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

Result<qint64> number(const Database& db, const QString& sql, const QVariantList& values)
{
    INK_ASSIGN(query, runText(db, sql, values));
    return query.next() ? query.value(0).toLongLong() : 0;
}

Result<QList<qint64>> numbers(const Database& db, const QString& sql, const QVariantList& values)
{
    INK_ASSIGN(query, runText(db, sql, values));
    QList<qint64> all;
    while (query.next())
        all.append(query.value(0).toLongLong());
    return all;
}

/** The word that the fewest documents have, and how many these are (at most fewDocuments + 1). */
struct Rarest
{
    QString word;
    qint64 documents = fewDocuments + 1;
};

Result<Rarest> rarestWord(const Database& db, const Search& search)
{
    Rarest rarest;
    for (const qint64 enough : {qint64(500), fewDocuments}) { // most searches are for something rare
        for (const QString& word : search.words) {
            INK_ASSIGN(query,
                       run(db, "word_probe", {search.account.value(), word, beyondPrefix(word), enough + 1}));
            const qint64 documents = query.next() ? query.value(0).toLongLong() : 0;
            if (documents <= enough && documents < rarest.documents) rarest = {word, documents};
        }
        if (!rarest.word.isEmpty()) return rarest;
    }
    rarest.word = search.words.constFirst();
    return rarest;
}

/** FROM … WHERE … over the documents that have `word`, looked up one by one. */
QString fromWord(const Where& whole)
{
    return QStringLiteral(" FROM (SELECT DISTINCT document_id FROM document_word WHERE account_id = ? AND "
                          "word >= ? AND word < ?) w CROSS JOIN document d WHERE d.id = w.document_id AND ") +
           whole.sql();
}

/** How many there are, and which ones when these are few. */
Result<SearchCache::Found> findAll(const Database& db, const Search& search)
{
    SearchCache::Found found;
    if (search.words.isEmpty()) {
        const QString sql =
            search.counts ? QStringLiteral("SELECT coalesce(sum(documents), 0) FROM document_count WHERE ") +
                                search.counts->sql()
                          : QStringLiteral("SELECT count(*) FROM document d WHERE ") + search.where.sql();
        INK_ASSIGN(total, number(db, sql, search.counts ? search.counts->values : search.where.values));
        found.total = total;
        return found;
    }
    const Where whole = search.whole();
    INK_ASSIGN(rarest, rarestWord(db, search));
    const QVariantList values =
        QVariantList{search.account.value(), rarest.word, beyondPrefix(rarest.word)} + whole.values;
    if (rarest.documents > fewDocuments) {
        INK_ASSIGN(total, number(db, QStringLiteral("SELECT count(*)") + fromWord(whole), values));
        found.total = total;
        return found;
    }
    INK_ASSIGN(ids, numbers(db,
                            QStringLiteral("SELECT d.id") + fromWord(whole) + QStringLiteral(" ORDER BY ") +
                                search.ordered(search.ascending),
                            values));
    found.total = ids.size();
    found.ids = std::move(ids);
    return found;
}

/** The ids of the page, found along the sorted index from whichever end is nearer. */
Result<QList<qint64>> walk(const Database& db, const Search& search, qint64 total)
{
    const qint64 size = std::min(search.size, total - search.first);
    if (size <= 0) return QList<qint64>();
    const bool fromEnd = search.first > total / 2;
    const Where whole = search.whole();
    QVariantList values = whole.values;
    values.append(size);
    values.append(fromEnd ? total - search.first - size : search.first);
    INK_ASSIGN(ids,
               numbers(db,
                       QStringLiteral("SELECT d.id FROM document d WHERE %1 ORDER BY %2 LIMIT ? OFFSET ?")
                           .arg(whole.sql(), search.ordered(search.ascending != fromEnd)),
                       values));
    if (fromEnd) std::reverse(ids.begin(), ids.end());
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
        if (!search.counts || !search.words.isEmpty()) cache.keep(key, all);
        found = std::move(all);
    }
    DocumentPage result;
    result.total = found->total;
    if (found->ids) {
        INK_ASSIGN(documents, summaries(db, found->ids->mid(search.first, search.size)));
        result.documents = std::move(documents);
        return result;
    }
    INK_ASSIGN(ids, walk(db, search, found->total));
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

void addFolder(Search& search, FolderId folder)
{
    if (!folder.isNull()) {
        addBoth(search, QStringLiteral("folder_id"), folder.value());
        return;
    }
    search.where.terms.append(QStringLiteral("d.folder_id IS NULL"));
    search.counts->add(QStringLiteral("folder_id = ?"), 0);
}

} // namespace

DocumentStore::DocumentStore(Database& database) : m_db(database), m_searches(std::make_shared<SearchCache>())
{
}

Result<DocumentPage> DocumentStore::search(AccountId account, const DocumentQuery& q) const
{
    Search search;
    search.account = account;
    search.counts = Where();
    addBoth(search, QStringLiteral("account_id"), account.value());
    if (q.folder) addFolder(search, *q.folder);
    addBoth(search, QStringLiteral("deleted"), q.deleted.value_or(false) ? 1 : 0);
    if (q.status) addBoth(search, QStringLiteral("status"), static_cast<int>(*q.status));
    if (q.type) addBoth(search, QStringLiteral("type"), static_cast<int>(*q.type));
    if (q.createdFrom) search.where.add(QStringLiteral("d.created >= ?"), fromTime(*q.createdFrom));
    if (q.createdTo) search.where.add(QStringLiteral("d.created <= ?"), fromTime(*q.createdTo));
    if (q.createdFrom || q.createdTo) search.counts.reset();
    search.words = searchWords(q.text).mid(0, mostWords);
    if (search.words.isEmpty() && !q.text.trimmed().isEmpty()) return DocumentPage(); // "!!!" is nowhere
    search.order = orderOf(q.sort);
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
    search.order = QStringLiteral("d.id %1");
    search.first = qint64(pageIndex - 1) * pageSize;
    search.size = pageSize;
    return page(m_db, *m_searches, search);
}

} // namespace ink::store
