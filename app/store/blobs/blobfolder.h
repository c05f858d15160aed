#pragma once

#include "app/store/blobs/blobbackend.h"

namespace ink::store {

/** Stores blobs as files in a folder. */
[[nodiscard]] Result<std::shared_ptr<BlobBackend>> blobFolder(const QString& folder);

// Blob files, shared with the backend that caches database blobs as files.
/** The file name suffix of a blob that is set aside for removal. */
[[nodiscard]] const QString& asideSuffix();
/** Resets a file's age, always to a later time than before. Works on read-only files too, as blobs are. */
bool touchFile(const QString& path);
/** The time of the last change, at the file system's full resolution. */
[[nodiscard]] std::optional<qint64> fileStamp(const QString& path);
/** False too when the file's time can't be read. */
[[nodiscard]] bool isOlder(const QString& path, Timestamp before);
/** Returns true if a file of this name holds a blob: 64 hexadecimal digits. */
[[nodiscard]] bool isBlobName(const QString& name);
/** The bytes of an open file, mapped; valid as long as it is open. */
[[nodiscard]] Result<QByteArray> mapped(QFile& file);

} // namespace ink::store
