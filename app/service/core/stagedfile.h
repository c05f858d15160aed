#pragma once

#include <QList>
#include <QString>

#include <memory>

namespace ink::store {
class BlobHold;
class BlobWriter;
} // namespace ink::store

namespace ink::service {

/** A file that was streamed to the blob store and is not yet part of a document. */
struct StagedFile
{
    QString name;
    QString sha256;
    qint64 size = 0;
    std::shared_ptr<store::BlobHold> hold = {}; ///< removes the file again unless a document refers
                                                ///< to it
};

/** An uploaded file that is not stored permanently yet. The file is removed when the last copy of this object
 * is destroyed. */
struct Upload
{
    QString name;
    std::shared_ptr<store::BlobWriter> bytes;
};

/** Keeps these files. Call before the commit of a transaction that refers to them. */
void commitFiles(const QList<StagedFile>& files);

} // namespace ink::service
