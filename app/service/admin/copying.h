#pragma once

#include "app/base/result.h"
#include "app/store/blobs/blobstore.h"

#include <QString>

namespace ink::service::admin {

// Files, their hashes, and copies that survive a power failure. Private to app/service/admin.

/** The hash and size of a file or blob. */
struct Content
{
    QString sha256; ///< lower-case hex
    qint64 size = 0;
};
/** Reads and hashes a file in chunks. Io if it can't be read. */
[[nodiscard]] Result<Content> hashFile(const QString& path);
/** Reads and hashes a stored blob, wherever it is stored. */
[[nodiscard]] Result<Content> hashBlob(const store::BlobStore& blobs, const QString& sha256);

/** Copies a file; the copy is readable by its owner only. Io if the target exists or can't be written. */
[[nodiscard]] Result<Content> copyFile(const QString& from, const QString& to);
/** Writes a blob to a file, readable by its owner only. */
[[nodiscard]] Result<Content> copyBlob(const store::BlobStore& blobs, const QString& sha256,
                                       const QString& to);
/** Writes a new file, readable by its owner only. */
[[nodiscard]] Result<Content> writeFile(const QString& path, const QByteArray& bytes);
/** Creates a hard link. Returns false if that isn't possible. */
[[nodiscard]] bool linkFile(const QString& from, const QString& to);
/** Creates a folder that only its owner can access. */
[[nodiscard]] Result<void> makePrivateFolder(const QString& path);
/** Flushes everything under `folder` to the disk. */
void flushToDisk(const QString& folder);

/** Returns the path of a blob in a folder: `ab/abcdef…`. */
[[nodiscard]] QString blobPath(const QString& folder, const QString& sha256);
/** Returns whether the text is a SHA-256 in lower-case hex, which is the name of a blob. */
[[nodiscard]] bool isSha256(const QString& text);

} // namespace ink::service::admin
