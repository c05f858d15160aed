#pragma once

#include "app/base/result.h"

namespace ink::store {

class Database;

/** Runs the deferred triggers of a PostgreSQL transaction now instead of at commit, and later triggers
 * immediately. */
[[nodiscard]] Result<void> runDeferredTriggers(const Database& database);

} // namespace ink::store
