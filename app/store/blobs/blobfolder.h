#pragma once

#include "app/store/blobs/blobbackend.h"

namespace ink::store {

/** Returns a backend that stores blobs as files in a folder. */
[[nodiscard]] Result<std::shared_ptr<BlobBackend>> makeFolderBackend(const QString& folder);

// Functions for blob files, shared with the backend that caches database blobs as files.
/** The file name suffix of a blob that is set aside for removal. */
[[nodiscard]] const QString& asideSuffix();
/** Resets a file's age; the new time is always later than the old one. Works for read-only files too, such as
 * blobs. */
bool touchFile(const QString& path);
/** Returns the time of the last change, at the file system's full resolution. */
[[nodiscard]] std::optional<qint64> fileStamp(const QString& path);
/** Returns whether the file was last changed before this time; false if the time can't be read. */
[[nodiscard]] bool isOlder(const QString& path, Timestamp before);
/** Returns whether a file name is that of a blob: 64 hexadecimal digits. */
[[nodiscard]] bool isBlobName(const QString& name);
/** Maps the bytes of an open file, which are valid while the file is open. */
[[nodiscard]] Result<QByteArray> mapFile(QFile& file);

} // namespace ink::store
