#include "app/store/search/wordsearch.h"

#include "app/store/words/documentwords.h"
#include "app/store/words/wordblocks.h"

#include <QHash>

#include <limits>
#include <utility>

namespace ink::store {

using namespace domain;

namespace {

/** Up to this number of documents, the documents are read at once, because looking up more words would cost
 * as much. */
constexpr qint64 fewDocuments = 64;
/** Maximum number of documents that are read for comparing and sorting. */
constexpr qint64 manyDocuments = 16'000;
/** A prefix with more index rows than this is compared with the texts of the candidates instead, unless there
 * are too many candidates. */
constexpr qint64 manyRows = 4'000;
constexpr qint64 allRows = std::numeric_limits<qint64>::max() - 1;

/** Returns the number of documents below which reading the documents is faster than looking up their status,
 * which takes many index rows. */
qint64 fewRows(const Database& db)
{
    return db.isPostgreSql() ? 250 : fewDocuments;
}

using Set = std::shared_ptr<const DocumentSet>;

/** The words' results from the index. */
struct Sets
{
    qint64 revision = 0;
    QHash<QString, Set> known; ///< by word, and for the status
    QStringList left;          ///< words that were not looked up, because the candidates are few
    QStringList wide;          ///< words with too many index rows
};

/** Word sets share the cache with search results, whose keys are longer. */
QString cacheKey(AccountId account, const QString& word)
{
    return QStringLiteral("%1 %2").arg(account.value()).arg(word);
}

void keepCommon(SearchCache& cache, AccountId account, const QString& word, qint64 revision, const Set& set)
{
    constexpr qint64 common = 8'000; // documents; smaller sets are cheap to read
    if (set->hasAtMost(common)) return;
    SearchCache::Entry found;
    found.revision = revision;
    found.documents = set;
    cache.insert(cacheKey(account, word), found);
}

/** Reads the sets that are not cached, in one statement. If the cached ones turn out to be stale, reads all
 * sets again. */
Result<Sets> setsOf(const Database& db, SearchCache& cache, const Search& search, const QString& status)
{
    // If the first word's set has more bytes than this, reading the other words and the status is worthwhile.
    constexpr qint64 forMoreWords = fewDocuments * 2;
    const qint64 forStatus = search.words.size() == 1 ? fewRows(db) * 2 : 8'000;
    QStringList words = search.words; // long words first, because they are usually rarer
    std::stable_sort(words.begin(), words.end(),
                     [](const QString& a, const QString& b) { return a.size() > b.size(); });
    words.append(status);
    for (bool asksCache = true;; asksCache = false) {
        Sets sets;
        std::optional<qint64> kept; // revision of the cached sets
        QList<WordRange> ranges;
        for (const QString& word : std::as_const(words)) {
            const auto cached = asksCache ? cache.find(cacheKey(search.account, word)) : std::nullopt;
            if (cached && cached->revision == kept.value_or(cached->revision)) {
                kept = cached->revision;
                sets.known.insert(word, cached->documents);
            } else if (word == status) {
                ranges.append({word, allRows, forStatus});
            } else {
                ranges.append({word, manyRows, forMoreWords});
            }
        }
        INK_ASSIGN(read, readWords(db, search.account, ranges));
        sets.revision = read.revision;
        if (kept && *kept != read.revision) continue;
        Q_ASSERT(read.ranges.size() == ranges.size());
        for (qsizetype i = 0; i < ranges.size(); ++i) {
            const QString word = ranges.at(i).prefix;
            const WordRangeResults::Range& range = read.ranges.at(i);
            if (range.state == WordRangeResults::State::Read) {
                keepCommon(cache, search.account, word, read.revision, range.documents);
                sets.known.insert(word, range.documents);
            } else if (word != status) {
                (range.state == WordRangeResults::State::TooMany ? sets.wide : sets.left).append(word);
            }
        }
        return sets;
    }
}

/** The documents found in the index, and the words that were not looked up. */
struct Candidates
{
    std::optional<DocumentSet> documents;
    QStringList left;

    void narrow(const DocumentSet& with)
    {
        if (documents)
            documents->intersect(with);
        else
            documents = with;
    }
    [[nodiscard]] bool areAtMost(qint64 maximum) const { return documents && documents->hasAtMost(maximum); }
};

Result<Candidates> candidatesOf(const Database& db, const Search& search, const Sets& sets,
                                const QString& status)
{
    QList<Set> known;
    for (auto each = sets.known.cbegin(); each != sets.known.cend(); ++each)
        if (each.key() != status) known.append(each.value());
    std::sort(known.begin(), known.end(),
              [](const Set& a, const Set& b) { return a->memoryUse() < b->memoryUse(); });
    Candidates found;
    found.left = sets.left;
    for (const Set& set : std::as_const(known))
        found.narrow(*set);
    for (const QString& word : sets.wide) {
        if (found.areAtMost(manyDocuments)) {
            found.left.append(word);
            continue;
        }
        INK_ASSIGN(documents, documentsWithPrefix(db, search.account, word, allRows));
        Q_ASSERT(documents);
        found.narrow(*documents);
    }
    return found;
}

WordSearchResult lookedAt(qint64 revision, PageRows rows)
{
    WordSearchResult looked;
    looked.entry.revision = revision;
    looked.entry.total = rows.ids.size();
    looked.entry.ids = std::exchange(rows.ids, {});
    looked.rows = std::move(rows);
    return looked;
}

/** Returns whether the other conditions alone match fewer documents than `documents`, or `documents` is too
 * large for reading them all. */
Result<bool> restIsLess(const Database& db, const Search& search, qint64 documents)
{
    if (!search.countConditions) return documents > manyDocuments; // unknown
    INK_ASSIGN(count, documentCount(db, *search.countConditions));
    return documents > manyDocuments || count < documents;
}

/** Reads the ids of the page along the sorted index of documents. */
Result<QList<qint64>> collectMatches(const Database& db, const Search& search,
                                     const SearchCache::Entry& found, const Slice& slice)
{
    Q_ASSERT(found.documents && found.total > 0);
    const QString sql =
        QStringLiteral("SELECT d.id FROM document d WHERE %1 ORDER BY %2 LIMIT ? OFFSET ?")
            .arg(search.where.sql(), orderBy(search.order, search.isAscending != slice.isFromEnd));
    QList<qint64> page;
    const qint64 wanted = slice.offset + slice.size;
    qint64 hits = 0;
    for (qint64 offset = 0, chunk = 0; page.size() < slice.size; offset += chunk) {
        // Slightly more than needed if the hits are evenly distributed. Grows if they are not.
        chunk = std::max((wanted - hits) * found.rangeSize / found.total * 5 / 4 + 50, offset / 2);
        INK_ASSIGN(ids, listIds(db, sql, search.where.values + QVariantList{chunk, offset}));
        for (const qint64 id : std::as_const(ids))
            if (found.documents->contains(id) && ++hits > slice.offset && page.size() < slice.size)
                page.append(id);
        if (ids.size() < chunk) break;
    }
    if (slice.isFromEnd) std::reverse(page.begin(), page.end());
    return page;
}

/** Finds the page era by era from the nearer end. Returns nullopt if the page is too far away or the eras are
 * too large. */
Result<std::optional<PageRows>> pageOfEras(const Database& db, const Search& search,
                                           const DocumentSet& documents, const Slice& slice)
{
    constexpr qint64 maxRead = 600;
    constexpr int maxEras = 60;
    const qint64 wanted = slice.offset + slice.size;
    const bool newestFirst = search.isAscending == slice.isFromEnd;
    const QString status = search.status ? QString::number(static_cast<int>(*search.status)) : QString();
    QString from = eraWordPrefix(search.isDeleted);
    QString to = prefixUpperBound(from);
    DocumentSet near;
    qint64 count = 0;
    for (int eras = 0; count < wanted; ++eras) {
        if (eras == maxEras || wanted > maxRead) return std::nullopt;
        INK_ASSIGN(read, readEra(db, search.account, newestFirst, from, to, status));
        if (read.era.isEmpty()) break;
        (newestFirst ? to : from) = newestFirst ? read.era : prefixUpperBound(read.era);
        read.documents.intersect(documents);
        near.unite(read.documents);
        count = near.count();
        if (count > maxRead) return std::nullopt;
    }
    const qint64 first = slice.isFromEnd ? count - wanted : slice.offset;
    return readSorted(db, search, near, {}, first, slice.size);
}

} // namespace

Result<QList<qint64>> listIds(const Database& database, const QString& sql, const QVariantList& values)
{
    INK_ASSIGN(row, runText(database, statementSql(database, "list_ids").arg(sql), values));
    return row.next() ? parseIds(row["ids"].toString()) : QList<qint64>();
}

Result<qint64> documentCount(const Database& database, const Where& counts)
{
    INK_ASSIGN(query, runText(database, countSql(counts), counts.values));
    return query.next() ? query["documents"].toLongLong() : 0;
}

Result<WordSearchResult> findByWords(const Database& db, SearchCache& cache, const Search& search)
{
    const QString status =
        search.status ? statusWord(search.isDeleted, *search.status) : statusWordPrefix(search.isDeleted);
    INK_ASSIGN(sets, setsOf(db, cache, search, status));
    INK_ASSIGN(candidates, candidatesOf(db, search, sets, status));
    Q_ASSERT(candidates.documents); // the index was read for at least one word
    DocumentSet& documents = *candidates.documents;
    Set ofStatus = sets.known.value(status);
    if (ofStatus) documents.intersect(*ofStatus);
    const auto readAll = [&]() -> Result<WordSearchResult> {
        INK_ASSIGN(rows, readSorted(db, search, documents, candidates.left, search.offset, search.size));
        return lookedAt(sets.revision, std::move(rows));
    };
    if (!candidates.left.isEmpty() || candidates.areAtMost(fewRows(db))) return readAll();
    if (!ofStatus) {
        INK_ASSIGN(read, readWords(db, search.account, {{status, allRows, 0}}));
        ofStatus = read.ranges.constFirst().documents;
        Q_ASSERT(ofStatus);
        keepCommon(cache, search.account, status, read.revision, ofStatus);
        documents.intersect(*ofStatus);
    }
    WordSearchResult looked;
    SearchCache::Entry& found = looked.entry;
    found.revision = sets.revision;
    found.rangeSize = ofStatus->count();
    if (!search.unindexedConditions.terms.isEmpty()) {
        INK_ASSIGN(readsRest, restIsLess(db, search, documents.count()));
        if (!readsRest) return readAll();
        INK_ASSIGN(rest,
                   listIds(db, QStringLiteral("SELECT d.id FROM document d WHERE ") + search.where.sql(),
                           search.where.values));
        DocumentSet fitting;
        for (const qint64 id : std::as_const(rest))
            fitting.insert(id);
        documents.intersect(fitting);
        found.rangeSize = rest.size();
    }
    found.total = documents.count();
    found.documents = std::make_shared<const DocumentSet>(std::move(documents));
    return looked;
}

Result<PageRows> readWordPage(const Database& db, const Search& search, SearchCache::Entry& found)
{
    const Slice slice = sliceOf(search, found.total);
    if (slice.size <= 0) return PageRows();
    if (found.ids) return readByIds(db, search, found.ids->mid(search.offset, search.size));
    Q_ASSERT(found.documents && found.total > 0);
    // The cost of reading a document, in steps along an index that is already sorted and contains the ids.
    const bool indexTells =
        search.unindexedConditions.terms.isEmpty() && (search.sortsByModified || !db.isPostgreSql());
    const qint64 price = indexTells ? 20 : 2;
    const qint64 steps = (slice.offset + slice.size) * found.rangeSize / found.total;
    if (search.sortsByModified && std::min(steps, found.total * price) > 4'000) {
        INK_ASSIGN(page, pageOfEras(db, search, *found.documents, slice));
        if (page) return *page;
    }
    if (found.total > manyDocuments || found.total * price > steps) {
        INK_ASSIGN(ids, collectMatches(db, search, found, slice));
        return readByIds(db, search, ids);
    }
    INK_ASSIGN(rows, readSorted(db, search, *found.documents, {}, search.offset, search.size));
    found.ids = std::exchange(rows.ids, {});
    return rows;
}

} // namespace ink::store
