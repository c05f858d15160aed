#pragma once

#include <QString>

#include <functional>

class QFileDevice;

namespace ink {

// File operations that differ between systems: Windows refuses to remove read-only files and to change files
// that another program has open, and each system has its own call to flush to disk.

/** Flushes an open file to disk, including the file's own buffer. */
[[nodiscard]] bool flushToDisk(QFileDevice& file);
/** Flushes a folder's entries to disk, on systems that don't do so with each file. */
void flushFolder(const QString& folder);
/** Removes a file, even if it is read-only. Returns false if the file doesn't exist or can't be removed. */
bool removeFile(const QString& path);
/** Renames a file; returns false on failure, on Unix also if the new name exists. */
bool renameFile(const QString& from, const QString& to);
/** Sets the modification time to now; returns false if the file doesn't exist or can't be changed. */
bool setModifiedNow(const QString& path);
/** Makes a file read-only for its owner, to protect it against accidental changes. On Unix, others lose all
 * access. */
void makeReadOnly(const QString& path);
/** Restricts access to a folder to its owner and, on Windows, to the system and administrators. Returns false
 * on failure. */
bool makePrivate(const QString& folder);
/** Calls `act` until it returns true; repeats for half a second while another program has the file open (a
 * virus scanner, an indexer). Other systems have no such lock, so `act` is called once. */
bool retryWhileShared(const std::function<bool()>& act);

} // namespace ink
