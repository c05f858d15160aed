#pragma once

#include "app/store/blobs/blobstore.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ink::service {

/** The content of a download. */
struct Download
{
    QString fileName;
    QByteArray contentType;
    QString etag;
    std::shared_ptr<store::Blob> blob; ///< a stored file; null if the content is in `bytes`
    QByteArray bytes;                  ///< content in memory
    [[nodiscard]] const QByteArray& content() const { return blob ? blob->bytes() : bytes; }
};

} // namespace ink::service
