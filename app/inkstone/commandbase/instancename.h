#pragma once

#include <QString>

namespace ink {

/** Returns the base name of the lock file and the socket of the window that uses a data folder; the same for
 * all spellings of the folder's path. Creates the folder if it doesn't exist. */
[[nodiscard]] QString instanceName(const QString& dataFolder);
/** Returns the path of the lock file, in the user's runtime folder. */
[[nodiscard]] QString instanceLock(const QString& name);
/** Returns the name of the local socket: a path in the user's runtime folder, or a pipe's name on Windows. */
[[nodiscard]] QString instanceSocket(const QString& name);

} // namespace ink
