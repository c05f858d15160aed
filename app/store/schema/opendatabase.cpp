#include "app/store/schema/opendatabase.h"

#include "app/store/database/openingerrors.h"
#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/schema/reasons.h"
#include "app/store/schema/upgradebackup.h"
#include "app/store/words/documentwords.h"
#include "app/store/words/wordindex.h"

#include <QDir>
#include <QFile>

#include <algorithm>

static void initMigrationResources()
{
    Q_INIT_RESOURCE(sql);
}

namespace ink::store {

namespace {

struct Migration
{
    int number = 0; ///< the number in NNN_name.sql
    QString path;
};

/** Returns all migrations of a schema in order. They are files named NNN_name.sql; append only. */
QList<Migration> migrationsOf(Dialect dialect, Schema schema)
{
    const QDir folder(
        QStringLiteral(":/sql/%1/%2")
            .arg(dialect == Dialect::Sqlite ? QStringLiteral("sqlite") : QStringLiteral("postgresql"),
                 schema == Schema::Service ? QStringLiteral("service") : QStringLiteral("workstation")));
    QList<Migration> all;
    for (const QString& name : folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name))
        all.append({name.left(3).toInt(), folder.filePath(name)});
    return all;
}

Result<void> runScript(Session& session, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::Internal, reasons::migrationMissingBuild());
    QString script;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')))
        if (!line.startsWith(QStringLiteral("--"))) script += line + QLatin1Char('\n');
    // A statement ends with a semicolon at the end of a line. Semicolons inside a trigger are followed by
    // text on the same line.
    for (const QString& sql : script.split(QStringLiteral(";\n"))) {
        if (sql.trimmed().isEmpty()) continue;
        INK_TRY(session.exec(sql));
    }
    return {};
}

Result<int> versionOf(const Database& database)
{
    if (database.isPostgreSql()) {
        INK_ASSIGN(encoding,
                   runText(database,
                           QStringLiteral("SELECT current_setting('server_encoding') AS server_encoding"),
                           {}));
        if (!encoding.next() || encoding["server_encoding"].toString() != QLatin1StringView("UTF8"))
            return fail(ErrorCode::Database, reasons::databaseNotUtf8());
        // One process at a time: the others wait here and then have nothing left to do.
        INK_TRY(database.session().exec(QStringLiteral("SET LOCAL lock_timeout = '300s'")));
        INK_TRY(database.session().exec(QStringLiteral("SELECT pg_advisory_xact_lock(1229867859, 1)")));
        INK_TRY(database.session().exec(
            QStringLiteral("CREATE TABLE IF NOT EXISTS schema_version(version BIGINT NOT NULL)")));
        INK_TRY(database.session().exec(QStringLiteral(
            "INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version)")));
        INK_ASSIGN(query, runText(database, QStringLiteral("SELECT version FROM schema_version"), {}));
        return query.next() ? query["version"].toInt() : 0;
    }
    INK_ASSIGN(query, runText(database, QStringLiteral("PRAGMA user_version"), {}));
    return query.next() ? query["user_version"].toInt() : 0;
}

/** Upgrades a database to the latest schema. */
Result<void> migrate(Database& database, Schema schema)
{
    initMigrationResources();
    const QList<Migration> all = migrationsOf(database.dialect(), schema);
    Q_ASSERT(std::is_sorted(all.begin(), all.end(),
                            [](const Migration& a, const Migration& b) { return a.number < b.number; }));
    const int newest = all.isEmpty() ? 0 : all.constLast().number;
    if (!database.isPostgreSql()) { // VACUUM INTO can't run inside a transaction
        INK_ASSIGN(before, versionOf(database));
        if (before > 0 && before < newest) INK_TRY(backUpBeforeUpgrade(database, before));
    }
    INK_ASSIGN(transaction, Transaction::begin(database, Durability::Full, TransactionTimeouts::Long));
    INK_ASSIGN(have, versionOf(database));
    if (have > newest) return fail(ErrorCode::Database, reasons::dataFromNewerVersion());
    for (const Migration& migration : all)
        if (migration.number > have) INK_TRY(runScript(database.session(), migration.path));
    // Data migrations that SQL alone can't do.
    constexpr int searchTexts = 2;
    constexpr int wordBlocks = 11;
    const bool isOld = schema == Schema::Service && have > 0;
    if (isOld && have < searchTexts) INK_TRY(rewriteSearchTexts(transaction));
    if (isOld && have < wordBlocks) INK_TRY(rebuildWords(transaction));
    if (have < newest)
        INK_TRY(database.session().exec((database.isPostgreSql()
                                             ? QStringLiteral("UPDATE schema_version SET version = %1")
                                             : QStringLiteral("PRAGMA user_version = %1"))
                                            .arg(newest)));
    return transaction.commit();
}

Result<std::unique_ptr<Database>> openAt(DatabaseAddress address, Schema schema)
{
    const QString file = address.dialect == Dialect::Sqlite ? address.path : QString();
    if (!file.isEmpty()) INK_TRY(checkSqliteFolder(file));
    INK_ASSIGN(database, Database::connect(std::move(address), schema));
    const auto opened = [&]() -> Result<void> {
        INK_TRY(migrate(*database, schema));
        // The version is in the file's header. This statement shows whether the tables can be read.
        if (!file.isEmpty())
            INK_TRY(runText(*database, QStringLiteral("SELECT count(*) FROM sqlite_master"), {}));
        return {};
    }();
    if (!opened)
        return fail(file.isEmpty()
                        ? opened.error()
                        : sqliteOpeningError(opened.error(), database->session().lastSqliteCode, file));
    return database;
}

} // namespace

Result<std::unique_ptr<Database>> openSqlite(const QString& path, Schema schema)
{
    DatabaseAddress address;
    address.path = path;
    return openAt(std::move(address), schema);
}

// Index(checkSqlitePages): Data with damaged pages: when it is read, and the dialog
Result<void> checkSqlitePages(const QString& path)
{
    DatabaseAddress address;
    address.path = path;
    INK_ASSIGN(database, Database::connect(std::move(address), Schema::Workstation));
    auto checked = runText(*database, QStringLiteral("PRAGMA quick_check(1)"), {});
    if (!checked) return fail(sqliteOpeningError(checked.error(), database->session().lastSqliteCode, path));
    if (checked->next() && (*checked)["quick_check"].toString() == QLatin1StringView("ok")) return {};
    return fail(sqliteDamageError(path));
}

Result<std::unique_ptr<Database>> openDatabase(const QString& address, Schema schema, const QString& file)
{
    INK_ASSIGN(parsed, DatabaseAddress::parse(address));
    parsed.file = file;
    return openAt(std::move(parsed), schema);
}

} // namespace ink::store
