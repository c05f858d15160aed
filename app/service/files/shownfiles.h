#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/store/blobs/blobstore.h"

#include <QHash>
#include <QString>

#include <mutex>

namespace ink::service {

/**
 * Files as the people who sign see them, until the document is sealed: without anchor text, as the signed
 * file will be, and without the form fields whose values the tags show. What was made is kept as a blob that
 * nothing refers to: it goes when nobody has asked for a day, and is made again. Safe from any thread.
 */
class ShownFiles final
{
public:
    explicit ShownFiles(const store::BlobStore& blobs) : m_blobs(blobs) {}

    /** SHA-256 of the blob to be shown for this file: the file's own when there is nothing to take out. */
    [[nodiscard]] Result<QString> blobOf(const domain::Document& document, const domain::File& file);

private:
    const store::BlobStore& m_blobs;
    std::mutex m_mutex;
    QHash<QString, QString> m_made; ///< by the file's SHA-256 and the fields
};

} // namespace ink::service
