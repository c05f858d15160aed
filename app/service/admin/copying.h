#pragma once

#include "app/base/result.h"
#include "app/store/blobs/blobstore.h"

#include <QString>

namespace ink::service::admin {

// Private to app/service/admin: files, their hashes, and copies that survive a power failure.

/** A file's or blob's content. */
struct Content
{
    QString sha256; ///< lower-case hex
    qint64 size = 0;
};
/** Reads a file in chunks. Io when it can't be read. */
[[nodiscard]] Result<Content> contentOf(const QString& path);
/** The same for a stored blob, wherever it is stored. */
[[nodiscard]] Result<Content> contentOfBlob(const store::BlobStore& blobs, const QString& sha256);

/** Copies a file, readable by its owner only. Io when the target exists or can't be written. */
[[nodiscard]] Result<Content> copyFile(const QString& from, const QString& to);
/** Writes a blob to a file, readable by its owner only. */
[[nodiscard]] Result<Content> copyBlob(const store::BlobStore& blobs, const QString& sha256,
                                       const QString& to);
/** Writes a new file, readable by its owner only. */
[[nodiscard]] Result<Content> writeFile(const QString& path, const QByteArray& bytes);
/** Creates a hard link; false if that isn't possible. */
[[nodiscard]] bool linkFile(const QString& from, const QString& to);
/** Creates a folder that only its owner can access. */
[[nodiscard]] Result<void> makePrivateFolder(const QString& path);
/** Flushes everything under `folder` to the disk before it returns. */
void flushToDisk(const QString& folder);

/** `ab/abcdef…` */
[[nodiscard]] QString blobPath(const QString& folder, const QString& sha256);
/** True if this is a blob's name. */
[[nodiscard]] bool isSha256(const QString& text);

} // namespace ink::service::admin
