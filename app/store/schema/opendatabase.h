#pragma once

#include "app/store/database/database.h"

namespace ink::store {

/**
 * Opens the database that `address` names and brings it to the newest schema; several processes may do so at
 * once. Refuses a database that a newer version wrote. No error text ever holds the address's password.
 */
[[nodiscard]] Result<std::unique_ptr<Database>> openDatabase(const QString& address, Schema schema);
/** The same for the path of an SQLite file, whatever it looks like. */
[[nodiscard]] Result<std::unique_ptr<Database>> openSqlite(const QString& path, Schema schema);

} // namespace ink::store
