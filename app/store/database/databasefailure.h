#pragma once

#include "app/base/result.h"
#include "app/store/database/databaseaddress.h"

#include <optional>

class QSqlError;

// Private to app/store.
namespace ink::store {

/** Counts a statement that the database rejected, and returns the error. The message contains no stored
 * values. */
[[nodiscard]] Error rejectedStatementError(const QSqlError& error, const DatabaseAddress& address);
/** Returns whether this error of PostgreSQL means that the connection is lost. */
[[nodiscard]] bool isLostConnection(const QSqlError& error);
/** Returns whether PostgreSQL ended the transaction only because of a conflict with others. A lock timeout
 * isn't a conflict. */
[[nodiscard]] bool isConflict(const QSqlError& error);
[[nodiscard]] bool isLockTimeout(const QSqlError& error);

/** Returns the system error behind one of SQLite's primary result codes. SQLite doesn't report errno, so the
 * error is determined from the file's folder. */
[[nodiscard]] std::optional<Error> sqliteError(int code, const QString& path);
/** SQLite's primary result codes (sqlite3.h): the low byte of an extended result code. */
namespace sqlitecode {
inline constexpr int busy = 5;
inline constexpr int locked = 6;
inline constexpr int readOnly = 8;
inline constexpr int ioError = 10;
inline constexpr int corrupt = 11;
inline constexpr int full = 13;
inline constexpr int cannotOpen = 14;
inline constexpr int constraint = 19;
inline constexpr int notADatabase = 26;
} // namespace sqlitecode

[[nodiscard]] Error databaseBusyError();
[[nodiscard]] Error connectionLostError();

} // namespace ink::store
