#pragma once

#include "app/base/result.h"
#include "app/domain/document/file.h"
#include "app/store/blobs/blobstore.h"

#include <QHash>
#include <QString>

#include <mutex>

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** Returns the fingerprint of a file's pages as signers see them until the document is sealed: 64 lower-case
 * hex digits. */
[[nodiscard]] QByteArray shownFingerprint(const domain::Document& document, const domain::File& file);

/**
 * Files as signers see them until the document is sealed. As in the signed file, anchor text is omitted, and
 * so are the form fields whose values the tags show. Results are cached as unreferenced blobs, which are
 * removed after a day without use and created again when needed. Thread-safe.
 */
class ShownFiles final
{
public:
    explicit ShownFiles(const store::BlobStore& blobs) : m_blobs(blobs) {}

    /** Returns the SHA-256 of the blob to show for this file: the file's own if nothing has to be removed. */
    [[nodiscard]] Result<QString> shownBlob(const domain::Document& document, const domain::File& file);

private:
    const store::BlobStore& m_blobs;
    std::mutex m_mutex;
    QHash<QByteArray, QString> m_made; ///< SHA-256 of the cached blobs, by fingerprint
};

} // namespace ink::service
