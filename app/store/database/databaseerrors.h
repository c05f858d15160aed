#pragma once

#include <QtGlobal>

namespace ink::store {

/** Returns the number of statements that databases have rejected in this process. */
[[nodiscard]] qint64 databaseErrorCount();
/** Counts a rejected statement. */
void countDatabaseError();

} // namespace ink::store
