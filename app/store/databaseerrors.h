#pragma once

#include <QtGlobal>

namespace ink::store {

/** How many statements databases have refused in this process. */
[[nodiscard]] qint64 databaseErrors();
/** Counts one. */
void noteDatabaseError();

} // namespace ink::store
