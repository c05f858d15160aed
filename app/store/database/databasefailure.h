#pragma once

#include "app/base/result.h"
#include "app/store/database/databaseaddress.h"

#include <optional>

class QSqlError;

// Private to app/store.
namespace ink::store {

/** The error for a statement that the database rejected, which is counted. Contains no stored values. */
[[nodiscard]] Error databaseFailure(const QSqlError& error, const DatabaseAddress& address);
/** Returns whether this error of PostgreSQL means that the connection is lost. */
[[nodiscard]] bool isLostConnection(const QSqlError& error);
/** Returns whether PostgreSQL ended the transaction only because of a conflict with others; a lock timeout
 * isn't one. */
[[nodiscard]] bool isConflict(const QSqlError& error);
[[nodiscard]] bool isLockTimeout(const QSqlError& error);

/** The fault of the system behind one of SQLite's primary codes, which doesn't tell the errno: the folder of
 * the file does. */
[[nodiscard]] std::optional<Error> sqliteFault(int code, const QString& path);
/** SQLite's primary result codes (sqlite3.h), the low byte of an extended one. */
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

[[nodiscard]] Error databaseIsBusy();
[[nodiscard]] Error databaseConnectionBroke();

} // namespace ink::store
