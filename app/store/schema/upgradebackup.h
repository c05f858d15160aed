#pragma once

#include "app/store/database/database.h"

namespace ink::store {

/** Backups of one database that are kept; older ones are removed. */
constexpr int keptUpgradeBackups = 3;

/**
 * Private to app/store: copies a SQLite database beside itself, as `NAME.schema-N.backup`, before it goes
 * from schema N to a newer one. A PostgreSQL database is backed up by its administrator. When the copy fails
 * nothing is changed.
 */
[[nodiscard]] Result<void> backUpBeforeUpgrade(const Database& database, int have);

} // namespace ink::store
