#pragma once

#include "app/base/result.h"

#include <QFileDevice>

namespace ink::store {

/** The number of statements that databases have rejected in this process. */
[[nodiscard]] qint64 databaseErrors();
/** Counts one. */
void noteDatabaseError();

/** Unavailable and retryable; also logs a line, at most once in ten seconds. */
[[nodiscard]] Error diskIsFull();
/**
 * The reason why a file could not be written: diskIsFull, or Io with the system's message, which is logged.
 */
[[nodiscard]] Error storingFailed(const QFileDevice& file);

} // namespace ink::store
