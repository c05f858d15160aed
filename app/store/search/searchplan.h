#pragma once

#include "app/domain/document/codes.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/listposition.h"
#include "app/store/database/query.h"

#include <QList>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>

namespace ink::store {

class SearchCache;

// SQL of a listing's query. Private to app/store.

/** Conditions, and their values in the same order. */
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

/** Columns to sort by. The last one is the document's id, so that the order is total. */
using Order = QStringList;
[[nodiscard]] inline QString orderBy(const Order& order, bool ascending)
{
    const QString direction = ascending ? QStringLiteral(" ASC") : QStringLiteral(" DESC");
    return order.join(direction + QStringLiteral(", ")) + direction;
}

/** The SQL expressions of a sort key other than the id. */
struct SortKey
{
    QString now; ///< on the document table `d`
    QString
        before; ///< the value before a change, on document_place `p`; the same as `now` if it can't change
    bool isText = false;
};

struct Search
{
    domain::AccountId account;
    bool isDeleted = false;
    std::optional<domain::SigningStatus> status;
    QStringList words;         ///< each must begin a word of the document
    Where where;               ///< all conditions except the words, on the document table `d`
    Where unindexedConditions; ///< the part of `where` that the word index can't evaluate
    /** `where` on document_count, if that table has all columns of the conditions. */
    std::optional<Where> countConditions;
    Order order;         ///< on the document table `d`
    QList<SortKey> keys; ///< sort keys of `order`, without the id
    bool sortsByModified = false;
    bool isAscending = false;
    qint64 offset = 0; ///< number of rows before the page
    qint64 size = 0;
    std::optional<domain::ListPosition> after; ///< the page begins after it, instead of at `offset`
    SearchCache* cache = nullptr;              ///< may be null

    /** Returns whether a change can move a document in the order. */
    [[nodiscard]] bool canMove() const
    {
        return std::any_of(keys.begin(), keys.end(),
                           [](const SortKey& key) { return key.now != key.before; });
    }
    void setOrder(QList<SortKey> sorted)
    {
        keys = std::move(sorted);
        order.clear();
        for (const SortKey& key : std::as_const(keys))
            order.append(key.now);
        order.append(QStringLiteral("d.id"));
    }
    /** Returns the cache key of this search, without its page. */
    [[nodiscard]] QString key() const
    {
        QStringList parts{where.sql(), orderBy(order, isAscending), words.join(QLatin1Char(' '))};
        // A value may have line breaks, so its length comes before it.
        for (const QVariant& value : where.values) {
            const QString text = value.toString();
            parts.append(QString::number(text.size()) + QLatin1Char(':') + text);
        }
        return parts.join(QLatin1Char('\n'));
    }
};

/** The rows of a page, counted from the nearer end. */
struct Slice
{
    bool isFromEnd = false;
    qint64 offset = 0;
    qint64 size = 0; ///< zero or less: nothing to read
};
[[nodiscard]] inline Slice sliceOf(const Search& search, qint64 total)
{
    Slice slice;
    slice.size = std::min(search.size, total - search.offset);
    slice.isFromEnd = search.offset > total / 2;
    slice.offset = slice.isFromEnd ? total - search.offset - slice.size : search.offset;
    return slice;
}

/** Returns the SQL that counts the documents from the totals in document_count. Its column is `documents`. */
[[nodiscard]] inline QString countSql(const Where& counts)
{
    return QStringLiteral("SELECT coalesce(sum(documents), 0) AS documents FROM document_count WHERE ") +
           counts.sql();
}

/** Returns the column `id` of every row. Fetches all ids as one text, because fetching a value per row costs
 * more than finding the row. */
[[nodiscard]] Result<QList<qint64>> listIds(const Database& database, const QString& sql,
                                            const QVariantList& values);
/** Formats ids as the list that parseIds parses. */
[[nodiscard]] QString idList(const QList<qint64>& ids);
/** Parses a list of numbers separated by commas. */
[[nodiscard]] QList<qint64> parseIds(const QString& list);
/** Returns the number of documents from the totals in document_count. */
[[nodiscard]] Result<qint64> documentCount(const Database& database, const Where& counts);

} // namespace ink::store
