#pragma once

#include "app/base/result.h"

namespace ink::store {

class Database;

/** In a PostgreSQL transaction: runs the deferred triggers now instead of at commit, and later ones
 * immediately. */
[[nodiscard]] Result<void> runDeferredTriggers(const Database& database);

} // namespace ink::store
