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
/** Removes a file, even if it is read-only. False if there is none. */
bool removeFile(const QString& path);
/** Renames a file; false if the new name exists. */
bool renameFile(const QString& from, const QString& to);
/** Sets the modification time to now; false when the file doesn't exist. */
bool setModifiedNow(const QString& path);
/** Protects a file against accidental changes. */
void makeReadOnly(const QString& path);
/** Restricts a folder to its owner. On Windows also to the system and administrators. */
bool makePrivate(const QString& folder);
/** Calls `act` until it returns true; repeats for half a second while another program has the file open (a
 * virus scanner, an indexer). Other systems have no such lock, so `act` is called once. */
bool retryWhileShared(const std::function<bool()>& act);

} // namespace ink
