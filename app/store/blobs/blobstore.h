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

/** A blob being written: bytes go to a temporary file and are hashed as they arrive. Removed unless
 * committed. */
class BlobWriter final
{
public:
    ~BlobWriter();
    BlobWriter(BlobWriter&&) noexcept;
    BlobWriter& operator=(BlobWriter&&) noexcept;

    [[nodiscard]] Result<void> write(const char* data, qint64 size);
    [[nodiscard]] qint64 size() const;
    /** Part of the bytes written so far; shorter only at the end. Io on failure. */
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

// Index(BlobHold): Refused uploads: removed at once
/** A blob that was stored for a request that may still be rejected. Unless `keep` was called, the destructor
 * removes the blob, provided that it was new and that nothing has stored the same bytes since. */
class BlobHold final
{
public:
    BlobHold(std::shared_ptr<BlobBackend> backend, QString sha256, std::optional<qint64> stamp);
    ~BlobHold();
    BlobHold(const BlobHold&) = delete;
    BlobHold& operator=(const BlobHold&) = delete;

    [[nodiscard]] const QString& sha256() const { return m_sha256; }
    /** Thread-safe. Call it before committing the transaction that refers to the blob. */
    void keep() { m_isKept = true; }

private:
    std::shared_ptr<BlobBackend> m_backend;
    QString m_sha256;
    std::optional<qint64> m_stamp; ///< empty when the blob already existed
    std::atomic_bool m_isKept = false;
};

/** A stored blob. Thread-safe for reading. */
class Blob final
{
public:
    explicit Blob(std::shared_ptr<BlobSource> source);

    [[nodiscard]] qint64 size() const;
    /** Copies part of the bytes, for sending large blobs with little memory. Shorter only at the end. Io on
     * failure. */
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) const;
    /** Makes `bytes` available by mapping the file; a blob in a database is first written to an unnamed
     * temporary file. Io on failure. */
    [[nodiscard]] Result<void> map() const;
    /** All bytes for work on a PDF: mapped, not copied (QByteArray::fromRawData), and valid as long as a
     * copy of this object exists. Maps if `map` has not been called; null on failure. */
    [[nodiscard]] const QByteArray& bytes() const;

private:
    std::shared_ptr<BlobSource> m_source;
};

/**
 * Bytes by their SHA-256: in a folder as `ab/abcdef…` (written to a temporary file, flushed to the disk,
 * renamed), or in a PostgreSQL database in chunks. A blob is complete or absent. Copies share one store; safe
 * for several threads and processes.
 */
class BlobStore final
{
public:
    [[nodiscard]] static Result<BlobStore> open(const QString& folder);
    /** In `database` (PostgreSQL), which must outlive the store. `temporaryFolder` is for blobs being
     * written, mapped bytes and the copies of `localFile`; each process has its own. */
    [[nodiscard]] static Result<BlobStore> inDatabase(Database& database, const QString& temporaryFolder);

    [[nodiscard]] Result<BlobWriter> begin() const;
    /** Stores the blob permanently; returns the lower-case hex SHA-256. */
    [[nodiscard]] Result<QString> commit(BlobWriter writer) const;
    /** The same for a request that may still be rejected; all or none. */
    [[nodiscard]] Result<QList<std::shared_ptr<BlobHold>>> hold(std::vector<BlobWriter> writers) const;
    [[nodiscard]] Result<std::shared_ptr<BlobHold>> hold(BlobWriter writer) const;
    [[nodiscard]] Result<std::shared_ptr<BlobHold>> hold(const QByteArray& bytes) const;
    [[nodiscard]] Result<QString> put(const QByteArray& bytes) const;
    /** Stores several with shared disk flushes, which takes little longer than storing one. */
    [[nodiscard]] Result<QStringList> putAll(const QList<QByteArray>& all) const;
    /** Io when it is missing. */
    [[nodiscard]] Result<Blob> read(const QString& sha256) const;
    [[nodiscard]] bool contains(const QString& sha256) const;
    /** The folder where files arrive before they are kept. */
    [[nodiscard]] QString incomingFolder() const;
    /** A file with the bytes, for libraries that need one. Open it within a few seconds. */
    [[nodiscard]] Result<QString> localFile(const QString& sha256) const;
    /** The path of a blob in the folder, or of the copy that `localFile` makes. */
    [[nodiscard]] QString pathOf(const QString& sha256) const;

    // Removal of unused blobs. A blob's age counts from the last time that its bytes were stored.
    /** The blobs that were last stored before this time. */
    [[nodiscard]] QSet<QString> olderThan(Timestamp before) const;
    /** Removes a blob unless it was stored again since. Safe against a concurrent `commit` of the same
     * bytes: the blob is set aside first, and put back if it was stored again. False when it stays. */
    bool removeUnless(const QString& sha256, Timestamp youngerThan) const;
    /** Blobs that an interrupted removal had set aside. */
    [[nodiscard]] QStringList setAside() const;
    [[nodiscard]] Result<void> putBack(const QString& sha256) const;
    bool removeAside(const QString& sha256,
                     Timestamp youngerThan) const; ///< or puts it back if it was stored again
    /** Removes temporary files of interrupted uploads; returns how many. */
    qint64 removeStaleIncoming(Timestamp before) const;

private:
    explicit BlobStore(std::shared_ptr<BlobBackend> backend);
    /** In the order of `writers`; no hold has `keep` called yet. */
    [[nodiscard]] Result<QList<std::shared_ptr<BlobHold>>> storeAll(std::vector<BlobWriter> writers) const;
    [[nodiscard]] Result<QStringList> commitAll(std::vector<BlobWriter> writers) const;
    std::shared_ptr<BlobBackend> m_backend;
};

} // namespace ink::store
