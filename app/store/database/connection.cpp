#include "app/store/database/connection.h"

#include "app/store/database/databasefailure.h"
#include "app/store/database/openingerrors.h"
#include "app/store/database/reasons.h"

#include <QSqlDriver>
#include <QThread>
#include <QUuid>

#include <algorithm>

namespace ink::store {

namespace {

constexpr int busyTimeoutMs = static_cast<int>(maxWriterWait.count());
constexpr int openingTimeoutMs = 3'000;
constexpr qsizetype maxTexts = 64; ///< maximum number of cached unnamed statements, per connection

QString synchronous(Durability durability)
{
    return durability == Durability::Full ? QStringLiteral("PRAGMA synchronous = FULL")
                                          : QStringLiteral("PRAGMA synchronous = NORMAL");
}

// lock_timeout limits how long a writer waits for another, as on SQLite; the idle timeout releases the locks
// of a process that is stuck in a transaction. See TransactionTimeouts.
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

void ConnectionNames::remove(const QString& name)
{
    const QMutexLocker lock(&mutex);
    if (!isClosed && names.remove(name)) QSqlDatabase::removeDatabase(name);
}

void ConnectionNames::close()
{
    const QMutexLocker lock(&mutex);
    isClosed = true;
    for (const QString& name : std::as_const(names))
        QSqlDatabase::removeDatabase(name);
}

Connection::Connection(std::shared_ptr<const ConnectionParameters> opening,
                       std::weak_ptr<ConnectionNames> names)
    : m_parameters(std::move(opening)), m_names(std::move(names)),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

Connection::~Connection()
{
    // Removing the connection first avoids deallocating its statements one by one.
    if (const auto names = m_names.lock()) names->remove(m_name);
}

Result<void> Connection::open()
{
    const DatabaseAddress address =
        m_parameters->address.withCurrentCredentials(); // the password may have been changed
    const bool postgres = address.dialect == Dialect::PostgreSql;
    QSqlDatabase db =
        QSqlDatabase::addDatabase(postgres ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"), m_name);
    if (const auto names = m_names.lock()) names->add(m_name);
    m_driver = db.driver();
    if (postgres) {
        if (!openPostgres(db, address)) return fail(openingError(address, db.lastError()));
        if (const auto done = exec(postgresSetup()); !done)
            return fail(rejectedStatementError(done.error(), m_parameters->address));
        return {};
    }
    db.setDatabaseName(address.path);
    db.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeoutMs));
    if (!db.open()) return fail(openingError(address, db.lastError()));
    m_durability = m_parameters->schema == Schema::Service ? Durability::Full : Durability::WhileRunning;
    // Failures are ignored: another connection may be changing the journal mode.
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
            fail(ErrorCode::Unavailable, reasons::cannotOpenDatabase(address.toDisplayString(), words))
                .value();
        shown.reason = QLatin1StringView(databaseUnreachable);
        return shown;
    }
    if (auto fault = sqliteError(sqlitecode::cannotOpen, address.path)) return std::move(*fault);
    Error shown =
        fail(ErrorCode::Database, reasons::cannotOpenDatabase(address.toDisplayString(), words)).value();
    shown.reason = QLatin1StringView(databaseUnreachable);
    shown.detail = sqliteOpeningError(shown, error.nativeErrorCode().toInt(), address.path).detail;
    return shown;
}

tl::expected<void, QSqlError> Connection::exec(const QString& sql)
{
    QSqlQuery query(database());
    // On PostgreSQL, `sql` may contain several statements.
    query.setForwardOnly(m_parameters->address.dialect == Dialect::Sqlite);
    if (!query.exec(sql)) return tl::make_unexpected(query.lastError());
    return {};
}

tl::expected<void, QSqlError> Connection::setDurability(Durability durability)
{
    if (m_parameters->schema != Schema::Service || durability == m_durability) return {};
    // A durable commit also makes all earlier commits durable, because they share the log.
    auto done = exec(synchronous(durability));
    if (done) m_durability = durability;
    return done;
}

void Connection::evictOldestText()
{
    const auto oldest = std::min_element(m_texts.cbegin(), m_texts.cend(), [](const auto& a, const auto& b) {
        return a->lastUse < b->lastUse;
    });
    if (oldest != m_texts.cend()) m_texts.erase(oldest);
}

tl::expected<std::shared_ptr<PreparedStatement>, QSqlError> Connection::prepare(const char* name,
                                                                                const QString& sql)
{
    const std::shared_ptr<PreparedStatement> known =
        name ? m_named.value(QByteArray::fromRawData(name, static_cast<qsizetype>(qstrlen(name))))
             : m_texts.value(sql);
    if (known && !known->isBusy) {
        known->isBusy = true;
        known->lastUse = ++m_uses;
        return known;
    }
    auto fresh = std::make_shared<PreparedStatement>(PreparedStatement{
        .query = QSqlQuery(database()), .columns = {}, .isBusy = true, .lastUse = ++m_uses});
    // On PostgreSQL, the whole result is fetched at once, because row-by-row results would be lost with the
    // next statement.
    fresh->query.setForwardOnly(m_parameters->address.dialect == Dialect::Sqlite);
    if (!fresh->query.prepare(sql)) return tl::make_unexpected(fresh->query.lastError());
    if (known) return fresh; // the cached one is in use
    if (name) {
        m_named.insert(QByteArray(name), fresh);
    } else {
        if (m_texts.size() >= maxTexts) evictOldestText();
        Q_ASSERT(m_texts.size() < maxTexts);
        m_texts.insert(sql, fresh);
    }
    return fresh;
}

void Connection::detachFromThread()
{
    m_driver->moveToThread(nullptr);
}

void Connection::attachToThread()
{
    m_driver->moveToThread(QThread::currentThread());
}

} // namespace ink::store
