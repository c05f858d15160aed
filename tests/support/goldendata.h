#pragma once

#include "app/store/database/databaseaddress.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QTest>

namespace ink::test {

/** The folder with databases of earlier schemas as SQL text. */
[[nodiscard]] inline QString goldenFolder()
{
    return sourcePath(QStringLiteral("tests/golden/upgrade"));
}

/** Runs statements on a file that isn't open as a Database. */
inline void executeSqlite(const QString& path, const QStringList& statements)
{
    {
        auto raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        raw.setDatabaseName(path);
        QVERIFY(raw.open());
        QSqlQuery query(raw);
        for (const QString& statement : statements)
            QVERIFY2(query.exec(statement), qPrintable(statement.left(80) + query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
}

/** The statements of a file in the golden folder; empty if there is none. */
[[nodiscard]] inline QStringList goldenStatements(const QString& golden)
{
    QFile file(goldenFolder() + QLatin1Char('/') + golden);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QStringList statements;
    QString statement;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    bool isTrigger = false;
    for (const QString& line : lines) {
        statement += line + QLatin1Char('\n');
        isTrigger = isTrigger || line.startsWith(QLatin1StringView("CREATE TRIGGER"));
        if (!line.endsWith(QLatin1Char(';')) || (isTrigger && !line.endsWith(QLatin1StringView("END;"))))
            continue;
        statements.append(statement);
        statement.clear();
        isTrigger = false;
    }
    return statements;
}

/** Runs a dump by pg_dump on a new database, and `more`; `search_path` and the like end with its connection.
 */
inline void restorePostgres(const QString& address, const QString& golden, const QStringList& more = {})
{
    QFile file(goldenFolder() + QLatin1Char('/') + golden);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto parts = store::DatabaseAddress::parse(address);
    QVERIFY(parts.has_value());
    {
        auto raw = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), QStringLiteral("restored"));
        raw.setHostName(parts->host);
        raw.setDatabaseName(parts->name);
        QVERIFY2(raw.open(parts->user, QString::fromUtf8(parts->password.reveal())),
                 qPrintable(raw.lastError().text()));
        QSqlQuery query(raw);
        QVERIFY2(query.exec(QString::fromUtf8(file.readAll())), qPrintable(query.lastError().text()));
        if (!more.isEmpty()) QVERIFY(query.exec(QStringLiteral("SET search_path = public")));
        for (const QString& statement : more)
            QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("restored"));
}

} // namespace ink::test
