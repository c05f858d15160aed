#pragma once

#include "app/store/blobs/blobbackend.h"

namespace ink::store {

/** Blobs as files of a folder. */
[[nodiscard]] Result<std::shared_ptr<BlobBackend>> blobFolder(const QString& folder);

// Files of blobs; copies of blobs in the database are such files too.
/** The file name ending of a blob that is set aside for removal. */
[[nodiscard]] const QString& asideSuffix();
/** Makes a file young, and younger than it was. Works on files without write permission too, as blobs are. */
bool touchFile(const QString& path);
/** The time of the last change, as exactly as the file system keeps it. */
[[nodiscard]] std::optional<qint64> fileStamp(const QString& path);
/** False too when it cannot be told. */
[[nodiscard]] bool isOlder(const QString& path, Timestamp before);
/** Returns true if a file of this name holds a blob: 64 hexadecimal digits. */
[[nodiscard]] bool isBlobName(const QString& name);
/** The bytes of an open file, mapped; valid as long as it is open. */
[[nodiscard]] Result<QByteArray> mapped(QFile& file);

} // namespace ink::store
