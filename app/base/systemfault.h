#pragma once

#include "app/base/result.h"

#include <QString>
#include <QStringList>

class QFileDevice;

namespace ink {

// System errors while files are read and written: the only table of their names. A service returns these
// errors to its clients, and isn't ready until the system can store data again.

/** Clears this thread's last error, so that lastSystemError() only reports errors of later calls. */
void clearSystemError();
/** The last error of this thread as errno, also on Windows; 0 = none. */
[[nodiscard]] int lastSystemError();

/** Returns the error for a call that failed with this errno (0 counts as EIO): Unavailable and retryable,
 * with the reason for the errno. Logs that `what` failed (a kind of operation such as "Storing a file", never
 * a file name) with the errno, a repeated errno at most once in ten seconds, and records the fault for
 * `storageFault`. */
[[nodiscard]] Error systemFault(const char* what, int error);
/** Like the above, for the last error of this thread; without an errno, uses the file's error string. */
[[nodiscard]] Error systemFault(const char* what, const QFileDevice& file);

/** Writes all bytes. Returns false on failure, also after a partial write; lastSystemError() is then the
 * errno. */
[[nodiscard]] bool writeAll(QFileDevice& file, const char* data, qint64 size);

/** Tests storing a file in a folder, including flushing it to disk, and removes it; returns the errno of the
 * failure, 0 = success. */
[[nodiscard]] int testStorage(const QString& folder, qint64 bytes);
/** The fault that prevents this process from storing files in its folders; success otherwise. After a
 * recorded fault, tests at most once a second whether the folders are writable again. */
[[nodiscard]] Result<void> storageFault(const QStringList& folders);

} // namespace ink
