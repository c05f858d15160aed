#pragma once

#include "app/store/blobs/blobstore.h"

#include <QFile>

namespace ink::store {

/** Where one blob's bytes come from. Safe from any thread. */
class BlobSource
{
public:
    virtual ~BlobSource() = default;
    [[nodiscard]] virtual qint64 size() const = 0;
    [[nodiscard]] virtual Result<QByteArray> read(qint64 offset, qint64 length) = 0;
    [[nodiscard]] virtual Result<void> map() = 0;
    [[nodiscard]] virtual const QByteArray& bytes() const = 0; ///< null before `map`
};

/** Where blobs lie; see BlobStore for what each does. */
class BlobBackend
{
public:
    virtual ~BlobBackend() = default;
    /** Folder of what is being written. */
    [[nodiscard]] virtual QString incoming() const = 0;
    /** A blob that was written and flushed. */
    struct Incoming
    {
        QFile& file;
        QString sha256;
        qint64 size = 0;
        bool& taken; ///< becomes true when `keep` has taken the file itself
        /** Becomes what tells this storing of the blob from later ones; nothing when it was there before. */
        std::optional<qint64>& stamp;
    };
    /** Keeps these for good; all or, when it fails, some. */
    [[nodiscard]] virtual Result<void> keep(const std::vector<Incoming>& files) = 0;
    /** Removes a blob unless its bytes were stored again after the storing of this stamp. */
    virtual void withdraw(const QString& sha256, qint64 stamp) = 0;
    [[nodiscard]] virtual Result<std::shared_ptr<BlobSource>> read(const QString& sha256) = 0;
    [[nodiscard]] virtual bool contains(const QString& sha256) = 0;
    [[nodiscard]] virtual Result<QString> localFile(const QString& sha256) = 0;
    [[nodiscard]] virtual QString pathOf(const QString& sha256) const = 0;
    [[nodiscard]] virtual QSet<QString> olderThan(Timestamp before) = 0;
    virtual bool removeUnless(const QString& sha256, Timestamp youngerThan) = 0;
    [[nodiscard]] virtual QStringList setAside() = 0;
    [[nodiscard]] virtual Result<void> putBack(const QString& sha256) = 0;
    virtual bool removeAside(const QString& sha256, Timestamp youngerThan) = 0;
};

} // namespace ink::store
