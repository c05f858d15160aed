#pragma once

#include "app/store/blobs/blobstore.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace ink::service {

/** Bytes to answer a download with. */
struct Download
{
    QString fileName;
    QByteArray contentType;
    QString etag;
    std::shared_ptr<store::Blob> blob; ///< either this …
    QByteArray bytes;                  ///< … or these
    [[nodiscard]] const QByteArray& content() const { return blob ? blob->bytes() : bytes; }
};

} // namespace ink::service
