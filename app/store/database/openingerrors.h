#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink::store {

/** Checks that files can be written and locked in the folder of this SQLite file. Without this check, a
 * network drive without locks would look like a busy database, and only after a long wait. */
[[nodiscard]] Result<void> checkSqliteFolder(const QString& path);

/** Returns an error that names the SQLite file and the remedy, according to SQLite's extended result code
 * `code`. Other errors are returned unchanged. The error contains the path, so it must not leave the
 * computer. */
[[nodiscard]] Error sqliteOpeningError(const Error& error, int code, const QString& path);
/** Returns the error for a damaged SQLite file. */
[[nodiscard]] Error sqliteDamageError(const QString& path);

} // namespace ink::store
