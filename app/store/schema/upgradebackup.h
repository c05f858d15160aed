#pragma once

#include "app/store/database/database.h"

namespace ink::store {

// Number(keptUpgradeBackups, backups): Backups before upgrades that are kept
// Index(keptUpgradeBackups): Backup before an upgrade: how many are kept
/** Number of backups kept per database; older ones are removed. */
constexpr int keptUpgradeBackups = 3;

/**
 * Private to app/store: copies an SQLite database next to itself, as `NAME.schema-N.backup`, before it is
 * upgraded from schema N. PostgreSQL databases are backed up by their administrators. If the copy fails,
 * nothing is changed.
 */
[[nodiscard]] Result<void> backUpBeforeUpgrade(const Database& database, int have);

} // namespace ink::store
