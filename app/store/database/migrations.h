#pragma once

#include "app/store/database/database.h"

namespace ink::store {

/** Private to the store: brings a database to the newest schema. Several processes may do so at once. */
[[nodiscard]] Result<void> migrate(Database& database, Schema schema);

} // namespace ink::store
