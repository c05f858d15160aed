#pragma once

#include <QString>

#include <functional>

class QFileDevice;

namespace ink {

// Files where systems differ: Windows refuses to remove read-only files and to touch files that another
// program has open, and each system has its own call that waits for the disk.

/** Waits until the bytes of an open file are on the disk. The file's own buffer is written before. */
[[nodiscard]] bool flushToDisk(QFileDevice& file);
/** Waits until the names in a folder are on the disk, where the system does not keep them with each file. */
void flushFolder(const QString& folder);
/** Removes a file, also a read-only one. False when there is none. */
bool removeFile(const QString& path);
/** Renames a file; false when there is one with the new name. */
bool renameFile(const QString& from, const QString& to);
/** Sets the modification time to now; false when the file doesn't exist. */
bool setModifiedNow(const QString& path);
/** Keeps the content of a file from being changed by mistake. */
void makeReadOnly(const QString& path);
/** Restricts a folder to its owner. On Windows also to the system and administrators. */
bool makePrivate(const QString& folder);
/**
 * Calls `act` until it returns true; again, for half a second, while another program has the file open (a
 * virus scanner, an indexer). Systems other than Windows have no such lock, and `act` is called once.
 */
bool retryWhileShared(const std::function<bool()>& act);

} // namespace ink
