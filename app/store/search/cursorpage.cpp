#include "app/store/search/cursorpage.h"

#include "app/store/search/reasons.h"

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

struct SqlPart
{
    QString sql;
    QVariantList values;
};

/** A condition for rows after a position. */
struct Behind
{
    SqlPart part;
    qsizetype fixedKeys = 0; ///< number of leading keys that are equal in all rows
};

tl::unexpected<Error> expiredCursor()
{
    return fail(ErrorCode::Validation, reasons::cursorExpired(),
                {{QStringLiteral("cursor"), reasons::hasExpired()}});
}

/** Returns the SQL expressions of the keys, on `d` (document) or, if `before`, on `p` (document_place). */
QStringList keyExpressions(const Search& search, bool before)
{
    QStringList all;
    for (const SortKey& key : search.keys)
        all.append(before ? key.before : key.now);
    return all;
}

QString columnList(const QStringList& expressions)
{
    QString list = QStringLiteral("d.id AS id");
    for (qsizetype i = 0; i < expressions.size(); ++i)
        list += QStringLiteral(", %1 AS k%2").arg(expressions.at(i)).arg(i);
    return list;
}

QVariantList keyValues(const Search& search, const QStringList& keys)
{
    QVariantList values;
    for (qsizetype i = 0; i < search.keys.size(); ++i)
        values.append(search.keys.at(i).isText ? fromText(keys.at(i)) : QVariant(keys.at(i).toLongLong()));
    return values;
}

/** Returns disjoint conditions that together match the rows after a position. */
QList<Behind> behind(const Database& db, const Search& search, const QStringList& expressions,
                     const ListPosition& position)
{
    const QString isBehind = search.isAscending ? QStringLiteral(">") : QStringLiteral("<");
    const QStringList all = expressions + QStringList{QStringLiteral("d.id")};
    const QVariantList values = keyValues(search, position.keys) + QVariantList{position.id};
    const auto compared = [&](qsizetype from) {
        return all.size() - from == 1 ? QStringLiteral("%1 %2 ?").arg(all.last(), isBehind)
                                      : QStringLiteral("(%1) %2 (%3)")
                                            .arg(all.mid(from).join(QStringLiteral(", ")), isBehind,
                                                 placeholders(all.size() - from));
    };
    // SQLite can look up a row value in an index only if the row value has no expressions.
    if (db.isPostgreSql() || !all.constFirst().contains(QLatin1Char('('))) return {{{compared(0), values}}};
    return {{{QStringLiteral("%1 = ? AND %2").arg(all.constFirst(), compared(1)), values}, 1},
            {{QStringLiteral("%1 %2 ?").arg(all.constFirst(), isBehind), values.mid(0, 1)}}};
}

/** Selects up to `count` rows after a position that also match `among`. */
SqlPart rowsBehind(const Database& db, const Search& search, const ListPosition& position,
                   const SqlPart& among, qint64 count)
{
    const bool moves = search.canMove();
    const QString direction = search.isAscending ? QStringLiteral(" ASC") : QStringLiteral(" DESC");
    const QString amongSql = among.sql.isEmpty() ? QString() : QStringLiteral(" AND ") + among.sql;
    QStringList parts;
    QVariantList values;
    const QStringList now = keyExpressions(search, false);
    for (const auto& [condition, fixedKeys] : behind(db, search, now, position)) {
        QString sql = QStringLiteral("SELECT %1 FROM document d WHERE %2 AND %3%4")
                          .arg(columnList(now), search.where.sql(), condition.sql, amongSql);
        values += search.where.values + condition.values + among.values;
        if (moves) {
            sql += QStringLiteral(" AND NOT EXISTS (SELECT 1 FROM document_place p WHERE p.document_id = "
                                  "d.id AND p.id > ?)");
            values.append(position.moment);
        }
        sql += QStringLiteral(" ORDER BY %1 LIMIT ?")
                   .arg(orderBy(search.order.mid(fixedKeys), search.isAscending));
        values.append(count);
        parts.append(QStringLiteral("SELECT * FROM (%1) AS part%2").arg(sql).arg(parts.size()));
    }
    if (moves) {
        const QStringList before = keyExpressions(search, true);
        for (const auto& [condition, fixedKeys] : behind(db, search, before, position)) {
            parts.append(QStringLiteral(
                             "SELECT %1 FROM document_place p JOIN document d ON d.id = p.document_id WHERE "
                             "p.account_id = ? AND p.id > ? AND NOT EXISTS (SELECT 1 FROM document_place e "
                             "WHERE e.document_id = p.document_id AND e.id > ? AND e.id < p.id) AND %2 AND "
                             "%3%4")
                             .arg(columnList(before), search.where.sql(), condition.sql, amongSql));
            values += QVariantList{search.account.value(), position.moment, position.moment} +
                      search.where.values + condition.values + among.values;
        }
    }
    QString order;
    for (qsizetype i = 0; i < search.keys.size(); ++i)
        order += QStringLiteral("k%1%2, ").arg(i).arg(direction);
    values.append(count);
    return {QStringLiteral("SELECT * FROM (%1) AS placed ORDER BY %2id%3 LIMIT ?")
                .arg(parts.join(QStringLiteral(" UNION ALL ")), order, direction),
            values};
}

/** Returns the position of a row that was selected with columnList(). */
ListPosition positionFromRow(const Query& row, const Search& search, qint64 moment)
{
    ListPosition position{{}, row.value(0).toLongLong(), moment};
    for (qsizetype i = 0; i < search.keys.size(); ++i)
        position.keys.append(row.value(static_cast<int>(i) + 1).toString());
    return position;
}

Result<QList<ListPosition>> readPositions(const Database& db, const Search& search, const SqlPart& part)
{
    INK_ASSIGN(rows, runText(db, part.sql, part.values));
    QList<ListPosition> all;
    while (rows.next())
        all.append(positionFromRow(rows, search, search.after->moment));
    return all;
}

/** The documents found by words: as an SQL condition, or as a set to filter by while reading. */
struct FoundByWords
{
    SqlPart among;
    const DocumentSet* filter = nullptr;
    bool isNothing = false;
};

FoundByWords foundByWords(const Database& db, const Search& search, const SearchCache::Entry& found)
{
    FoundByWords by;
    if (search.words.isEmpty()) return by;
    by.isNothing = found.total == 0;
    if (by.isNothing) return by;
    const auto only = [&](const QList<qint64>& ids) {
        by.among = {statementSql(db, "among_ids"), {idList(ids)}};
        return by;
    };
    if (found.ids) return only(*found.ids);
    Q_ASSERT(found.documents);
    // Looking up one document by its id costs about as much as this many steps along an index.
    constexpr qint64 price = 20;
    constexpr qint64 maxAmong = 16'000;
    const qint64 steps = search.size * found.rangeSize / found.total;
    if (found.total <= maxAmong && found.total * price <= steps) return only(found.documents->ids());
    by.filter = found.documents.get();
    return by;
}

} // namespace

Result<CursorPage> readAfter(const Database& db, const Search& search, const SearchCache::Entry& found)
{
    Q_ASSERT(search.after);
    ListPosition position = *search.after;
    if (position.keys.size() != search.keys.size()) return expiredCursor();
    if (search.canMove()) {
        INK_ASSIGN(known, run(db, "place_exists",
                              {{"id", position.moment}, {"account_id", search.account.value()}}));
        if (!known.next()) return expiredCursor();
    }
    const FoundByWords words = foundByWords(db, search, found);
    if (words.isNothing) return CursorPage();
    const qint64 wanted = search.size + 1; // one more row, to detect the last page
    QList<ListPosition> page;
    for (qint64 count = wanted; page.size() < wanted; count *= 2) {
        if (words.filter)
            count = std::max(count, (wanted - page.size()) * found.rangeSize / found.total * 5 / 4 + 50);
        INK_ASSIGN(rows, readPositions(db, search, rowsBehind(db, search, position, words.among, count)));
        for (const ListPosition& row : std::as_const(rows))
            if (page.size() < wanted && (!words.filter || words.filter->contains(row.id))) page.append(row);
        if (rows.size() < count) break;
        position = rows.constLast();
    }
    CursorPage made;
    if (page.size() == wanted) {
        page.removeLast();
        made.next = page.constLast();
    }
    QList<qint64> ids;
    for (const ListPosition& row : std::as_const(page))
        ids.append(row.id);
    INK_ASSIGN(rows, readByIds(db, search, ids));
    made.rows = std::move(rows);
    return made;
}

Result<std::optional<PositionNow>> positionNow(const Database& db, const Search& search, DocumentId id)
{
    const QString sql =
        QStringLiteral("SELECT %1, (SELECT revision FROM account WHERE id = ?) AS revision, (SELECT "
                       "coalesce(max(p.id), 0) FROM document_place p WHERE p.account_id = ?) AS moment FROM "
                       "document d WHERE d.id = ?")
            .arg(columnList(keyExpressions(search, false)));
    INK_ASSIGN(row, runText(db, sql, {search.account.value(), search.account.value(), id.value()}));
    if (!row.next()) return std::nullopt;
    PositionNow made;
    made.position = positionFromRow(row, search, search.canMove() ? row["moment"].toLongLong() : 0);
    made.revision = row["revision"].toLongLong();
    return made;
}

} // namespace ink::store
