#include "app/store/database/databasefailure.h"

#include "app/base/systemfault.h"
#include "app/store/database/databaseerrors.h"
#include "app/store/database/reasons.h"

#include <QFileInfo>
#include <QSqlError>

#include <algorithm>
#include <cerrno>
#include <initializer_list>

namespace ink::store {

namespace {

bool isOneOf(const QString& state, std::initializer_list<const char*> all)
{
    return std::any_of(all.begin(), all.end(),
                       [&](const char* each) { return state == QLatin1StringView(each); });
}

/** Returns the first line of PostgreSQL's message, without DETAIL, for errors where the message can't contain
 * stored values. */
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

Error sqliteFailure(const QSqlError& error, const QString& path)
{
    const int code = error.nativeErrorCode().toInt() & 0xff;
    if (code == sqlitecode::busy || code == sqlitecode::locked) return databaseBusyError();
    if (auto fault = sqliteError(code, path)) return std::move(*fault);
    const bool taken =
        code == sqlitecode::constraint && error.databaseText().contains(QLatin1StringView("UNIQUE"));
    return errorOf(taken ? ErrorCode::Duplicate : ErrorCode::Database,
                   reasons::databaseRefused(error.databaseText()), false);
}

} // namespace

Error rejectedStatementError(const QSqlError& error, const DatabaseAddress& address)
{
    countDatabaseError();
    if (address.dialect == Dialect::Sqlite) return sqliteFailure(error, address.path);
    if (isLostConnection(error)) return connectionLostError();
    if (isConflict(error) || isLockTimeout(error)) return databaseBusyError();
    const QString state = error.nativeErrorCode();
    if (state == QLatin1StringView("53100")) return systemFault("Storing on the database server", ENOSPC);
    if (state == QLatin1StringView("57014") || state.startsWith(QLatin1StringView("53")))
        return databaseBusyError(); // statement timeout; insufficient resources
    if (state == QLatin1StringView("23505"))
        return errorOf(ErrorCode::Duplicate, reasons::oneLikeAlready(), false);
    return errorOf(ErrorCode::Database, reasons::databaseRefused(postgresWords(error, state)), false);
}

bool isLostConnection(const QSqlError& error)
{
    const QString state = error.nativeErrorCode();
    // No SQLSTATE means that libpq lost the connection to the server.
    return state.isEmpty() || state.startsWith(QLatin1StringView("08")) ||
           isOneOf(state, {"57P01", "57P02", "57P03", "57P04", "57P05", "25P03", "25P04"});
}

bool isConflict(const QSqlError& error)
{
    // 23503: the referenced row was just deleted, or a row that is being deleted was just referenced.
    return isOneOf(error.nativeErrorCode(), {"40001", "40P01", "23503"});
}

bool isLockTimeout(const QSqlError& error)
{
    return error.nativeErrorCode() == QLatin1StringView("55P03");
}

std::optional<Error> sqliteError(int code, const QString& path)
{
    using namespace sqlitecode;
    constexpr qint64 page = 4096;
    if (code == full) return systemFault("Storing in the database", ENOSPC);
    if (code == corrupt || code == notADatabase)
        return errorOf(ErrorCode::Unavailable, reasons::storedDataDamaged(), false);
    if (code != readOnly && code != ioError && code != cannotOpen) return std::nullopt;
    int error = testStorage(QFileInfo(path).path(), page);
    if (error == 0 && code == readOnly) error = EROFS;
    if (error == 0 && code == ioError) error = EIO;
    const bool isOfTheSystem = error != 0 && error != EACCES && error != EPERM && error != ENOENT;
    if (!isOfTheSystem) return std::nullopt;
    return systemFault("Storing in the database", error);
}

Error databaseBusyError()
{
    return errorOf(ErrorCode::Unavailable, reasons::databaseBusy(), true);
}

Error connectionLostError()
{
    return errorOf(ErrorCode::Unavailable, reasons::databaseConnectionBroke(), true);
}

} // namespace ink::store
