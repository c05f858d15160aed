#include "app/store/blobs/blobfolder.h"

#include "app/base/files.h"
#include "app/base/systemfault.h"
#include "app/store/blobs/reasons.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QMutex>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace ink::store {

namespace {

class FileSource final : public BlobSource
{
public:
    explicit FileSource(const QString& path) : m_file(path) {}
    [[nodiscard]] bool open()
    {
        if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) return false;
        m_size = m_file.size();
        return true;
    }
    [[nodiscard]] qint64 size() const override { return m_size; }

    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 length) override
    {
        Q_ASSERT(offset >= 0 && length > 0 && offset + length <= m_size);
        QByteArray piece(length, Qt::Uninitialized);
        clearSystemError();
#ifdef Q_OS_UNIX
        qint64 have = 0;
        while (have < length) {
            const auto got = ::pread(m_file.handle(), piece.data() + have, static_cast<size_t>(length - have),
                                     static_cast<off_t>(offset + have));
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) break;
            have += got;
        }
#else
        const QMutexLocker lock(&m_mutex);
        const qint64 have = m_file.seek(offset) ? m_file.read(piece.data(), length) : -1;
#endif
        if (have == length) return piece;
        if (lastSystemError() == EIO) return fail(systemFault("Reading a file", EIO));
        return fail(ErrorCode::Io, reasons::storedFileUnreadable());
    }

    [[nodiscard]] const QByteArray& bytes() const override
    {
        return m_bytes;
    }

    [[nodiscard]] Result<void> map() override
    {
        const QMutexLocker lock(&m_mutex);
        if (m_bytes.isNull()) {
            INK_ASSIGN(all, mapFile(m_file));
            m_bytes = all;
        }
        return {};
    }

private:
    QMutex m_mutex;
    QFile m_file;
    qint64 m_size = 0;
    QByteArray m_bytes;
};

/** Starts writing a file to the disk, so that flushing several files takes little longer than flushing
 * one. */
void startWriting([[maybe_unused]] const QFile& file)
{
#ifdef Q_OS_LINUX
    ::sync_file_range(file.handle(), 0, 0, SYNC_FILE_RANGE_WRITE);
#endif
}

class BlobFolder final : public BlobBackend
{
public:
    explicit BlobFolder(QString folder) : m_folder(std::move(folder)) {}
    [[nodiscard]] QString incomingFolder() const override { return m_folder + QStringLiteral("/incoming"); }
    [[nodiscard]] Result<void> storeAll(const std::vector<IncomingBlob>& files) override;
    void withdraw(const QString& sha256, qint64 stamp) override;
    [[nodiscard]] Result<std::shared_ptr<BlobSource>> read(const QString& sha256) override;
    [[nodiscard]] bool contains(const QString& sha256) override;
    [[nodiscard]] Result<QString> localFile(const QString& sha256) override;
    [[nodiscard]] QString pathOf(const QString& sha256) const override;
    [[nodiscard]] QSet<QString> blobsOlderThan(Timestamp before) override;
    bool removeUnless(const QString& sha256, Timestamp youngerThan) override;
    [[nodiscard]] QStringList setAsideBlobs() override;
    [[nodiscard]] Result<void> restore(const QString& sha256) override;
    bool removeSetAside(const QString& sha256, Timestamp youngerThan) override;

private:
    [[nodiscard]] QString asidePathOf(const QString& sha256) const;
    [[nodiscard]] bool isKept(const QString& name);
    QString m_folder;
};

bool BlobFolder::isKept(const QString& name)
{
    // A duplicate: its age is reset, and the temporary file is removed together with the writer. If the blob
    // is missing after that, a sweep has just removed it, and these bytes are stored again.
    return contains(name) && touchFile(pathOf(name)) && contains(name);
}

Result<void> BlobFolder::storeAll(const std::vector<IncomingBlob>& files)
{
    std::vector<const IncomingBlob*> fresh;
    for (const IncomingBlob& each : files) {
        if (isKept(each.sha256)) continue;
        fresh.push_back(&each);
        startWriting(each.file);
    }
    for (const IncomingBlob* each : fresh) {
        clearSystemError();
        if (!flushToDisk(each->file)) return fail(systemFault("Storing a file", each->file));
    }
    QStringList folders;
    for (const IncomingBlob* each : fresh) {
        each->file.close();
        const auto stamp = fileStamp(each->file.fileName()); // before other writers can see the blob
        const QString target = pathOf(each->sha256);
        const QString folder = target.left(target.lastIndexOf(QLatin1Char('/')));
        if (!QFileInfo::exists(folder)) {
            clearSystemError();
            if (!QDir().mkpath(folder))
                return fail(systemFault("Storing a folder of files", lastSystemError()));
            folders.append(QFileInfo(folder).path()); // so that the new folder's own entry is flushed
        }
        makeReadOnly(each->file.fileName());
        const auto take = [&] { return retryWhileShared([&] { return each->file.rename(target); }); };
        // Another writer may have stored the same bytes in the meantime, and may withdraw them again.
        clearSystemError();
        if (!take() && !isKept(each->sha256) && !take())
            return fail(systemFault("Storing a file", each->file));
        each->isMoved = each->file.fileName() == target;
        if (each->isMoved) each->stamp = stamp;
        if (!folders.contains(folder)) folders.append(folder);
    }
    for (const QString& folder : std::as_const(folders))
        flushFolder(folder); // names must survive a power failure too
    return {};
}

void BlobFolder::withdraw(const QString& sha256, qint64 stamp)
{
    // As in a sweep, a concurrent writer of the same bytes resets the file's age or stores the file again.
    const QString path = pathOf(sha256);
    const QString aside = asidePathOf(sha256);
    if (fileStamp(path) != stamp || !renameFile(path, aside)) return;
    if (fileStamp(aside) == stamp)
        removeFile(aside);
    else if (!restore(sha256))
        qWarning("A stored file could not be put back: %s", qPrintable(sha256));
}

Result<std::shared_ptr<BlobSource>> BlobFolder::read(const QString& sha256)
{
    auto source = std::make_shared<FileSource>(pathOf(sha256));
    clearSystemError();
    if (source->open()) return source;
    if (const int error = lastSystemError(); error != 0 && error != ENOENT)
        return fail(systemFault("Reading a file", error));
    return fail(ErrorCode::Io, reasons::storedFileMissing(sha256));
}

Result<QString> BlobFolder::localFile(const QString& sha256)
{
    if (!contains(sha256)) return fail(ErrorCode::Io, reasons::storedFileMissing(sha256));
    return pathOf(sha256);
}

bool BlobFolder::contains(const QString& sha256)
{
    return QFile::exists(pathOf(sha256));
}

QString BlobFolder::pathOf(const QString& sha256) const
{
    return QStringLiteral("%1/%2/%3").arg(m_folder, sha256.left(2), sha256);
}

QString BlobFolder::asidePathOf(const QString& sha256) const
{
    return QStringLiteral("%1/incoming/%2%3").arg(m_folder, sha256, asideSuffix());
}

QSet<QString> BlobFolder::blobsOlderThan(Timestamp before)
{
    QSet<QString> old;
    const QStringList folders = QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& folder : folders) {
        if (folder.size() != 2) continue;
        QDirIterator files(m_folder + QLatin1Char('/') + folder, QDir::Files);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString name = files.fileName();
            if (isBlobName(name) && name.startsWith(folder) && isOlder(path, before)) old.insert(name);
        }
    }
    return old;
}

bool BlobFolder::removeUnless(const QString& sha256, Timestamp youngerThan)
{
    const QString path = pathOf(sha256);
    if (!isBlobName(sha256) || !isOlder(path, youngerThan)) return false;
    return renameFile(path, asidePathOf(sha256)) && removeSetAside(sha256, youngerThan);
}

bool BlobFolder::removeSetAside(const QString& sha256, Timestamp youngerThan)
{
    const QString aside = asidePathOf(sha256);
    if (isOlder(aside, youngerThan)) return removeFile(aside);
    if (!restore(sha256)) qWarning("A stored file could not be put back: %s", qPrintable(sha256));
    return false;
}

Result<void> BlobFolder::restore(const QString& sha256)
{
    const QString aside = asidePathOf(sha256);
    if (renameFile(aside, pathOf(sha256))) return {};
    if (contains(sha256)) { // stored again in the meantime
        removeFile(aside);
        return {};
    }
    if (!QFile::exists(aside)) return {}; // another process has removed or restored the blob
    return fail(ErrorCode::Io, reasons::storedFileNotPutBack(sha256));
}

QStringList BlobFolder::setAsideBlobs()
{
    QStringList names;
    const QStringList files = QDir(m_folder + QStringLiteral("/incoming"))
                                  .entryList({QLatin1Char('*') + asideSuffix()}, QDir::Files);
    for (const QString& file : files)
        if (const QString name = file.chopped(asideSuffix().size()); isBlobName(name)) names.append(name);
    return names;
}

} // namespace

Result<std::shared_ptr<BlobBackend>> makeFolderBackend(const QString& folder)
{
    if (!QDir().mkpath(folder + QStringLiteral("/incoming")))
        return fail(ErrorCode::Io, reasons::cannotCreateFolder(folder));
    return std::make_shared<BlobFolder>(folder);
}

} // namespace ink::store
