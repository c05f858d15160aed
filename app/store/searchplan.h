#pragma once

#include "app/domain/document.h"
#include "app/store/query.h"
#include "app/store/searchcache.h"

#include <QList>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace ink::store {

// What a listing asks for, in SQL. Private to the store.

/** Conditions and their values, in step. */
struct Where
{
    QStringList terms;
    QVariantList values;

    void add(const QString& term, const QVariant& value)
    {
        terms.append(term);
        values.append(value);
    }
    void add(const QString& term, const QVariantList& several)
    {
        terms.append(term);
        values.append(several);
    }
    [[nodiscard]] QString sql() const { return terms.join(QStringLiteral(" AND ")); }
};

/** `?,?,?` */
[[nodiscard]] inline QString marks(qsizetype count)
{
    return QStringList(count, QStringLiteral("?")).join(QLatin1Char(','));
}

/** Columns to sort by, the last of them the document's id, so that the order is total. */
using Order = QStringList;
[[nodiscard]] inline QString orderBy(const Order& order, bool ascending)
{
    const QString direction = ascending ? QStringLiteral(" ASC") : QStringLiteral(" DESC");
    return order.join(direction + QStringLiteral(", ")) + direction;
}

struct Search
{
    domain::AccountId account;
    bool deleted = false;
    std::optional<domain::SigningStatus> status;
    QStringList words;           ///< each must begin a word of the document
    Where where;                 ///< all but the words, on document d
    Where rest;                  ///< of `where` what the index of words does not know
    std::optional<Where> counts; ///< `where` on document_count, when it can be answered there
    Order order;                 ///< on document d
    bool byModified = false;
    bool ascending = false;
    qint64 first = 0; ///< rows before the page
    qint64 size = 0;

    /** What tells this search from others, whatever its page. */
    [[nodiscard]] QString key() const
    {
        QStringList parts{where.sql(), orderBy(order, ascending), words.join(QLatin1Char(' '))};
        for (const QVariant& value : where.values)
            parts.append(value.toString());
        return parts.join(QLatin1Char('\n'));
    }
};

/** A page's rows, counted from whichever end is nearer. */
struct Slice
{
    bool fromEnd = false;
    qint64 offset = 0;
    qint64 size = 0; ///< none or less: nothing to read
};
[[nodiscard]] inline Slice sliceOf(const Search& search, qint64 total)
{
    Slice slice;
    slice.size = std::min(search.size, total - search.first);
    slice.fromEnd = search.first > total / 2;
    slice.offset = slice.fromEnd ? total - search.first - slice.size : search.first;
    return slice;
}

/** How many documents there are, as document_count knows. */
[[nodiscard]] inline QString countSql(const Where& counts)
{
    return QStringLiteral("SELECT coalesce(sum(documents), 0) FROM document_count WHERE ") + counts.sql();
}

/** The column `id` of every row. It comes as one text: a value for each row costs more than finding it. */
[[nodiscard]] Result<QList<qint64>> listIds(const Database& database, const QString& sql,
                                            const QVariantList& values);
[[nodiscard]] Result<qint64> oneNumber(const Database& database, const QString& sql,
                                       const QVariantList& values);

/** Which documents have the words, and in what order when these are few. `search.words` is not empty. */
[[nodiscard]] Result<SearchCache::Found> findWords(const Database& database, const Search& search);
/** The ids of the page, in order. Notes in `found` what other pages may use. */
[[nodiscard]] Result<QList<qint64>> pageOfWords(const Database& database, const Search& search,
                                                SearchCache::Found& found);

} // namespace ink::store
