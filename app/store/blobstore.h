#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <memory>

class QFile;

namespace ink::store {

/** A blob being written: bytes go to a temporary file and are hashed on the way. Removed unless committed. */
class BlobWriter final
{
public:
    ~BlobWriter();
    BlobWriter(BlobWriter&&) noexcept;
    BlobWriter& operator=(BlobWriter&&) noexcept;

    [[nodiscard]] Result<void> write(const char* data, qint64 size);
    [[nodiscard]] qint64 size() const;

private:
    friend class BlobStore;
    struct Private;
    explicit BlobWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/** A stored blob, mapped read-only; `bytes` is valid as long as this lives. */
class Blob final
{
public:
    explicit Blob(std::shared_ptr<QFile> file, QByteArray bytes)
        : m_file(std::move(file)), m_bytes(std::move(bytes))
    {
    }
    /** The bytes, not copied (QByteArray::fromRawData). */
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    std::shared_ptr<QFile> m_file;
    QByteArray m_bytes;
};

/**
 * Bytes by their SHA-256 in a folder: `ab/abcdef…`. Written to a temporary file, flushed to the disk,
 * renamed: a blob is whole or not there. Safe for several threads and processes.
 */
class BlobStore final
{
public:
    [[nodiscard]] static Result<BlobStore> open(const QString& folder);

    [[nodiscard]] Result<BlobWriter> begin() const;
    /** Makes it permanent; returns the lower-case hex SHA-256. */
    [[nodiscard]] Result<QString> commit(BlobWriter writer) const;
    [[nodiscard]] Result<QString> put(const QByteArray& bytes) const;
    /** Io when it is missing. */
    [[nodiscard]] Result<Blob> read(const QString& sha256) const;
    [[nodiscard]] bool contains(const QString& sha256) const;
    [[nodiscard]] QString pathOf(const QString& sha256) const;

    // Removing what nobody uses. The age counts from the last time that somebody stored these very bytes.
    /** The blobs that nobody has stored since. */
    [[nodiscard]] QSet<QString> olderThan(Timestamp before) const;
    /**
     * Removes a blob unless somebody has stored it again since. Safe against a `commit` of the same bytes at
     * the same time: it is put aside first, and put back when it turns out to be young. False when it stays.
     */
    bool removeUnless(const QString& sha256, Timestamp youngerThan) const;
    /** What a removal that was killed had put aside. */
    [[nodiscard]] QStringList setAside() const;
    [[nodiscard]] Result<void> putBack(const QString& sha256) const;
    bool removeAside(const QString& sha256,
                     Timestamp youngerThan) const; ///< or puts it back when it is young
    /** Removes what uploads left that ended without their end; returns how many. */
    qint64 removeStaleIncoming(Timestamp before) const;

private:
    explicit BlobStore(QString folder) : m_folder(std::move(folder)) {}
    [[nodiscard]] QString asidePathOf(const QString& sha256) const;
    QString m_folder;
};

} // namespace ink::store
