#pragma once

#include "app/store/blobs/blobstore.h"

#include <QFile>

namespace ink::store {

/** The source of one blob's bytes. Thread-safe. */
class BlobSource
{
public:
    virtual ~BlobSource() = default;
    [[nodiscard]] virtual qint64 size() const = 0;
    [[nodiscard]] virtual Result<QByteArray> read(qint64 offset, qint64 length) = 0;
    [[nodiscard]] virtual Result<void> map() = 0;
    [[nodiscard]] virtual const QByteArray& bytes() const = 0; ///< null before `map`
};

/** The storage behind BlobStore, which documents the operations. */
class BlobBackend
{
public:
    virtual ~BlobBackend() = default;
    /** Folder for blobs that are being written. */
    [[nodiscard]] virtual QString incomingFolder() const = 0;
    /** A blob that was written and flushed. */
    struct IncomingBlob
    {
        QFile& file;
        QString sha256;
        qint64 size = 0;
        bool& isMoved; ///< set to true if `storeAll` has moved the file
        /** Set to a stamp that identifies this write of the blob, or empty if the blob already existed. */
        std::optional<qint64>& stamp;
    };
    /** Stores these blobs permanently. On failure, some of them may have been stored. */
    [[nodiscard]] virtual Result<void> storeAll(const std::vector<IncomingBlob>& files) = 0;
    /** Removes a blob unless its bytes were stored again after this stamp. */
    virtual void withdraw(const QString& sha256, qint64 stamp) = 0;
    [[nodiscard]] virtual Result<std::shared_ptr<BlobSource>> read(const QString& sha256) = 0;
    [[nodiscard]] virtual bool contains(const QString& sha256) = 0;
    [[nodiscard]] virtual Result<QString> localFile(const QString& sha256) = 0;
    [[nodiscard]] virtual QString pathOf(const QString& sha256) const = 0;
    [[nodiscard]] virtual QSet<QString> blobsOlderThan(Timestamp before) = 0;
    virtual bool removeUnless(const QString& sha256, Timestamp youngerThan) = 0;
    [[nodiscard]] virtual QStringList setAsideBlobs() = 0;
    [[nodiscard]] virtual Result<void> restore(const QString& sha256) = 0;
    virtual bool removeSetAside(const QString& sha256, Timestamp youngerThan) = 0;
};

} // namespace ink::store
