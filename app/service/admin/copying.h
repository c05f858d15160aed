#pragma once

#include "app/base/result.h"
#include "app/store/blobs/blobstore.h"

#include <QString>

namespace ink::service::admin {

// Private to this room: files, their hashes, and copies that survive a power cut.

/** A file's or blob's content. */
struct Content
{
    QString sha256; ///< lower-case hex
    qint64 size = 0;
};
/** Reads a file piece by piece. Io when it cannot be read. */
[[nodiscard]] Result<Content> contentOf(const QString& path);
/** The same of a stored blob, wherever it lies. */
[[nodiscard]] Result<Content> contentOfBlob(const store::BlobStore& blobs, const QString& sha256);

/** Copies a file, readable by its owner only. Io when the target is there or cannot be written. */
[[nodiscard]] Result<Content> copyFile(const QString& from, const QString& to);
/** Writes a blob to a file, readable by its owner only. */
[[nodiscard]] Result<Content> copyBlob(const store::BlobStore& blobs, const QString& sha256,
                                       const QString& to);
/** Writes a new file, readable by its owner only. */
[[nodiscard]] Result<Content> writeFile(const QString& path, const QByteArray& bytes);
/** Makes a hard link; false where that isn't possible. */
[[nodiscard]] bool linkFile(const QString& from, const QString& to);
/** Makes a folder that only its owner can enter. */
[[nodiscard]] Result<void> makePrivateFolder(const QString& path);
/** Everything under `folder` is on the disk when this returns. */
void flushToDisk(const QString& folder);

/** `ab/abcdef…` */
[[nodiscard]] QString blobPath(const QString& folder, const QString& sha256);
/** Returns whether this is a blob's name. */
[[nodiscard]] bool isSha256(const QString& text);

} // namespace ink::service::admin
