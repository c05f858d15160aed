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

/** A blob being written. The bytes go to a temporary file and are hashed as they arrive. The file is removed
 * unless the blob is committed. */
class BlobWriter final
{
public:
    ~BlobWriter();
    BlobWriter(BlobWriter&&) noexcept;
    BlobWriter& operator=(BlobWriter&&) noexcept;

    [[nodiscard]] Result<void> write(const char* data, qint64 size);
    [[nodiscard]] qint64 size() const;
    /** Reads part of the bytes written so far. The result is shorter than `length` only at the end. Returns
     * Io on failure. */
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) const;
    /** Closes the temporary file until the blob is committed. */
    [[nodiscard]] Result<void> suspend();

private:
    friend class BlobStore;
    struct Private;
    explicit BlobWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

class BlobBackend;
class BlobSource;

// Index(BlobHold): Refused uploads: removed at once
/** A blob that was stored for a request that may still be rejected. Unless `commit` was called, the
 * destructor removes the blob, provided that the blob was new and that nothing has stored the same bytes
 * since. */
class BlobHold final
{
public:
    BlobHold(std::shared_ptr<BlobBackend> backend, QString sha256, std::optional<qint64> stamp);
    ~BlobHold();
    BlobHold(const BlobHold&) = delete;
    BlobHold& operator=(const BlobHold&) = delete;

    [[nodiscard]] const QString& sha256() const { return m_sha256; }
    /** Keeps the blob. Call this before committing the transaction that refers to the blob. Thread-safe. */
    void commit() { m_isCommitted = true; }

private:
    std::shared_ptr<BlobBackend> m_backend;
    QString m_sha256;
    std::optional<qint64> m_stamp; ///< empty when the blob already existed
    std::atomic_bool m_isCommitted = false;
};

/** A stored blob. Thread-safe for reading. */
class Blob final
{
public:
    explicit Blob(std::shared_ptr<BlobSource> source);

    [[nodiscard]] qint64 size() const;
    /** Copies part of the bytes, for sending large blobs with little memory. The result is shorter than
     * `length` only at the end. Returns Io on failure. */
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) const;
    /** Makes `bytes` available by mapping the file. A blob in a database is first written to an unnamed
     * temporary file. Returns Io on failure. */
    [[nodiscard]] Result<void> map() const;
    /** Returns all bytes, for work on a PDF. They are mapped, not copied (QByteArray::fromRawData), and valid
     * as long as a copy of this object exists. Maps the blob if `map` has not been called; null on
     * failure. */
    [[nodiscard]] const QByteArray& bytes() const;

private:
    std::shared_ptr<BlobSource> m_source;
};

/**
 * Stores bytes by their SHA-256: in a folder as `ab/abcdef…` (written to a temporary file, flushed to the
 * disk, renamed), or in a PostgreSQL database in chunks. A blob is complete or absent. Copies of this object
 * share one store. Safe for several threads and processes.
 */
class BlobStore final
{
public:
    [[nodiscard]] static Result<BlobStore> open(const QString& folder);
    /** Opens the store in `database` (PostgreSQL), which must outlive the store. `temporaryFolder` is for
     * blobs being written, mapped bytes and the copies made by `localFile`; each process needs its own. */
    [[nodiscard]] static Result<BlobStore> openInDatabase(Database& database, const QString& temporaryFolder);

    [[nodiscard]] Result<BlobWriter> createWriter() const;
    /** Stores the blob permanently and returns its SHA-256 in lower-case hex. */
    [[nodiscard]] Result<QString> commit(BlobWriter writer) const;
    /** Stores blobs, all or none, for a request that may still be rejected. */
    [[nodiscard]] Result<QList<std::shared_ptr<BlobHold>>> hold(std::vector<BlobWriter> writers) const;
    [[nodiscard]] Result<std::shared_ptr<BlobHold>> hold(BlobWriter writer) const;
    [[nodiscard]] Result<std::shared_ptr<BlobHold>> hold(const QByteArray& bytes) const;
    [[nodiscard]] Result<QString> put(const QByteArray& bytes) const;
    /** Stores several blobs with shared disk flushes, which takes little longer than storing one. */
    [[nodiscard]] Result<QStringList> putAll(const QList<QByteArray>& all) const;
    /** Opens a blob for reading. Returns Io if the blob is missing. */
    [[nodiscard]] Result<Blob> read(const QString& sha256) const;
    [[nodiscard]] bool contains(const QString& sha256) const;
    /** Returns the folder where files arrive before they are stored. */
    [[nodiscard]] QString incomingFolder() const;
    /** Returns the path of a file with the bytes, for libraries that need one. Open it within a few
     * seconds. */
    [[nodiscard]] Result<QString> localFile(const QString& sha256) const;
    /** Returns the path of a blob in the folder, or of the copy that `localFile` makes. */
    [[nodiscard]] QString pathOf(const QString& sha256) const;

    // Removal of unused blobs. A blob's age counts from the last time that its bytes were stored.
    /** Returns the blobs that were last stored before this time. */
    [[nodiscard]] QSet<QString> blobsOlderThan(Timestamp before) const;
    /** Removes a blob unless it was stored at or after `youngerThan`. Safe against a concurrent `commit` of
     * the same bytes: the blob is set aside first, and restored if it was stored again. Returns false if the
     * blob was not removed. */
    bool removeUnless(const QString& sha256, Timestamp youngerThan) const;
    /** Returns blobs that an interrupted removal had set aside. */
    [[nodiscard]] QStringList setAsideBlobs() const;
    [[nodiscard]] Result<void> restore(const QString& sha256) const;
    bool removeSetAside(const QString& sha256,
                        Timestamp youngerThan) const; ///< restores the blob if it was stored again
    /** Removes temporary files of interrupted uploads that were last changed before `before`, and returns
     * their number. */
    qint64 removeStaleIncoming(Timestamp before) const;

private:
    explicit BlobStore(std::shared_ptr<BlobBackend> backend);
    /** Stores the blobs and returns holds in the order of `writers`. `commit` has not been called on any of
     * them. */
    [[nodiscard]] Result<QList<std::shared_ptr<BlobHold>>> storeAll(std::vector<BlobWriter> writers) const;
    [[nodiscard]] Result<QStringList> commitAll(std::vector<BlobWriter> writers) const;
    std::shared_ptr<BlobBackend> m_backend;
};

} // namespace ink::store
