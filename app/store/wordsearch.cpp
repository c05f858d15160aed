#include "app/store/documentwords.h"
#include "app/store/searchplan.h"
#include "app/store/wordblocks.h"

#include <limits>

namespace ink::store {

using namespace domain;

namespace {

/** So few documents are read at once: to look up more words costs as much. */
constexpr qint64 fewDocuments = 64;
/** So many are still read to be compared and sorted. */
constexpr qint64 manyDocuments = 16'000;
/** A beginning whose words have more rows is compared in the documents, if these are not too many. */
constexpr qint64 manyRows = 4'000;
constexpr qint64 allRows = std::numeric_limits<qint64>::max() - 1;

/** The documents that the index finds, and what it was not asked for. */
struct Candidates
{
    std::optional<DocumentSet> documents;
    QStringList left;

    void narrow(DocumentSet with)
    {
        if (documents)
            documents->intersect(with);
        else
            documents = std::move(with);
    }
    [[nodiscard]] bool areAtMost(qint64 most) const { return documents && documents->count() <= most; }
};

Result<Candidates> candidatesOf(const Database& db, const Search& search)
{
    QStringList words = search.words; // long ones first: they are rarer mostly
    std::stable_sort(words.begin(), words.end(),
                     [](const QString& a, const QString& b) { return a.size() > b.size(); });
    Candidates found;
    QStringList wide;
    for (const QString& word : std::as_const(words)) {
        if (found.areAtMost(fewDocuments)) {
            found.left.append(word);
            continue;
        }
        INK_ASSIGN(documents, documentsWith(db, search.account, word, manyRows));
        if (documents)
            found.narrow(std::move(*documents));
        else
            wide.append(word);
    }
    for (const QString& word : std::as_const(wide)) {
        if (found.areAtMost(manyDocuments)) {
            found.left.append(word);
            continue;
        }
        INK_ASSIGN(documents, documentsWith(db, search.account, word, allRows));
        found.narrow(std::move(*documents));
    }
    return found;
}

/** Reads the documents: those that fit the whole search, in order. `words` are compared too. */
Result<QList<qint64>> sorted(const Database& db, const Search& search, const DocumentSet& documents,
                             const QStringList& words)
{
    QStringList ids;
    for (const qint64 id : documents.ids())
        ids.append(QString::number(id));
    Where where;
    where.add(statement(db, "among_ids"), ids.join(QLatin1Char(',')));
    where.add(QStringLiteral("d.deleted = ?"), search.deleted ? 1 : 0);
    if (search.status) where.add(QStringLiteral("d.status = ?"), static_cast<int>(*search.status));
    where.terms.append(search.rest.terms);
    where.values.append(search.rest.values);
    for (const QString& word : words) // there is nothing to escape in them
        where.add(QStringLiteral("d.search LIKE ?"), QStringLiteral("% %1%").arg(word));
    return listIds(db,
                   QStringLiteral("SELECT d.id FROM document d WHERE %1 ORDER BY %2")
                       .arg(where.sql(), orderBy(search.order, search.ascending)),
                   where.values);
}

SearchCache::Found foundIds(QList<qint64> ids)
{
    SearchCache::Found found;
    found.total = ids.size();
    found.ids = std::move(ids);
    return found;
}

/** Whether all that the conditions beside the words fit are fewer to read than so many documents. */
Result<bool> restIsLess(const Database& db, const Search& search, qint64 documents)
{
    if (!search.counts) return documents > manyDocuments; // nobody knows
    INK_ASSIGN(count, oneNumber(db, countSql(*search.counts), search.counts->values));
    return documents > manyDocuments || count < documents;
}

/** The ids of the page, found along the documents' sorted index. */
Result<QList<qint64>> walk(const Database& db, const Search& search, const SearchCache::Found& found,
                           const Slice& slice)
{
    const QString sql =
        QStringLiteral("SELECT d.id FROM document d WHERE %1 ORDER BY %2 LIMIT ? OFFSET ?")
            .arg(search.where.sql(), orderBy(search.order, search.ascending != slice.fromEnd));
    QList<qint64> page;
    const qint64 wanted = slice.offset + slice.size;
    qint64 hits = 0;
    for (qint64 offset = 0, chunk = 0; page.size() < slice.size; offset += chunk) {
        // A little more than will do if the hits lie evenly; more and more if they do not.
        chunk = std::max((wanted - hits) * found.among / found.total * 5 / 4 + 50, offset / 2);
        INK_ASSIGN(ids, listIds(db, sql, search.where.values + QVariantList{chunk, offset}));
        for (const qint64 id : std::as_const(ids))
            if (found.documents->contains(id) && ++hits > slice.offset && page.size() < slice.size)
                page.append(id);
        if (ids.size() < chunk) break;
    }
    if (slice.fromEnd) std::reverse(page.begin(), page.end());
    return page;
}

/** The ids of the page, found era by era from its end; nothing when it is too far or the eras hold too many.
 */
Result<std::optional<QList<qint64>>> pageOfEras(const Database& db, const Search& search,
                                                const DocumentSet& documents, const Slice& slice)
{
    constexpr qint64 mostRead = 600;
    constexpr int mostEras = 60;
    const qint64 wanted = slice.offset + slice.size;
    const bool newestFirst = search.ascending == slice.fromEnd;
    QString from = eraWords(search.deleted);
    QString to = beyondPrefix(from);
    DocumentSet near;
    qint64 count = 0;
    for (int eras = 0; count < wanted; ++eras) {
        if (eras == mostEras || wanted > mostRead) return std::nullopt;
        INK_ASSIGN(row,
                   run(db, newestFirst ? "word_last" : "word_first", {search.account.value(), from, to}));
        const QString word = row.next() ? row.value(0).toString() : QString();
        if (word.isEmpty()) break;
        const QString era = word.left(word.lastIndexOf(QLatin1Char('.')) + 1); // of any status
        (newestFirst ? to : from) = newestFirst ? era : beyondPrefix(era);
        const QString status = search.status ? QString::number(static_cast<int>(*search.status)) : QString();
        INK_ASSIGN(ofEra, documentsWith(db, search.account, era + status, allRows));
        ofEra->intersect(documents);
        near.unite(*ofEra);
        count = near.count();
        if (count > mostRead) return std::nullopt;
    }
    INK_ASSIGN(ids, sorted(db, search, near, {}));
    return ids.mid(slice.fromEnd ? ids.size() - wanted : slice.offset, slice.size);
}

} // namespace

Result<QList<qint64>> listIds(const Database& database, const QString& sql, const QVariantList& values)
{
    INK_ASSIGN(row, runText(database, statement(database, "list_ids").arg(sql), values));
    QList<qint64> ids;
    if (!row.next()) return ids;
    qint64 id = 0;
    for (const QChar c : row.value(0).toString()) {
        if (c != QLatin1Char(',')) {
            id = id * 10 + (c.unicode() - u'0');
            continue;
        }
        ids.append(id);
        id = 0;
    }
    if (id > 0) ids.append(id); // no document has the id 0
    return ids;
}

Result<qint64> oneNumber(const Database& database, const QString& sql, const QVariantList& values)
{
    INK_ASSIGN(query, runText(database, sql, values));
    return query.next() ? query.value(0).toLongLong() : 0;
}

Result<SearchCache::Found> findWords(const Database& db, const Search& search)
{
    INK_ASSIGN(candidates, candidatesOf(db, search));
    DocumentSet& documents = *candidates.documents;
    if (!candidates.left.isEmpty() || candidates.areAtMost(fewDocuments)) {
        INK_ASSIGN(ids, sorted(db, search, documents, candidates.left));
        return foundIds(std::move(ids));
    }
    const QString status =
        search.status ? statusWord(search.deleted, *search.status) : statusWords(search.deleted);
    INK_ASSIGN(ofStatus, documentsWith(db, search.account, status, allRows));
    documents.intersect(*ofStatus);
    SearchCache::Found found;
    found.among = ofStatus->count();
    if (!search.rest.terms.isEmpty()) {
        INK_ASSIGN(readsRest, restIsLess(db, search, documents.count()));
        if (!readsRest) {
            INK_ASSIGN(ids, sorted(db, search, documents, {}));
            return foundIds(std::move(ids));
        }
        INK_ASSIGN(rest,
                   listIds(db, QStringLiteral("SELECT d.id FROM document d WHERE ") + search.where.sql(),
                           search.where.values));
        DocumentSet fitting;
        for (const qint64 id : std::as_const(rest))
            fitting.insert(id);
        documents.intersect(fitting);
        found.among = rest.size();
    }
    found.total = documents.count();
    found.documents = std::make_shared<const DocumentSet>(std::move(documents));
    return found;
}

Result<QList<qint64>> pageOfWords(const Database& db, const Search& search, SearchCache::Found& found)
{
    const Slice slice = sliceOf(search, found.total);
    if (slice.size <= 0) return QList<qint64>();
    if (!found.ids) {
        // What it costs to read a document, in steps along an index that is sorted already and knows the ids.
        const bool indexTells = search.rest.terms.isEmpty() && (search.byModified || !db.isPostgreSql());
        const qint64 price = indexTells ? 20 : 2;
        const qint64 steps = (slice.offset + slice.size) * found.among / found.total;
        if (search.byModified && std::min(steps, found.total * price) > 4'000) {
            INK_ASSIGN(page, pageOfEras(db, search, *found.documents, slice));
            if (page) return *page;
        }
        if (found.total > manyDocuments || found.total * price > steps) return walk(db, search, found, slice);
        INK_ASSIGN(ids, sorted(db, search, *found.documents, {}));
        found.ids = std::move(ids);
    }
    return found.ids->mid(search.first, search.size);
}

} // namespace ink::store
