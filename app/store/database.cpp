#include "app/store/database.h"

#include "app/store/query.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QMutex>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QThread>
#include <QUuid>

#include <map>

static void initSqlResources()
{
    Q_INIT_RESOURCE(sql);
}

namespace ink::store {

namespace {

/** Connection names of one database in all threads; outlives the Database while threads still hold their own.
 */
struct Connections
{
    QMutex mutex;
    QSet<QString> names;
    bool closed = false;

    void drop(const QString& name)
    {
        const QMutexLocker lock(&mutex);
        if (!closed && names.remove(name)) QSqlDatabase::removeDatabase(name);
    }
};

struct ThreadConnection
{
    std::weak_ptr<Connections> owner;
    QString name;
    bool inTransaction = false;
};

/** This thread's connections, closed when the thread ends. */
struct ThreadConnections
{
    std::map<const Connections*, ThreadConnection> all;
    ThreadConnections() = default;
    ThreadConnections(const ThreadConnections&) = delete;
    ThreadConnections& operator=(const ThreadConnections&) = delete;
    ~ThreadConnections()
    {
        for (auto& [key, connection] : all)
            if (const auto owner = connection.owner.lock()) owner->drop(connection.name);
    }
};
thread_local ThreadConnections t_connections;

constexpr int busyTimeoutMs = 10'000;

} // namespace

struct Database::Private
{
    QString path;
    Schema schema = Schema::Service;
    std::shared_ptr<Connections> connections = std::make_shared<Connections>();
};

Database::Database(std::unique_ptr<Private> data) : d(std::move(data)) {}

Database::~Database()
{
    const QMutexLocker lock(&d->connections->mutex);
    d->connections->closed = true;
    for (const QString& name : std::as_const(d->connections->names))
        QSqlDatabase::removeDatabase(name);
}

namespace {
ThreadConnection& threadConnection(const std::shared_ptr<Connections>& owner, const QString& path,
                                   Schema schema)
{
    // A stale entry of a closed database at the same address is replaced.
    auto& slot = t_connections.all[owner.get()];
    if (!slot.name.isEmpty() && slot.owner.lock() == owner) return slot;
    slot.owner = owner;
    slot.inTransaction = false;
    slot.name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), slot.name);
    db.setDatabaseName(path);
    db.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeoutMs));
    if (db.open()) {
        QSqlQuery pragma(db);
        pragma.exec(QStringLiteral("PRAGMA journal_mode = WAL"));
        pragma.exec(QStringLiteral("PRAGMA foreign_keys = ON"));
        pragma.exec(schema == Schema::Service ? QStringLiteral("PRAGMA synchronous = FULL")
                                              : QStringLiteral("PRAGMA synchronous = NORMAL"));
    }
    const QMutexLocker lock(&owner->mutex);
    owner->names.insert(slot.name);
    return slot;
}

struct Migration
{
    int number = 0; ///< of NNN_name.sql
    QString path;
};

/** All migrations of a schema in order: files named NNN_name.sql, append only. */
QList<Migration> migrationsOf(Schema schema)
{
    const QDir folder(schema == Schema::Service ? QStringLiteral(":/sql/sqlite/service")
                                                : QStringLiteral(":/sql/sqlite/workstation"));
    QList<Migration> all;
    for (const QString& name : folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name))
        all.append({name.left(3).toInt(), folder.filePath(name)});
    return all;
}

Result<void> runScript(const Database& database, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Internal, QStringLiteral("A migration is missing from this build."));
    QString script;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')))
        if (!line.startsWith(QStringLiteral("--"))) script += line + QLatin1Char('\n');
    // A statement ends with a semicolon at the end of a line; the inner ones of a trigger share a line with
    // what follows.
    for (const QString& sql : script.split(QStringLiteral(";\n"))) {
        if (sql.trimmed().isEmpty()) continue;
        INK_TRY(runText(database, sql, {}));
    }
    return {};
}

Result<void> migrate(Database& database, Schema schema)
{
    INK_ASSIGN(transaction, Transaction::begin(database));
    INK_ASSIGN(versionQuery, runText(database, QStringLiteral("PRAGMA user_version"), {}));
    const int have = versionQuery.next() ? versionQuery.value(0).toInt() : 0;
    versionQuery.finish();
    const QList<Migration> all = migrationsOf(schema);
    const int newest = all.isEmpty() ? 0 : all.constLast().number;
    if (have > newest)
        return fail(ErrorCode::Database,
                    QStringLiteral(
                        "This data was written by a newer version of Inkstone. Update Inkstone to open it."));
    for (const Migration& migration : all)
        if (migration.number > have) INK_TRY(runScript(database, migration.path));
    if (have < newest) INK_TRY(runText(database, QStringLiteral("PRAGMA user_version = %1").arg(newest), {}));
    return transaction.commit();
}
} // namespace

Result<std::unique_ptr<Database>> Database::openSqlite(const QString& path, Schema schema)
{
    initSqlResources();
    auto data = std::make_unique<Private>();
    data->path = path;
    data->schema = schema;
    std::unique_ptr<Database> database(new Database(std::move(data)));
    const QSqlDatabase connection = database->connection();
    if (!connection.isOpen())
        return fail(
            ErrorCode::Database,
            QStringLiteral("Cannot open the database %1: %2").arg(path, connection.lastError().text()));
    INK_TRY(migrate(*database, schema));
    return database;
}

QSqlDatabase Database::connection() const
{
    return QSqlDatabase::database(threadConnection(d->connections, d->path, d->schema).name);
}

Result<Transaction> Transaction::begin(Database& database)
{
    const QSqlDatabase connection = database.connection();
    for (auto& [key, slot] : t_connections.all) {
        if (slot.name != connection.connectionName()) continue;
        Q_ASSERT_X(!slot.inTransaction, "Transaction::begin", "nested transaction");
        INK_TRY(runText(database, QStringLiteral("BEGIN IMMEDIATE"), {}));
        slot.inTransaction = true;
    }
    return Transaction(database);
}

namespace {
void leaveTransaction(const Database& database)
{
    const QString name = database.connection().connectionName();
    for (auto& [key, slot] : t_connections.all)
        if (slot.name == name) slot.inTransaction = false;
}
bool inTransaction(const Database& database)
{
    const QString name = database.connection().connectionName();
    for (const auto& [key, slot] : t_connections.all)
        if (slot.name == name) return slot.inTransaction;
    return false;
}
} // namespace

Transaction::Transaction(Transaction&& other) noexcept : m_database(other.m_database), m_open(other.m_open)
{
    other.m_open = false;
}

Transaction::~Transaction()
{
    if (!m_open) return;
    leaveTransaction(*m_database);
    QSqlQuery query(m_database->connection());
    query.exec(QStringLiteral("ROLLBACK"));
}

Result<void> Transaction::commit()
{
    Q_ASSERT(m_open);
    INK_TRY(runText(*m_database, QStringLiteral("COMMIT"), {}));
    m_open = false;
    leaveTransaction(*m_database);
    return {};
}

Snapshot::Snapshot(const Database& database) : m_database(database)
{
    if (inTransaction(database)) return;
    QSqlQuery query(database.connection());
    m_begun = query.exec(QStringLiteral("BEGIN"));
}

Snapshot::~Snapshot()
{
    if (!m_begun) return;
    QSqlQuery query(m_database.connection());
    query.exec(QStringLiteral("COMMIT"));
}

QString statement(const char* name)
{
    static const QHash<QByteArray, QString> all = [] {
        initSqlResources();
        QHash<QByteArray, QString> map;
        QFile file(QStringLiteral(":/sql/statements.sql"));
        if (!file.open(QIODevice::ReadOnly)) return map;
        QByteArray current;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.startsWith("--: "))
                current = line.mid(4).trimmed();
            else if (!current.isEmpty() && !line.startsWith("--") && !line.trimmed().isEmpty())
                map[current] += QString::fromUtf8(line) + QLatin1Char(' ');
        }
        return map;
    }();
    Q_ASSERT_X(all.contains(name), "statement", name);
    return all.value(name).trimmed();
}

Result<QSqlQuery> runText(const Database& database, const QString& sql, const QVariantList& values)
{
    QSqlQuery query(database.connection());
    query.setForwardOnly(true);
    bool good = values.isEmpty() ? query.exec(sql) : query.prepare(sql);
    if (good && !values.isEmpty()) {
        for (const QVariant& value : values)
            query.addBindValue(value);
        good = query.exec();
    }
    if (!good) {
        auto error = fail(ErrorCode::Database,
                          QStringLiteral("The database refused: %1").arg(query.lastError().databaseText()));
        // SQLITE_BUSY (5) and SQLITE_LOCKED (6): another writer was slow.
        const QString native = query.lastError().nativeErrorCode();
        error.value().retryable = native == QStringLiteral("5") || native == QStringLiteral("6");
        return error;
    }
    return query;
}

Result<QSqlQuery> run(const Database& database, const char* name, std::initializer_list<QVariant> values)
{
    return runText(database, statement(name), QVariantList(values));
}

QString jsonText(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject jsonObject(const QVariant& value)
{
    return QJsonDocument::fromJson(value.toString().toUtf8()).object();
}

} // namespace ink::store
