#include "app/store/blobstore.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <filesystem>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace ink::store {

namespace {

namespace fs = std::filesystem;

const QString& asideSuffix()
{
    static const QString suffix = QStringLiteral(".aside");
    return suffix;
}

fs::path nativePath(const QString& path)
{
    return fs::path(path.toStdU16String());
}

/** Works on files without write permission too, as blobs are. */
bool touch(const QString& path)
{
    std::error_code error;
    fs::last_write_time(nativePath(path), fs::file_time_type::clock::now(), error);
    return !error;
}

/** Also files that are marked read-only. */
bool removeFile(const QString& path)
{
    std::error_code error;
    return fs::remove(nativePath(path), error) && !error;
}

/** False too when it cannot be told. */
bool isOlder(const QString& path, Timestamp before)
{
    const QFileInfo info(path);
    const QDateTime written = info.lastModified();
    return info.exists() && written.isValid() &&
           written.toMSecsSinceEpoch() < qint64{before.time_since_epoch().count()};
}

bool isBlobName(const QString& name)
{
    return name.size() == 64 && std::all_of(name.begin(), name.end(), [](QChar c) {
               return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) ||
                      (c >= QLatin1Char('a') && c <= QLatin1Char('f'));
           });
}

} // namespace

struct BlobWriter::Private
{
    QFile file;
    QCryptographicHash hash{QCryptographicHash::Sha256};
    qint64 size = 0;
    bool kept = false;
};

BlobWriter::BlobWriter(std::unique_ptr<Private> data) : d(std::move(data)) {}
BlobWriter::BlobWriter(BlobWriter&&) noexcept = default;
BlobWriter& BlobWriter::operator=(BlobWriter&&) noexcept = default;

BlobWriter::~BlobWriter()
{
    if (d && !d->kept) d->file.remove();
}

Result<void> BlobWriter::write(const char* data, qint64 size)
{
    if (d->file.write(data, size) != size)
        return fail(ErrorCode::Io,
                    QStringLiteral("The disk refused to store a file: %1").arg(d->file.errorString()));
    d->hash.addData(QByteArrayView(data, size));
    d->size += size;
    return {};
}

qint64 BlobWriter::size() const
{
    return d->size;
}

Result<BlobStore> BlobStore::open(const QString& folder)
{
    if (!QDir().mkpath(folder + QStringLiteral("/incoming")))
        return fail(ErrorCode::Io, QStringLiteral("Cannot create the folder %1.").arg(folder));
    return BlobStore(folder);
}

Result<BlobWriter> BlobStore::begin() const
{
    auto data = std::make_unique<BlobWriter::Private>();
    data->file.setFileName(m_folder + QStringLiteral("/incoming/") +
                           QUuid::createUuid().toString(QUuid::WithoutBraces));
    if (!data->file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return fail(ErrorCode::Io, QStringLiteral("Cannot store a file: %1").arg(data->file.errorString()));
    return BlobWriter(std::move(data));
}

Result<QString> BlobStore::commit(BlobWriter writer) const
{
    BlobWriter::Private& w = *writer.d;
    const QString name = QString::fromLatin1(w.hash.result().toHex());
    if (!w.file.flush())
        return fail(ErrorCode::Io,
                    QStringLiteral("The disk refused to store a file: %1").arg(w.file.errorString()));
    // The same bytes are there already: they are young again, and the temporary file goes with the writer.
    // Not there any more after that: a sweep had them in its hands already, and these are stored anew.
    if (contains(name) && touch(pathOf(name)) && contains(name)) return name;
#ifdef Q_OS_UNIX
    if (::fsync(w.file.handle()) != 0)
        return fail(ErrorCode::Io, QStringLiteral("The disk refused to keep a file."));
#endif
    w.file.close();
    const QString target = pathOf(name);
    const QString folder = target.left(target.lastIndexOf(QLatin1Char('/')));
    if (!QDir().mkpath(folder))
        return fail(ErrorCode::Io, QStringLiteral("Cannot create the folder %1.").arg(folder));
    QFile::setPermissions(w.file.fileName(), QFileDevice::ReadOwner);
    if (!w.file.rename(target) && !contains(name))
        return fail(ErrorCode::Io, QStringLiteral("Cannot store a file: %1").arg(w.file.errorString()));
    w.kept = w.file.fileName() == target;
#ifdef Q_OS_UNIX
    // The rename itself must survive a power cut.
    if (const int fd = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY); fd >= 0) {
        ::fsync(fd);
        ::close(fd);
    }
#endif
    return name;
}

Result<QString> BlobStore::put(const QByteArray& bytes) const
{
    INK_ASSIGN(writer, begin());
    INK_TRY(writer.write(bytes.constData(), bytes.size()));
    return commit(std::move(writer));
}

Result<Blob> BlobStore::read(const QString& sha256) const
{
    auto file = std::make_shared<QFile>(pathOf(sha256));
    if (!file->open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, QStringLiteral("A stored file is missing: %1").arg(sha256));
    const qint64 size = file->size();
    if (size == 0) return Blob(std::move(file), QByteArray(""));
    const uchar* mapped = file->map(0, size);
    if (!mapped)
        return fail(ErrorCode::Io,
                    QStringLiteral("A stored file cannot be read: %1").arg(file->errorString()));
    return Blob(std::move(file), QByteArray::fromRawData(reinterpret_cast<const char*>(mapped), size));
}

bool BlobStore::contains(const QString& sha256) const
{
    return QFile::exists(pathOf(sha256));
}

QString BlobStore::pathOf(const QString& sha256) const
{
    return QStringLiteral("%1/%2/%3").arg(m_folder, sha256.left(2), sha256);
}

QString BlobStore::asidePathOf(const QString& sha256) const
{
    return QStringLiteral("%1/incoming/%2%3").arg(m_folder, sha256, asideSuffix());
}

QSet<QString> BlobStore::olderThan(Timestamp before) const
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

bool BlobStore::removeUnless(const QString& sha256, Timestamp youngerThan) const
{
    const QString path = pathOf(sha256);
    if (!isBlobName(sha256) || !isOlder(path, youngerThan)) return false;
    return QFile::rename(path, asidePathOf(sha256)) && removeAside(sha256, youngerThan);
}

bool BlobStore::removeAside(const QString& sha256, Timestamp youngerThan) const
{
    const QString aside = asidePathOf(sha256);
    if (isOlder(aside, youngerThan)) return removeFile(aside);
    if (!putBack(sha256)) qWarning("A stored file could not be put back: %s", qPrintable(sha256));
    return false;
}

Result<void> BlobStore::putBack(const QString& sha256) const
{
    const QString aside = asidePathOf(sha256);
    if (QFile::rename(aside, pathOf(sha256))) return {};
    if (contains(sha256)) { // stored anew meanwhile
        removeFile(aside);
        return {};
    }
    if (!QFile::exists(aside)) return {}; // another process was faster
    return fail(ErrorCode::Io, QStringLiteral("A stored file could not be put back: %1").arg(sha256));
}

QStringList BlobStore::setAside() const
{
    QStringList names;
    const QStringList files = QDir(m_folder + QStringLiteral("/incoming"))
                                  .entryList({QLatin1Char('*') + asideSuffix()}, QDir::Files);
    for (const QString& file : files)
        if (const QString name = file.chopped(asideSuffix().size()); isBlobName(name)) names.append(name);
    return names;
}

qint64 BlobStore::removeStaleIncoming(Timestamp before) const
{
    qint64 removed = 0;
    QDirIterator files(m_folder + QStringLiteral("/incoming"), QDir::Files | QDir::Hidden);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith(asideSuffix()) && isOlder(path, before) && removeFile(path)) ++removed;
    }
    return removed;
}

} // namespace ink::store
