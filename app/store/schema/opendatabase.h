#pragma once

#include "app/store/database/database.h"

namespace ink::store {

/**
 * Opens the database at `address` and upgrades it to the latest schema. Several processes may do so
 * concurrently. Databases of newer versions are rejected. Error messages never contain the address's
 * password. For `file`, see DatabaseAddress.
 */
[[nodiscard]] Result<std::unique_ptr<Database>> openDatabase(const QString& address, Schema schema,
                                                             const QString& file = {});
/** Like openDatabase(), but for the path of an SQLite file, which is never parsed as an address. */
[[nodiscard]] Result<std::unique_ptr<Database>> openSqlite(const QString& path, Schema schema);
/** Reads all pages of an existing SQLite file, because opening it reads only the first. The error names the
 * file if a page is damaged. Takes as long as reading the file. */
[[nodiscard]] Result<void> checkSqlitePages(const QString& path);

} // namespace ink::store
