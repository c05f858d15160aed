#pragma once

#include "app/store/database/database.h"

namespace ink::store {

/**
 * Opens the database at `address` and upgrades it to the latest schema; several processes may do so
 * concurrently. Refuses a database of a newer version. Error messages never contain the address's password.
 * `file`: see DatabaseAddress.
 */
[[nodiscard]] Result<std::unique_ptr<Database>> openDatabase(const QString& address, Schema schema,
                                                             const QString& file = {});
/** The same for the path of an SQLite file, which is never parsed as an address. */
[[nodiscard]] Result<std::unique_ptr<Database>> openSqlite(const QString& path, Schema schema);
/** Reads all pages of an existing SQLite file: the error names the file when one is damaged. Opening reads
 * only the first. Takes as long as reading the file. */
[[nodiscard]] Result<void> checkSqlitePages(const QString& path);

} // namespace ink::store
