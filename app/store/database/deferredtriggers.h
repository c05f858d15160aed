#pragma once

#include "app/base/result.h"

namespace ink::store {

class Database;

/** In a transaction on PostgreSQL: runs the triggers now that its commit would run, and later ones at once.
 */
[[nodiscard]] Result<void> runDeferredTriggers(const Database& database);

} // namespace ink::store
