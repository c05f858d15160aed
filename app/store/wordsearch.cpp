#include "app/store/documentwords.h"
#include "app/store/searchplan.h"

namespace ink::store {

using namespace domain;

namespace {

/** So few documents are read at once, and the pages are cut from them: to read one costs as much as to count
 * ten. */
constexpr qint64 fewOfOneWord = 500;
/** The same when each must be compared with other words anyway. */
constexpr qint64 fewDocuments = 4'000;
/** So many are still read at once when the words' entries alone cannot sort or filter them. */
constexpr qint64 manyDocuments = 16'000;
/** A beginning that more words have is looked up as a range. */
constexpr qsizetype mostAlternatives = 8;

/** The words of the account that begin with what is looked for. */
struct Term
{
    QString prefix;
    QStringList alternatives; ///< empty: too many to name
    qint64 documents = 0;     ///< that have it, as far as was counted
    bool isNowhere = false;
};

/** The first and the last status that is looked for (contract §3). */
QVariantList statusesOf(const Search& search)
{
    if (!search.status) return {51, 56};
    const int only = static_cast<int>(*search.status);
    return {only, only};
}

/** Counts the documents of a term, but not beyond `enough` + 1 for each word. */
Result<void> probe(const Database& db, const Search& search, qint64 enough, Term& term)
{
    term.documents = 0;
    const qint64 account = search.account.value();
    if (term.alternatives.isEmpty()) {
        INK_ASSIGN(
            row, run(db, "word_range_probe", {account, term.prefix, beyondPrefix(term.prefix), enough + 1}));
        if (row.next()) term.documents = row.value(0).toLongLong();
        return {};
    }
    for (const QString& word : std::as_const(term.alternatives)) {
        INK_ASSIGN(row, run(db, "word_probe",
                            QVariantList{account, word, search.deleted ? 1 : 0} + statusesOf(search) +
                                QVariantList{enough + 1}));
        if (row.next()) term.documents += row.value(0).toLongLong();
    }
    return {};
}

/** The term with its documents counted, but not beyond `enough` + 1 for each word. */
Result<Term> termOf(const Database& db, const Search& search, const QString& prefix, qint64 enough)
{
    const QString end = beyondPrefix(prefix);
    Term term;
    term.prefix = prefix;
    const qint64 account = search.account.value();
    INK_ASSIGN(words, run(db, "word_alternatives",
                          QVariantList{account, prefix, end, account, end, account, search.deleted ? 1 : 0} +
                              statusesOf(search) + QVariantList{enough + 1, mostAlternatives + 1}));
    while (words.next()) {
        term.alternatives.append(words.value(0).toString());
        term.documents += words.value(1).toLongLong();
    }
    term.isNowhere = term.alternatives.isEmpty();
    if (term.alternatives.size() > mostAlternatives) {
        term.alternatives.clear();
        INK_TRY(probe(db, search, enough, term));
    }
    return term;
}

bool isRarer(const Term& a, const Term& b)
{
    return a.documents < b.documents;
}

/** Moves the rarest term to the front, counting on from `counted`, no further than is needed to tell nor
 * beyond `most`. */
Result<void> rarestFirst(const Database& db, const Search& search, qint64 counted, qint64 most,
                         QList<Term>& terms)
{
    for (qint64 enough = counted; enough <= most; enough *= 4) {
        if (enough > counted)
            for (Term& term : terms)
                INK_TRY(probe(db, search, enough, term));
        std::iter_swap(terms.begin(), std::min_element(terms.begin(), terms.end(), isRarer));
        if (terms.constFirst().documents <= enough) return {};
    }
    return {};
}

} // namespace

/** How the words are looked up: along the entries `w` of the rarest, each compared with the others. */
struct SearchPlan
{
    Term driver;
    QList<Term> others;
    bool nowhere = false;       ///< a word is in no document
    bool needsDocument = false; ///< entries alone cannot tell
    qint64 atOnce = 0;          ///< up to so many documents of the driver are read, more are counted
};

namespace {

Result<SearchPlan> planFor(const Database& db, const Search& search)
{
    SearchPlan plan;
    QList<Term> terms;
    const bool entriesTell = search.rest.terms.isEmpty() && search.byModified;
    const bool alone = search.words.size() == 1;
    // A single word need only be known to be common.
    const qint64 start = !alone ? 1'000 : entriesTell ? fewOfOneWord : manyDocuments;
    for (const QString& word : search.words) {
        INK_ASSIGN(term, termOf(db, search, word, start));
        plan.nowhere = term.isNowhere;
        if (plan.nowhere) return plan;
        terms.append(std::move(term));
    }
    const auto isRange = [](const Term& term) { return term.alternatives.isEmpty(); };
    plan.atOnce = !entriesTell || (!alone && std::any_of(terms.cbegin(), terms.cend(), isRange))
                      ? manyDocuments
                  : alone ? fewOfOneWord
                          : fewDocuments;
    INK_TRY(rarestFirst(db, search, start, plan.atOnce, terms));
    plan.driver = terms.takeFirst();
    plan.others = std::move(terms);
    plan.needsDocument = !entriesTell || std::any_of(plan.others.cbegin(), plan.others.cend(), isRange);
    return plan;
}

QVariantList variants(const QStringList& texts)
{
    return QVariantList(texts.cbegin(), texts.cend());
}

/**
 * Conditions on an entry `w` of the driver, but for its word and status. When the driver's entries are few,
 * each is looked up for itself: PostgreSQL, which plans once for rare and common words, would read all of a
 * common one's; an OFFSET keeps it from joining.
 */
Where conditionsOf(const SearchPlan& plan, const Search& search)
{
    const QString each =
        plan.driver.documents <= plan.atOnce ? QStringLiteral(" LIMIT 1 OFFSET 0") : QString();
    Where where;
    where.add(QStringLiteral("w.deleted = ?"), search.deleted ? 1 : 0);
    for (const Term& term : plan.others) {
        if (term.alternatives.isEmpty()) {
            where.add(QStringLiteral("d.search LIKE ?"), QStringLiteral("% %1%").arg(term.prefix));
            continue;
        }
        where.add(
            QStringLiteral("EXISTS (SELECT 1 FROM document_word x WHERE x.account_id = w.account_id AND "
                           "x.word IN (%1) AND x.deleted = w.deleted AND x.status = w.status AND "
                           "x.modified = w.modified AND x.document_id = w.document_id%2)")
                .arg(marks(term.alternatives.size()), each),
            variants(term.alternatives));
    }
    if (plan.needsDocument) {
        where.terms.prepend(QStringLiteral("d.id = w.document_id"));
        where.terms.append(search.rest.terms);
        where.values.append(search.rest.values);
    }
    return where;
}

QString fromEntries(const SearchPlan& plan)
{
    return plan.needsDocument ? QStringLiteral(" FROM document_word w CROSS JOIN document d WHERE ")
                              : QStringLiteral(" FROM document_word w WHERE ");
}

/** The condition on account, word and status of an entry `w`. */
Where entriesOf(const SearchPlan& plan, const Search& search)
{
    Where where;
    where.add(QStringLiteral("w.account_id = ?"), search.account.value());
    if (plan.driver.alternatives.isEmpty())
        where.add(QStringLiteral("w.word >= ? AND w.word < ?"),
                  QVariantList{plan.driver.prefix, beyondPrefix(plan.driver.prefix)});
    else
        where.add(QStringLiteral("w.word IN (%1)").arg(marks(plan.driver.alternatives.size())),
                  variants(plan.driver.alternatives));
    if (search.status) where.add(QStringLiteral("w.status = ?"), static_cast<int>(*search.status));
    const Where conditions = conditionsOf(plan, search);
    where.terms.append(conditions.terms);
    where.values.append(conditions.values);
    return where;
}

Order entryOrder(const Search& search)
{
    return search.byModified ? Order{QStringLiteral("w.modified"), QStringLiteral("w.document_id")}
                             : search.order;
}

/** One word's entries of one status in order, as many as a page may need. */
struct Run
{
    QString word;
    int status = 0;
};

QList<Run> runsOf(const SearchPlan& plan, const Search& search)
{
    static const QList<int> all{51, 52, 53, 54, 55, 56}; // contract §3
    const QList<int> statuses = search.status ? QList<int>{static_cast<int>(*search.status)} : all;
    QList<Run> runs;
    for (const QString& word : plan.driver.alternatives)
        for (const int status : statuses)
            runs.append({word, status});
    return runs;
}

} // namespace

Result<QList<qint64>> lastNumbers(const Database& database, const QString& sql, const QVariantList& values,
                                  int columns)
{
    INK_ASSIGN(query, runText(database, sql, values));
    QList<qint64> all;
    while (query.next())
        all.append(query.value(columns - 1).toLongLong());
    return all;
}

Result<qint64> oneNumber(const Database& database, const QString& sql, const QVariantList& values)
{
    INK_ASSIGN(query, runText(database, sql, values));
    return query.next() ? query.value(0).toLongLong() : 0;
}

Result<SearchCache::Found> findWords(const Database& db, const Search& search)
{
    SearchCache::Found found;
    INK_ASSIGN(plan, planFor(db, search));
    if (plan.nowhere) return found;
    const Where entries = entriesOf(plan, search);
    if (plan.driver.documents > plan.atOnce) {
        const QString what = plan.driver.alternatives.size() == 1
                                 ? QStringLiteral("SELECT count(*)")
                                 : QStringLiteral("SELECT count(DISTINCT w.document_id)");
        INK_ASSIGN(total, oneNumber(db, what + fromEntries(plan) + entries.sql(), entries.values));
        found.total = total;
        found.plan = std::make_shared<const SearchPlan>(std::move(plan));
        return found;
    }
    const Order order = entryOrder(search);
    INK_ASSIGN(ids, lastNumbers(db,
                                QStringLiteral("SELECT DISTINCT ") + order.join(QStringLiteral(", ")) +
                                    fromEntries(plan) + entries.sql() + QStringLiteral(" ORDER BY ") +
                                    orderBy(order, search.ascending),
                                entries.values, static_cast<int>(order.size())));
    found.total = ids.size();
    found.ids = std::move(ids);
    return found;
}

Result<std::optional<QList<qint64>>> pageOfWords(const Database& db, const Search& search,
                                                 const SearchCache::Found& found)
{
    constexpr qint64 farthest = 5'000;
    constexpr qsizetype mostRuns = 24;
    if (!found.plan || found.plan->needsDocument) return std::nullopt;
    const SearchPlan& plan = *found.plan;
    const Slice slice = sliceOf(search, found.total);
    if (slice.size <= 0) return QList<qint64>();
    const bool ascending = search.ascending != slice.fromEnd;
    const Order order{QStringLiteral("w.modified"), QStringLiteral("w.document_id")};
    const QList<Run> runs = runsOf(plan, search);
    // A far page and a beginning that many words have are found quicker along the documents themselves.
    if (runs.isEmpty() || runs.size() > mostRuns || slice.offset + slice.size > farthest) return std::nullopt;
    // Every run is sorted already: the page is among the first of each.
    const Where conditions = conditionsOf(plan, search);
    const QString one =
        QStringLiteral(
            "SELECT modified, document_id FROM (SELECT w.modified, w.document_id FROM document_word w "
            "WHERE w.account_id = ? AND w.word = ? AND w.status = ? AND %1 ORDER BY %2 LIMIT ?) AS run")
            .arg(conditions.sql(), orderBy(order, ascending));
    QStringList parts;
    QVariantList values;
    for (const Run& run : runs) {
        parts.append(one);
        values << search.account.value() << run.word << run.status << conditions.values
               << slice.offset + slice.size;
    }
    const QString sql = QStringLiteral("SELECT DISTINCT w.modified, w.document_id FROM (%1) AS w")
                            .arg(parts.join(QStringLiteral(" UNION ALL ")));
    values << slice.size << slice.offset;
    INK_ASSIGN(ids, lastNumbers(db,
                                sql + QStringLiteral(" ORDER BY ") + orderBy(order, ascending) +
                                    QStringLiteral(" LIMIT ? OFFSET ?"),
                                values, 2));
    if (slice.fromEnd) std::reverse(ids.begin(), ids.end());
    return ids;
}

} // namespace ink::store
