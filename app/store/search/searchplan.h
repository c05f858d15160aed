#pragma once

#include "app/domain/document/codes.h"
#include "app/domain/document/ids.h"
#include "app/store/database/query.h"

#include <QList>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace ink::store {

class SearchCache;

// SQL of a listing's query. Private to app/store.

/** Conditions with their values in the same order. */
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
    Where where;                 ///< all conditions except the words, on document d
    Where rest;                  ///< the part of `where` that the word index can't evaluate
    std::optional<Where> counts; ///< `where` on document_count, when that table has all its columns
    Order order;                 ///< on document d
    bool byModified = false;
    bool ascending = false;
    qint64 first = 0; ///< rows before the page
    qint64 size = 0;
    SearchCache* cache = nullptr; ///< may be null

    /** The key of this search without its page. */
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
    qint64 size = 0; ///< zero or less: nothing to read
};
[[nodiscard]] inline Slice sliceOf(const Search& search, qint64 total)
{
    Slice slice;
    slice.size = std::min(search.size, total - search.first);
    slice.fromEnd = search.first > total / 2;
    slice.offset = slice.fromEnd ? total - search.first - slice.size : search.first;
    return slice;
}

/** Counts the documents from the totals in document_count; its column is `documents`. */
[[nodiscard]] inline QString countSql(const Where& counts)
{
    return QStringLiteral("SELECT coalesce(sum(documents), 0) AS documents FROM document_count WHERE ") +
           counts.sql();
}

/** The column `id` of every row, fetched as one text: a value per row costs more than finding it. */
[[nodiscard]] Result<QList<qint64>> listIds(const Database& database, const QString& sql,
                                            const QVariantList& values);
/** Parses such a text: numbers separated by commas. */
[[nodiscard]] QList<qint64> idsOfList(const QString& list);
/** The number of documents from the totals in document_count. */
[[nodiscard]] Result<qint64> documentCount(const Database& database, const Where& counts);

} // namespace ink::store
