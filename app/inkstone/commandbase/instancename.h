#pragma once

#include <QString>

namespace ink {

/** The name of the lock and the socket of the window over a data folder; the same for all spellings of the
 * folder's path. */
[[nodiscard]] QString instanceName(const QString& dataFolder);
/** The lock file, in the user's runtime folder. */
[[nodiscard]] QString instanceLock(const QString& name);
/** The local socket: a file in the user's runtime folder, or a pipe on Windows. */
[[nodiscard]] QString instanceSocket(const QString& name);

} // namespace ink
