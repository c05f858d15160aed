#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace ink::store {

class Database;

/** A blob being written: bytes go to a temporary file and are hashed on the way. Removed unless committed. */
class BlobWriter final
{
public:
    ~BlobWriter();
    BlobWriter(BlobWriter&&) noexcept;
    BlobWriter& operator=(BlobWriter&&) noexcept;

    [[nodiscard]] Result<void> write(const char* data, qint64 size);
    [[nodiscard]] qint64 size() const;
    /** A piece of what was written so far; shorter only at the end. Io when it fails. */
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) const;
    /** Closes the temporary file until it is committed. */
    [[nodiscard]] Result<void> suspend();

private:
    friend class BlobStore;
    struct Private;
    explicit BlobWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

class BlobBackend;
class BlobSource;

/**
 * A blob that was stored for a request which may still be refused. Unless `keep` was called, its end removes
 * the blob at once, provided that it was new and that nobody has stored the same bytes since.
 */
class BlobHold final
{
public:
    BlobHold(std::shared_ptr<BlobBackend> backend, QString sha256, std::optional<qint64> stamp);
    ~BlobHold();
    BlobHold(const BlobHold&) = delete;
    BlobHold& operator=(const BlobHold&) = delete;

    [[nodiscard]] const QString& sha256() const { return m_sha256; }
    /** From any thread; to be called before the transaction that refers to the blob is committed. */
    void keep() { m_isKept = true; }

private:
    std::shared_ptr<BlobBackend> m_backend;
    QString m_sha256;
    std::optional<qint64> m_stamp; ///< nothing when the blob was there before
    std::atomic_bool m_isKept = false;
};

/** A stored blob. May be read from any thread. */
class Blob final
{
public:
    explicit Blob(std::shared_ptr<BlobSource> source);

    [[nodiscard]] qint64 size() const;
    /** A piece, copied: the way to send much with little memory. Shorter only at the end. Io when it fails.
     */
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) const;
    /** Makes `bytes` ready: maps the file; from a database they go to an unnamed temporary file first. Io
     * when it fails. */
    [[nodiscard]] Result<void> map() const;
    /**
     * All bytes at once for work on a PDF: mapped, not copied (QByteArray::fromRawData), and valid as long as
     * a copy of this lives. Maps when `map` has not been called; null when that fails.
     */
    [[nodiscard]] const QByteArray& bytes() const;

private:
    std::shared_ptr<BlobSource> m_source;
};

/**
 * Bytes by their SHA-256: in a folder as `ab/abcdef…` (written to a temporary file, flushed to the disk,
 * renamed), or in a PostgreSQL database in chunks. A blob is whole or not there. Copies refer to the same
 * store; safe for several threads and processes.
 */
class BlobStore final
{
public:
    [[nodiscard]] static Result<BlobStore> open(const QString& folder);
    /**
     * In `database` (PostgreSQL), which must outlive the store. `temporaryFolder` takes what is being
     * written, what is mapped, and copies for `localFile`: each process has its own.
     */
    [[nodiscard]] static Result<BlobStore> inDatabase(Database& database, const QString& temporaryFolder);

    [[nodiscard]] Result<BlobWriter> begin() const;
    /** Makes it permanent; returns the lower-case hex SHA-256. */
    [[nodiscard]] Result<QString> commit(BlobWriter writer) const;
    /** The same for something that may still be refused, all or none. */
    [[nodiscard]] Result<QList<std::shared_ptr<BlobHold>>> hold(std::vector<BlobWriter> writers) const;
    [[nodiscard]] Result<std::shared_ptr<BlobHold>> hold(BlobWriter writer) const;
    [[nodiscard]] Result<std::shared_ptr<BlobHold>> hold(const QByteArray& bytes) const;
    [[nodiscard]] Result<QString> put(const QByteArray& bytes) const;
    /** Several at once: the disk is waited for together, which takes little longer than for one. */
    [[nodiscard]] Result<QStringList> putAll(const QList<QByteArray>& all) const;
    /** Io when it is missing. */
    [[nodiscard]] Result<Blob> read(const QString& sha256) const;
    [[nodiscard]] bool contains(const QString& sha256) const;
    /** A file with the bytes, for libraries that want one; to be opened within the next seconds. */
    [[nodiscard]] Result<QString> localFile(const QString& sha256) const;
    /** Where a blob lies in a folder; where `localFile` puts its copy otherwise. */
    [[nodiscard]] QString pathOf(const QString& sha256) const;

    // Removing what nobody uses. The age counts from the last time that somebody stored these very bytes.
    /** The blobs that nobody has stored since. */
    [[nodiscard]] QSet<QString> olderThan(Timestamp before) const;
    /**
     * Removes a blob unless somebody has stored it again since. Safe against a `commit` of the same bytes at
     * the same time: it is put aside first, and put back when it turns out to be young. False when it stays.
     */
    bool removeUnless(const QString& sha256, Timestamp youngerThan) const;
    /** Blobs that a killed removal had set aside. */
    [[nodiscard]] QStringList setAside() const;
    [[nodiscard]] Result<void> putBack(const QString& sha256) const;
    bool removeAside(const QString& sha256,
                     Timestamp youngerThan) const; ///< or puts it back when it is young
    /** Removes what uploads left that ended without their end; returns how many. */
    qint64 removeStaleIncoming(Timestamp before) const;

private:
    explicit BlobStore(std::shared_ptr<BlobBackend> backend);
    /** In the order of `writers`, none of them kept by their holds. */
    [[nodiscard]] Result<QList<std::shared_ptr<BlobHold>>> storeAll(std::vector<BlobWriter> writers) const;
    [[nodiscard]] Result<QStringList> commitAll(std::vector<BlobWriter> writers) const;
    std::shared_ptr<BlobBackend> m_backend;
};

} // namespace ink::store
