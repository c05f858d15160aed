#include "app/service/admin/tablecopy.h"

#include "app/service/admin/reasons.h"
#include "app/store/database/deferredtriggers.h"
#include "app/store/database/query.h"

#include <QSet>

#include <utility>

namespace ink::service::admin {

namespace {

using store::Database;
using store::placeholders;
using store::runText;

/** Quotes a name. Names come from the schema, not from users, but are quoted anyway. */
QString quoted(const QString& name)
{
    return QLatin1Char('"') + QString(name).replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
           QLatin1Char('"');
}

struct Shape
{
    QStringList columns;
    QSet<QString> parents; ///< referenced tables, without the table itself
    QString self;          ///< the column that references the table itself; empty = none
    bool counts = false;   ///< the table uses AUTOINCREMENT
};

Result<Shape> shapeOf(const Database& sqlite, const QString& table)
{
    Shape shape;
    INK_ASSIGN(columns, runText(sqlite, QStringLiteral("SELECT name FROM pragma_table_info(?)"), {table}));
    while (columns.next())
        shape.columns.append(columns.value(0).toString());
    INK_ASSIGN(keys,
               runText(sqlite, QStringLiteral("SELECT \"table\", \"from\" FROM pragma_foreign_key_list(?)"),
                       {table}));
    while (keys.next()) {
        if (keys.value(0).toString() == table)
            shape.self = keys.value(1).toString();
        else
            shape.parents.insert(keys.value(0).toString());
    }
    INK_ASSIGN(made,
               runText(sqlite, QStringLiteral("SELECT sql FROM sqlite_master WHERE name = ?"), {table}));
    shape.counts = made.next() && made.value(0).toString().contains(QStringLiteral("AUTOINCREMENT"));
    return shape;
}

Result<void> insertRow(Database& to, const QString& sql, const QVariantList& row)
{
    INK_TRY(runText(to, sql, row));
    return {};
}

Result<void> copyTable(const Database& from, Database& to, const QString& table, const Shape& shape)
{
    QStringList names;
    for (const QString& column : shape.columns)
        names.append(quoted(column));
    const QString list = names.join(QStringLiteral(", "));
    const QString insert = QStringLiteral("INSERT INTO %1(%2) VALUES (%3)")
                               .arg(quoted(table), list, placeholders(shape.columns.size()));
    INK_ASSIGN(rows, runText(from, QStringLiteral("SELECT %1 FROM %2").arg(list, quoted(table)), {}));
    const auto count = static_cast<int>(shape.columns.size());
    QList<QVariantList> waiting; // rows that wait for other rows of the same table
    while (rows.next()) {
        QVariantList row;
        for (int i = 0; i < count; ++i)
            row.append(rows.value(i));
        if (shape.self.isEmpty())
            INK_TRY(insertRow(to, insert, row));
        else
            waiting.append(row);
    }
    const auto self = static_cast<qsizetype>(shape.columns.indexOf(shape.self));
    const auto id = static_cast<qsizetype>(shape.columns.indexOf(QStringLiteral("id")));
    QSet<qint64> there;
    while (!waiting.isEmpty()) {
        QList<QVariantList> rest;
        for (const QVariantList& row : std::as_const(waiting)) {
            const QVariant& parent = row.at(self);
            if (!parent.isNull() && !there.contains(parent.toLongLong())) {
                rest.append(row);
                continue;
            }
            INK_TRY(insertRow(to, insert, row));
            there.insert(row.at(id).toLongLong());
        }
        if (rest.size() == waiting.size())
            return fail(ErrorCode::Database, reasons::tableRefersToItself(table));
        waiting = rest;
    }
    return {};
}

Result<qint64> lastId(const Database& database, const QString& table)
{
    const QString sql =
        database.isPostgreSql()
            ? QStringLiteral(
                  "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass), 0)")
            : QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = ?");
    INK_ASSIGN(query, runText(database, sql, {table}));
    return query.next() ? query.value(0).toLongLong() : 0;
}

Result<void> setLastId(Database& database, const QString& table, qint64 last)
{
    if (last < 1) return {};
    if (database.isPostgreSql()) {
        INK_TRY(runText(database, QStringLiteral("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)"),
                        {table, last}));
        return {};
    }
    INK_TRY(runText(database, QStringLiteral("DELETE FROM sqlite_sequence WHERE name = ?"), {table}));
    INK_TRY(runText(database, QStringLiteral("INSERT INTO sqlite_sequence(name, seq) VALUES (?, ?)"),
                    {table, last}));
    return {};
}

/** Returns the tables that triggers fill. */
Result<QStringList> derivedTables(const Database& sqlite, const QStringList& tables)
{
    INK_ASSIGN(triggers,
               runText(sqlite, QStringLiteral("SELECT sql FROM sqlite_master WHERE type = 'trigger'"), {}));
    QStringList derived;
    while (triggers.next())
        for (const QString& table : tables)
            if (triggers.value(0).toString().contains(QStringLiteral("INTO %1(").arg(table)) &&
                !derived.contains(table))
                derived.append(table);
    return derived;
}

} // namespace

Result<QStringList> tablesInOrder(const Database& sqlite)
{
    // Excludes the internal tables of search indexes, which are derived from the rows.
    INK_ASSIGN(query,
               runText(sqlite,
                       QStringLiteral("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = "
                                      "'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"),
                       {}));
    QStringList left;
    while (query.next())
        left.append(query.value(0).toString());
    QStringList ordered;
    while (!left.isEmpty()) {
        QStringList later;
        for (const QString& table : std::as_const(left)) {
            INK_ASSIGN(shape, shapeOf(sqlite, table));
            bool ready = true;
            for (const QString& parent : std::as_const(shape.parents))
                ready = ready && ordered.contains(parent);
            (ready ? ordered : later).append(table);
        }
        if (later.size() == left.size()) return fail(ErrorCode::Internal, reasons::tablesReferToEachOther());
        left = later;
    }
    return ordered;
}

Result<QMap<QString, qint64>> rowCounts(const Database& database, const QStringList& tables)
{
    QMap<QString, qint64> counts;
    for (const QString& table : tables) {
        INK_ASSIGN(query, runText(database, QStringLiteral("SELECT count(*) FROM ") + quoted(table), {}));
        counts.insert(table, query.next() ? query.value(0).toLongLong() : 0);
    }
    return counts;
}

Result<void> copyTables(const Database& from, Database& to)
{
    const Database& sqlite = to.isPostgreSql() ? from : to;
    INK_ASSIGN(tables, tablesInOrder(sqlite));
    QMap<QString, Shape> shapes;
    for (const QString& table : std::as_const(tables)) {
        INK_ASSIGN(shape, shapeOf(sqlite, table));
        shapes.insert(table, shape);
    }
    INK_ASSIGN(derived, derivedTables(sqlite, tables));
    for (const QString& table : std::as_const(derived)) {
        tables.removeAll(table);
        tables.append(table);
    }
    const store::Snapshot snapshot(from);
    INK_ASSIGN(transaction,
               store::Transaction::begin(to, store::Durability::Full, store::TransactionTimeouts::Long));
    bool haveTriggersRun = false;
    for (const QString& table : std::as_const(tables)) {
        const Shape shape = shapes.value(table);
        if (derived.contains(table)) {
            // The source's rows replace those that triggers have written to the other tables. Deferred
            // triggers run now instead of at commit, when they would change the copied rows.
            if (!std::exchange(haveTriggersRun, true)) INK_TRY(store::runDeferredTriggers(to));
            INK_TRY(runText(to, QStringLiteral("DELETE FROM ") + quoted(table), {}));
        }
        INK_TRY(copyTable(from, to, table, shape));
        if (!shape.counts) continue;
        INK_ASSIGN(last, lastId(from, table));
        INK_TRY(setLastId(to, table, last));
    }
    return transaction.commit();
}

} // namespace ink::service::admin
