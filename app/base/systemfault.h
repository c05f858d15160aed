#pragma once

#include "app/base/result.h"

#include <QString>
#include <QStringList>

class QFileDevice;

namespace ink {

// Faults of the system while files are read and written: the one table of their names. A service answers with
// them, and isn't ready until the system stores again.

/** Clears this thread's last error, so that lastSystemError() reports only errors of later calls. */
void clearSystemError();
/** The last error of this thread as errno, on Windows too; 0 = none. */
[[nodiscard]] int lastSystemError();

/**
 * The error of a call that failed with this errno: Unavailable, retryable, with the reason by name. Logs
 * `what` failed ("Storing a file": its kind, never its name) and the errno, each errno at most once in ten
 * seconds, and notes the fault for `storageFault`.
 */
[[nodiscard]] Error systemFault(const char* what, int error);
/** The same for the last error of this thread; for one that left no errno, what the file says of it. */
[[nodiscard]] Error systemFault(const char* what, const QFileDevice& file);

/** Writes all bytes. A disk that takes only some of them fails as one that takes none, with its errno. */
[[nodiscard]] bool writeAll(QFileDevice& file, const char* data, qint64 size);

/** Tries to store a file in a folder, on its disk, and removes it; the errno of what failed, 0 = nothing. */
[[nodiscard]] int tryStoring(const QString& folder, qint64 bytes);
/**
 * The fault that keeps this process from storing in its folders; nothing while all is well. After a fault was
 * noted, tries at most once a second whether they can be written again.
 */
[[nodiscard]] Result<void> storageFault(const QStringList& folders);

} // namespace ink
