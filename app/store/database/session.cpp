#include "app/store/database/session.h"

#include "app/base/reasons/storage.h"
#include "app/base/systemfault.h"
#include "app/store/database/databaseerrors.h"
#include "app/store/database/openingfaults.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <iterator>

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

bool isOneOf(const QString& state, std::initializer_list<const char*> all)
{
    return std::any_of(all.begin(), all.end(),
                       [&](const char* each) { return state == QLatin1StringView(each); });
}

/** PostgreSQL's message, for errors where it can't contain stored values: its first line, without DETAIL. */
QString postgresWords(const QSqlError& error, const QString& state)
{
    for (const char* harmless : {"23", "28", "3D", "42501", "42P", "42703", "53", "55", "57", "58"}) {
        if (!state.startsWith(QLatin1StringView(harmless))) continue;
        QString line = error.databaseText().section(QLatin1Char('\n'), 0, 0).trimmed();
        if (const qsizetype colon = line.indexOf(QLatin1Char(':')); colon >= 0)
            line = line.mid(colon + 1).trimmed();
        return QStringLiteral("%1 (SQLSTATE %2)").arg(line, state);
    }
    return QStringLiteral("SQLSTATE ") + state;
}

Error errorOf(ErrorCode code, const Message& detail, bool retryable)
{
    Error error;
    error.code = code;
    error.detail = detail;
    error.retryable = retryable;
    return error;
}

constexpr int cannotOpen = 14; ///< SQLITE_CANTOPEN

/** The fault of the system behind one of SQLite's codes, which doesn't tell the errno: the folder does. */
std::optional<Error> sqliteFault(int code, const QString& path)
{
    constexpr int readOnly = 8;
    constexpr int ioError = 10;
    constexpr int corrupt = 11;
    constexpr int full = 13;
    constexpr int notADatabase = 26;
    constexpr qint64 page = 4096;
    if (code == full) return systemFault("Storing in the database", ENOSPC);
    if (code == corrupt || code == notADatabase)
        return errorOf(ErrorCode::Unavailable, reasons::storedDataDamaged(), false);
    if (code != readOnly && code != ioError && code != cannotOpen) return std::nullopt;
    int error = tryStoring(QFileInfo(path).path(), page);
    if (error == 0 && code == readOnly) error = EROFS;
    if (error == 0 && code == ioError) error = EIO;
    const bool isOfTheSystem = error != 0 && error != EACCES && error != EPERM && error != ENOENT;
    if (!isOfTheSystem) return std::nullopt;
    return systemFault("Storing in the database", error);
}

} // namespace

Error databaseIsBusy()
{
    return errorOf(ErrorCode::Unavailable, reasons::databaseBusy(), true);
}

bool WriterTurn::wait(std::chrono::milliseconds maximum)
{
    std::unique_lock lock(m_mutex);
    const quint64 own = ++m_last;
    m_waiting.push_back(own);
    const bool mine = m_changed.wait_for(lock, maximum, [&] { return !m_taken && m_waiting.front() == own; });
    std::erase(m_waiting, own);
    m_taken = m_taken || mine;
    if (!mine) m_changed.notify_all(); // another may be first now
    return mine;
}

void WriterTurn::end()
{
    {
        const std::lock_guard lock(m_mutex);
        m_taken = false;
    }
    m_changed.notify_all();
}

void Connections::add(const QString& name)
{
    const QMutexLocker lock(&mutex);
    names.insert(name);
}

void Connections::drop(const QString& name)
{
    const QMutexLocker lock(&mutex);
    if (!closed && names.remove(name)) QSqlDatabase::removeDatabase(name);
}

Session::Session(std::shared_ptr<const Opening> opening, std::shared_ptr<Connections> owner)
    : m_opening(std::move(opening)), m_owner(owner)
{
}

Session::~Session()
{
    close();
}

void Session::close()
{
    // The connection first, so that its statements need not be deallocated one by one.
    if (const auto owner = m_owner.lock(); owner && !m_name.isEmpty()) owner->drop(m_name);
    m_name.clear();
    m_named.clear();
    m_texts.clear();
}

QSqlDatabase Session::connection() const
{
    return QSqlDatabase::database(m_name, false);
}

Result<void> Session::ensureOpen()
{
    if (!m_broken) return {};
    if (inTransaction || inSnapshot)
        return fail(errorOf(ErrorCode::Unavailable, reasons::databaseConnectionBroke(), true));
    return open();
}

Result<void> Session::open()
{
    close();
    const DatabaseAddress address = m_opening->address.current(); // a password may have been changed
    m_name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const bool postgres = address.dialect == Dialect::PostgreSql;
    QSqlDatabase db =
        QSqlDatabase::addDatabase(postgres ? QStringLiteral("QPSQL") : QStringLiteral("QSQLITE"), m_name);
    if (const auto owner = m_owner.lock()) owner->add(m_name);
    bool open = false;
    if (postgres) {
        db.setConnectOptions((address.options.contains(QLatin1StringView("connect_timeout="))
                                  ? address.options
                                  : address.options + QStringLiteral(" connect_timeout='10'")) +
                             (address.options.contains(QLatin1StringView("application_name="))
                                  ? QString()
                                  : QStringLiteral(" fallback_application_name='inkstoned'")));
        db.setHostName(address.host);
        if (address.port > 0) db.setPort(address.port);
        db.setDatabaseName(address.name);
        open = db.open(address.user, QString::fromUtf8(address.password.reveal()));
        // The driver must not keep the password longer than necessary.
        db.setPassword({});
    } else {
        db.setDatabaseName(address.path);
        db.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeoutMs));
        open = db.open();
    }
    if (!open) {
        if (!postgres)
            if (auto fault = sqliteFault(cannotOpen, address.path)) return fail(std::move(*fault));
        QString words = db.lastError().databaseText().trimmed();
        if (postgres) {
            words = words.section(QLatin1Char('\n'), 0, 0);
            const QString password = QString::fromUtf8(address.password.reveal());
            if (!password.isEmpty()) words.replace(password, QStringLiteral("…"));
        }
        Error error = errorOf(postgres ? ErrorCode::Unavailable : ErrorCode::Database,
                              reasons::cannotOpenDatabase(address.shown(), words), postgres);
        error.reason = QLatin1StringView(databaseUnreachable);
        if (!postgres) {
            const Error shown =
                sqliteOpeningFault(error, db.lastError().nativeErrorCode().toInt(), address.path);
            error.detail = shown.detail;
        }
        return fail(std::move(error));
    }
    QSqlQuery query(db);
    if (postgres) {
        if (!query.exec(postgresSetup())) return fail(failure(query.lastError()));
    } else {
        // Another connection that is changing the mode is no obstacle.
        query.exec(QStringLiteral("PRAGMA busy_timeout = %1").arg(openingTimeoutMs));
        query.exec(QStringLiteral("PRAGMA journal_mode = WAL"));
        query.exec(QStringLiteral("PRAGMA busy_timeout = %1").arg(busyTimeoutMs));
        query.exec(QStringLiteral("PRAGMA foreign_keys = ON"));
        m_durability = m_opening->schema == Schema::Service ? Durability::Kept : Durability::WhileRunning;
        query.exec(synchronous(m_durability));
    }
    m_broken = false;
    return {};
}

Result<void> Session::setDurability(Durability durability)
{
    if (m_opening->schema != Schema::Service) return {};
    INK_TRY(ensureOpen());
    if (durability == m_durability) return {};
    // A durable commit also makes all earlier commits durable: they share the log.
    INK_TRY(exec(synchronous(durability)));
    m_durability = durability;
    return {};
}

Error Session::failure(const QSqlError& error)
{
    noteDatabaseError();
    const QString state = error.nativeErrorCode();
    if (dialect() == Dialect::Sqlite) {
        // The low byte is the primary code: SQLITE_BUSY (5), SQLITE_LOCKED (6), SQLITE_CONSTRAINT (19).
        const int native = state.toInt();
        lastSqliteCode = native;
        if ((native & 0xff) == 5 || (native & 0xff) == 6) return databaseIsBusy();
        if (auto fault = sqliteFault(native & 0xff, m_opening->address.path)) return std::move(*fault);
        const bool taken =
            (native & 0xff) == 19 && error.databaseText().contains(QLatin1StringView("UNIQUE"));
        return errorOf(taken ? ErrorCode::Duplicate : ErrorCode::Database,
                       reasons::databaseRefused(error.databaseText()), false);
    }
    aborted = inTransaction;
    // No SQLSTATE: libpq lost the connection to the server.
    if (state.isEmpty() || state.startsWith(QLatin1StringView("08")) ||
        isOneOf(state, {"57P01", "57P02", "57P03", "57P04", "57P05", "25P03", "25P04"})) {
        m_broken = true;
        // Before the commit nothing of the transaction was kept. libpq doesn't report that the server ended
        // an idle transaction: that looks like a lost connection.
        stoodStill = inTransaction && !isCommitting;
        lostToOthers = stoodStill;
        return errorOf(ErrorCode::Unavailable, reasons::databaseConnectionBroke(), true);
    }
    // 23503: the referenced row was just deleted, or a row that is being deleted was just referenced.
    if (isOneOf(state, {"40001", "40P01", "23503"})) {
        lostToOthers = inTransaction;
        return databaseIsBusy();
    }
    if (state == QLatin1StringView("55P03")) { // lock timeout
        lostToOthers = waitedForLock = inTransaction;
        return databaseIsBusy();
    }
    if (state == QLatin1StringView("53100")) return systemFault("Storing on the database server", ENOSPC);
    if (state == QLatin1StringView("57014") || state.startsWith(QLatin1StringView("53")))
        return databaseIsBusy(); // statement timeout; insufficient resources
    if (state == QLatin1StringView("23505"))
        return errorOf(ErrorCode::Duplicate, reasons::oneLikeAlready(), false);
    return errorOf(ErrorCode::Database, reasons::databaseRefused(postgresWords(error, state)), false);
}

Result<void> Session::exec(const QString& sql)
{
    QSqlQuery query(connection());
    query.setForwardOnly(dialect() == Dialect::Sqlite); // `sql` may be several statements on PostgreSQL
    if (!query.exec(sql)) return fail(failure(query.lastError()));
    return {};
}

Result<void> Session::begin(const QString& sql)
{
    INK_TRY(ensureOpen());
    auto begun = exec(sql);
    if (begun || !m_broken) return begun;
    // The idle connection was lost, for example because the server restarted: no work is lost yet.
    INK_TRY(ensureOpen());
    return exec(sql);
}

void Session::forgetOldestText()
{
    const auto oldest = std::min_element(m_texts.cbegin(), m_texts.cend(),
                                         [](const auto& a, const auto& b) { return a->used < b->used; });
    if (oldest != m_texts.cend()) m_texts.erase(oldest);
}

Result<std::shared_ptr<Prepared>> Session::prepare(const char* name, const QString& sql)
{
    const std::shared_ptr<Prepared> known =
        name ? m_named.value(QByteArray::fromRawData(name, static_cast<qsizetype>(qstrlen(name))))
             : m_texts.value(sql);
    if (known && !known->busy) {
        known->busy = true;
        known->used = ++m_uses;
        return known;
    }
    auto fresh = std::make_shared<Prepared>(Prepared{QSqlQuery(connection()), true, ++m_uses});
    // On PostgreSQL the whole result is fetched at once: row-by-row results would be lost with the next
    // statement.
    fresh->query.setForwardOnly(dialect() == Dialect::Sqlite);
    if (!fresh->query.prepare(sql)) return fail(failure(fresh->query.lastError()));
    if (known) return fresh; // the cached one is in use
    if (name) {
        m_named.insert(QByteArray(name), fresh);
    } else {
        if (m_texts.size() >= maxTexts) forgetOldestText();
        m_texts.insert(sql, fresh);
    }
    return fresh;
}

} // namespace ink::store
