#include "app/store/blobs/blobrows.h"

#include "app/base/files.h"
#include "app/base/systemfault.h"
#include "app/store/blobs/blobfolder.h"
#include "app/store/blobs/reasons.h"
#include "app/store/database/query.h"

#include <QDir>
#include <QMutex>
#include <QTemporaryFile>
#include <QUuid>

#include <algorithm>

namespace ink::store {

namespace {

constexpr qint64 chunkBytes = 256LL * 1024;
constexpr auto copyIsSafeFor = std::chrono::minutes(1); ///< another thread may be about to open it
constexpr qint64 maxCopyBytes = 1024LL * 1024 * 1024;

Timestamp systemNow()
{
    return std::chrono::time_point_cast<Timestamp::duration>(std::chrono::system_clock::now());
}

auto unreadable()
{
    return fail(ErrorCode::Io, reasons::storedFileUnreadable());
}

Result<QByteArray> chunkOf(const Database& database, const QString& sha256, qint64 n)
{
    INK_ASSIGN(query, run(database, "blob_chunk", {sha256, n}));
    if (!query.next()) return unreadable();
    return query["bytes"].toByteArray();
}

class RowSource final : public BlobSource
{
public:
    RowSource(const Database& database, QString sha256, qint64 size, QString temporaryFolder)
        : m_database(database), m_sha256(std::move(sha256)), m_size(size),
          m_spool(temporaryFolder + QStringLiteral("/spool-XXXXXX"))
    {
    }
    [[nodiscard]] qint64 size() const override { return m_size; }

    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) override
    {
        const QMutexLocker lock(&m_mutex);
        Q_ASSERT(offset >= 0 && length > 0 && offset + length <= m_size);
        QByteArray piece;
        piece.reserve(length);
        while (piece.size() < length) {
            const qint64 at = offset + piece.size();
            INK_TRY(fetch(at / chunkBytes));
            const QByteArrayView part =
                QByteArrayView(m_chunk)
                    .sliced(at % chunkBytes)
                    .first(std::min(length - piece.size(), m_chunk.size() - at % chunkBytes));
            piece.append(part);
        }
        return piece;
    }

    [[nodiscard]] const QByteArray& bytes() const override { return m_bytes; }

    [[nodiscard]] Result<void> map() override
    {
        const QMutexLocker lock(&m_mutex);
        if (!m_bytes.isNull()) return {};
        clearSystemError();
        if (!m_spool.open()) return fail(systemFault("Making a temporary file", m_spool));
        for (qint64 n = 0; n * chunkBytes < m_size; ++n) {
            INK_TRY(fetch(n));
            if (!writeAll(m_spool, m_chunk.constData(), m_chunk.size()))
                return fail(systemFault("Writing a temporary file", m_spool));
        }
        m_chunk.clear();
        m_number = -1;
        clearSystemError();
        if (!m_spool.flush()) return fail(systemFault("Writing a temporary file", m_spool));
        INK_ASSIGN(all, mapFile(m_spool));
        m_bytes = all;
        return {};
    }

private:
    /** Loads a chunk unless it is cached. One chunk is cached, because small sequential reads stay within
     * it. */
    Result<void> fetch(qint64 n)
    {
        Q_ASSERT(n >= 0 && n * chunkBytes < m_size);
        if (n == m_number) return {};
        m_number = -1;
        INK_ASSIGN(chunk, chunkOf(m_database, m_sha256, n));
        if (chunk.size() != std::min(chunkBytes, m_size - n * chunkBytes)) return unreadable();
        m_chunk = chunk;
        m_number = n;
        return {};
    }

    const Database& m_database;
    const QString m_sha256;
    const qint64 m_size;
    QMutex m_mutex;
    qint64 m_number = -1;
    QByteArray m_chunk;
    QTemporaryFile m_spool;
    QByteArray m_bytes;
};

class BlobRows final : public BlobBackend
{
public:
    BlobRows(Database& database, QString folder) : m_database(database), m_folder(std::move(folder)) {}
    [[nodiscard]] QString incomingFolder() const override { return m_folder + QStringLiteral("/incoming"); }
    [[nodiscard]] Result<void> storeAll(const std::vector<IncomingBlob>& files) override;
    void withdraw(const QString& sha256, qint64 stamp) override;
    [[nodiscard]] Result<std::shared_ptr<BlobSource>> read(const QString& sha256) override;
    [[nodiscard]] bool contains(const QString& sha256) override { return sizeOf(sha256).has_value(); }
    [[nodiscard]] Result<QString> localFile(const QString& sha256) override;
    [[nodiscard]] QString pathOf(const QString& sha256) const override
    {
        return m_folder + QStringLiteral("/copies/") + sha256;
    }
    [[nodiscard]] QSet<QString> blobsOlderThan(Timestamp before) override;
    bool removeUnless(const QString& sha256, Timestamp youngerThan) override;
    // A row is removed in one step, so no blob is ever set aside.
    [[nodiscard]] QStringList setAsideBlobs() override { return {}; }
    [[nodiscard]] Result<void> restore(const QString&) override { return {}; }
    bool removeSetAside(const QString&, Timestamp) override { return false; }

private:
    Result<qint64> sizeOf(const QString& sha256) const;
    Result<void> write(const IncomingBlob& blob) const;
    void removeOldCopies() const;

    Database& m_database;
    QString m_folder;
    QMutex m_copying;
};

Result<void> BlobRows::write(const IncomingBlob& blob) const
{
    Q_ASSERT(m_database.isInTransaction());
    QFile& file = blob.file;
    const QString& sha256 = blob.sha256;
    const qint64 size = blob.size;
    {
        INK_ASSIGN(query, run(m_database, "blob_insert", {sha256, size}));
        // A duplicate. The statement has reset its age.
        if (!query.next() || query["is_new"].toInt() == 0) return {};
        blob.stamp = query["stored"].toLongLong();
    }
    if (!file.seek(0)) return unreadable();
    for (qint64 n = 0; n * chunkBytes < size; ++n) {
        const QByteArray chunk = file.read(chunkBytes);
        if (chunk.size() != std::min(chunkBytes, size - n * chunkBytes)) return unreadable();
        INK_TRY(run(m_database, "blob_chunk_insert", {sha256, n, chunk}));
    }
    return {};
}

Result<void> BlobRows::storeAll(const std::vector<IncomingBlob>& files)
{
    for (const IncomingBlob& each : files) {
        if (m_database.isInTransaction()) {
            INK_TRY(write(each));
            continue;
        }
        INK_ASSIGN(transaction, Transaction::begin(m_database));
        INK_TRY(write(each));
        INK_TRY(transaction.commit());
    }
    return {};
}

void BlobRows::withdraw(const QString& sha256, qint64 stamp)
{
    if (const auto done = run(m_database, "blob_withdraw", {sha256, stamp}); !done)
        qWarning("A stored file could not be removed: %s", qPrintable(done.error().detail.english()));
}

Result<qint64> BlobRows::sizeOf(const QString& sha256) const
{
    INK_ASSIGN(query, run(m_database, "blob_size", {sha256}));
    if (!query.next()) return fail(ErrorCode::Io, reasons::storedFileMissing(sha256));
    return query["size"].toLongLong();
}

Result<std::shared_ptr<BlobSource>> BlobRows::read(const QString& sha256)
{
    INK_ASSIGN(size, sizeOf(sha256));
    return std::make_shared<RowSource>(m_database, sha256, size, m_folder);
}

Result<QString> BlobRows::localFile(const QString& sha256)
{
    const QString path = pathOf(sha256);
    const QMutexLocker lock(&m_copying);
    if (QFile::exists(path) && touchFile(path)) return path;
    INK_ASSIGN(size, sizeOf(sha256));
    removeOldCopies();
    QFile file(path + QLatin1Char('.') + QUuid::createUuid().toString(QUuid::Id128));
    const auto refused = [&] {
        Error error = systemFault("Writing a temporary file", file);
        file.remove();
        return fail(std::move(error));
    };
    clearSystemError();
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                   QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return refused();
    for (qint64 n = 0; n * chunkBytes < size; ++n) {
        const auto chunk = chunkOf(m_database, sha256, n);
        if (!chunk) {
            file.remove();
            return fail(chunk.error());
        }
        if (!writeAll(file, chunk->constData(), chunk->size())) return refused();
    }
    clearSystemError();
    if (!file.flush()) return refused();
    file.close();
    if (!file.rename(path) && !QFile::exists(path)) return refused();
    return path;
}

void BlobRows::removeOldCopies() const
{
    const QFileInfoList copies =
        QDir(m_folder + QStringLiteral("/copies")).entryInfoList(QDir::Files, QDir::Time); // newest first
    const Timestamp before = systemNow() - copyIsSafeFor;
    qint64 bytes = 0;
    for (const QFileInfo& copy : copies) {
        bytes += copy.size();
        if (bytes > maxCopyBytes && isOlder(copy.filePath(), before)) removeFile(copy.filePath());
    }
}

QSet<QString> BlobRows::blobsOlderThan(Timestamp before)
{
    QSet<QString> old;
    auto query = run(m_database, "blob_old", {fromTime(before)});
    while (query && query->next())
        old.insert((*query)["sha256"].toString());
    return old;
}

bool BlobRows::removeUnless(const QString& sha256, Timestamp youngerThan)
{
    const auto done = run(m_database, "blob_remove", {sha256, fromTime(youngerThan)});
    return done && done->numRowsAffected() > 0;
}

} // namespace

Result<std::shared_ptr<BlobBackend>> makeDatabaseBackend(Database& database, const QString& temporaryFolder)
{
    for (const char* folder : {"/incoming", "/copies"})
        if (!QDir().mkpath(temporaryFolder + QLatin1StringView(folder)))
            return fail(ErrorCode::Io, reasons::cannotCreateFolder(temporaryFolder));
    return std::make_shared<BlobRows>(database, temporaryFolder);
}

} // namespace ink::store
