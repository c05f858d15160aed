#pragma once

#include "app/base/result.h"

#include <QFileDevice>

namespace ink::store {

/** How many statements databases have refused in this process. */
[[nodiscard]] qint64 databaseErrors();
/** Counts one. */
void noteDatabaseError();

/** Unavailable and retryable, and a line of the log, at most one in ten seconds. */
[[nodiscard]] Error diskIsFull();
/** Why a file could not be written: diskIsFull, or Io with the system's words, which the log has too. */
[[nodiscard]] Error storingFailed(const QFileDevice& file);

} // namespace ink::store
