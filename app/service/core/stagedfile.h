#pragma once

#include <QList>
#include <QString>

#include <memory>

namespace ink::store {
class BlobHold;
class BlobWriter;
} // namespace ink::store

namespace ink::service {

/** A file that was streamed to the blob store and is not part of a document yet. */
struct StagedFile
{
    QString name;
    QString sha256;
    qint64 size = 0;
    std::shared_ptr<store::BlobHold> hold = {}; ///< of what is removed again unless a document refers to it
};

/** A file that was received and is not kept yet: it goes with its last copy. */
struct Upload
{
    QString name;
    std::shared_ptr<store::BlobWriter> bytes;
};

/** To be called before the commit of a transaction that refers to these files. */
void keepFiles(const QList<StagedFile>& files);

} // namespace ink::service
