#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>

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

private:
    explicit BlobStore(QString folder) : m_folder(std::move(folder)) {}
    QString m_folder;
};

} // namespace ink::store
