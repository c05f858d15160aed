#include "app/store/blobstore.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUuid>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace ink::store {

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
    if (contains(name))
        return name; // the same bytes are there already; the temporary file goes with the writer
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

} // namespace ink::store
