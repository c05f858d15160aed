#include "app/store/database/connection.h"

#include "app/store/database/databasefailure.h"
#include "app/store/database/openingfaults.h"
#include "app/store/database/reasons.h"

#include <QSqlDriver>
#include <QThread>
#include <QUuid>

#include <algorithm>

namespace ink::store {

namespace {

constexpr int busyTimeoutMs = static_cast<int>(maxWriterWait.count());
constexpr int openingTimeoutMs = 3'000;
constexpr qsizetype maxTexts = 64; ///< cached prepared statements without a name, for each connection

QString synchronous(Durability durability)
{
    return durability == Durability::Kept ? QStringLiteral("PRAGMA synchronous = FULL")
                                          : QStringLiteral("PRAGMA synchronous = NORMAL");
}

// lock_timeout limits how long a writer waits for another, as on SQLite; the idle timeout releases the locks
// of a process that is stuck in a transaction. See Pace.
const QString& postgresSetup()
{
    static const QString sql =
        QStringLiteral("SET client_min_messages = warning; SET lock_timeout = '10s'; "
                       "SET idle_in_transaction_session_timeout = '10s'; SET bytea_output = 'hex'; "
                       "SET standard_conforming_strings = on; SET TIME ZONE 'UTC'; SET jit = off");
    return sql;
}

bool openPostgres(QSqlDatabase& db, const DatabaseAddress& address)
{
    db.setConnectOptions((address.options.contains(QLatin1StringView("connect_timeout="))
                              ? address.options
                              : address.options + QStringLiteral(" connect_timeout='10'")) +
                         (address.options.contains(QLatin1StringView("application_name="))
                              ? QString()
                              : QStringLiteral(" fallback_application_name='inkstoned'")));
    db.setHostName(address.host);
    if (address.port > 0) db.setPort(address.port);
    db.setDatabaseName(address.name);
    const bool open = db.open(address.user, QString::fromUtf8(address.password.reveal()));
    // The driver must not keep the password longer than necessary.
    db.setPassword({});
    return open;
}

} // namespace

void ConnectionNames::add(const QString& name)
{
    const QMutexLocker lock(&mutex);
    names.insert(name);
}

void ConnectionNames::drop(const QString& name)
{
    const QMutexLocker lock(&mutex);
    if (!closed && names.remove(name)) QSqlDatabase::removeDatabase(name);
}

void ConnectionNames::close()
{
    const QMutexLocker lock(&mutex);
    closed = true;
    for (const QString& name : std::as_const(names))
        QSqlDatabase::removeDatabase(name);
}

Connection::Connection(std::shared_ptr<const Opening> opening, std::weak_ptr<ConnectionNames> names)
    : m_opening(std::move(opening)), m_names(std::move(names)),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

Connection::~Connection()
{
    // The connection first, so that its statements need not be deallocated one by one.
    if (const auto names = m_names.lock()) names->drop(m_name);
}

Result<void> Connection::open()
{
    const DatabaseAddress address = m_opening->address.current(); // a password may have been changed
    const bool postgres = address.dialect == Dialect::PostgreSql;
    QSqlDatabase db =
        QSqlDatabase::addDatabase(postgres ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"), m_name);
    if (const auto names = m_names.lock()) names->add(m_name);
    m_driver = db.driver();
    if (postgres) {
        if (!openPostgres(db, address)) return fail(openingError(address, db.lastError()));
        if (const auto done = exec(postgresSetup()); !done)
            return fail(databaseFailure(done.error(), m_opening->address));
        return {};
    }
    db.setDatabaseName(address.path);
    db.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeoutMs));
    if (!db.open()) return fail(openingError(address, db.lastError()));
    m_durability = m_opening->schema == Schema::Service ? Durability::Kept : Durability::WhileRunning;
    // Another connection that is changing the mode is no obstacle.
    for (const QString& sql : {QStringLiteral("PRAGMA busy_timeout = %1").arg(openingTimeoutMs),
                               QStringLiteral("PRAGMA journal_mode = WAL"),
                               QStringLiteral("PRAGMA busy_timeout = %1").arg(busyTimeoutMs),
                               QStringLiteral("PRAGMA foreign_keys = ON"), synchronous(m_durability)})
        QSqlQuery(db).exec(sql);
    return {};
}

Error Connection::openingError(const DatabaseAddress& address, const QSqlError& error) const
{
    QString words = error.databaseText().trimmed();
    if (address.dialect == Dialect::PostgreSql) {
        words = words.section(QLatin1Char('\n'), 0, 0);
        const QString password = QString::fromUtf8(address.password.reveal());
        if (!password.isEmpty()) words.replace(password, QStringLiteral("…"));
        Error shown =
            fail(ErrorCode::Unavailable, reasons::cannotOpenDatabase(address.shown(), words)).value();
        shown.reason = QLatin1StringView(databaseUnreachable);
        return shown;
    }
    if (auto fault = sqliteFault(sqlitecode::cannotOpen, address.path)) return std::move(*fault);
    Error shown = fail(ErrorCode::Database, reasons::cannotOpenDatabase(address.shown(), words)).value();
    shown.reason = QLatin1StringView(databaseUnreachable);
    shown.detail = sqliteOpeningFault(shown, error.nativeErrorCode().toInt(), address.path).detail;
    return shown;
}

tl::expected<void, QSqlError> Connection::exec(const QString& sql)
{
    QSqlQuery query(database());
    // `sql` may be several statements on PostgreSQL.
    query.setForwardOnly(m_opening->address.dialect == Dialect::Sqlite);
    if (!query.exec(sql)) return tl::make_unexpected(query.lastError());
    return {};
}

tl::expected<void, QSqlError> Connection::setDurability(Durability durability)
{
    if (m_opening->schema != Schema::Service || durability == m_durability) return {};
    // A durable commit also makes all earlier commits durable: they share the log.
    auto done = exec(synchronous(durability));
    if (done) m_durability = durability;
    return done;
}

void Connection::forgetOldestText()
{
    const auto oldest = std::min_element(m_texts.cbegin(), m_texts.cend(),
                                         [](const auto& a, const auto& b) { return a->used < b->used; });
    if (oldest != m_texts.cend()) m_texts.erase(oldest);
}

tl::expected<std::shared_ptr<Prepared>, QSqlError> Connection::prepare(const char* name, const QString& sql)
{
    const std::shared_ptr<Prepared> known =
        name ? m_named.value(QByteArray::fromRawData(name, static_cast<qsizetype>(qstrlen(name))))
             : m_texts.value(sql);
    if (known && !known->busy) {
        known->busy = true;
        known->used = ++m_uses;
        return known;
    }
    auto fresh = std::make_shared<Prepared>(
        Prepared{.query = QSqlQuery(database()), .columns = {}, .busy = true, .used = ++m_uses});
    // On PostgreSQL the whole result is fetched at once: row-by-row results would be lost with the next
    // statement.
    fresh->query.setForwardOnly(m_opening->address.dialect == Dialect::Sqlite);
    if (!fresh->query.prepare(sql)) return tl::make_unexpected(fresh->query.lastError());
    if (known) return fresh; // the cached one is in use
    if (name) {
        m_named.insert(QByteArray(name), fresh);
    } else {
        if (m_texts.size() >= maxTexts) forgetOldestText();
        Q_ASSERT(m_texts.size() < maxTexts);
        m_texts.insert(sql, fresh);
    }
    return fresh;
}

void Connection::leaveThread()
{
    m_driver->moveToThread(nullptr);
}

void Connection::enterThread()
{
    m_driver->moveToThread(QThread::currentThread());
}

} // namespace ink::store
