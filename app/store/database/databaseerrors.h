#pragma once

#include <QtGlobal>

namespace ink::store {

/** The number of statements that databases have rejected in this process. */
[[nodiscard]] qint64 databaseErrors();
/** Counts one. */
void noteDatabaseError();

} // namespace ink::store
