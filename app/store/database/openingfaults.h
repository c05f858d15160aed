#pragma once

#include "app/base/result.h"

#include <QString>

namespace ink::store {

/** Checks that SQLite can work in the folder of this file: that files can be written and locked there. A
 * network drive without locks would look like a busy database, and only after a long wait. */
[[nodiscard]] Result<void> checkSqliteFolder(const QString& path);

/** The error of opening a SQLite file, by SQLite's extended result code: names the file and what to do; other
 * errors stay as they are. Not for errors that leave the computer: it contains the path. */
[[nodiscard]] Error sqliteOpeningFault(const Error& error, int code, const QString& path);
/** The error of a SQLite file that is damaged. */
[[nodiscard]] Error sqliteDamage(const QString& path);

} // namespace ink::store
