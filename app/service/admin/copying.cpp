#include "app/service/admin/copying.h"

#include "app/base/files.h"
#include "app/service/admin/reasons.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <filesystem>

#ifdef __linux__
#include <fcntl.h>
#include <unistd.h>
#endif

namespace ink::service::admin {

namespace {

constexpr qint64 piece = 1024 * 1024;

auto cannot(const char* what, const QString& path)
{
    return fail(ErrorCode::Io, reasons::cannotBeDone(path, QString::fromLatin1(what)));
}

/** Passes a file's content to `take` in chunks. Returns the content's hash and size. */
template <typename Take> Result<Content> readPieces(const QString& path, Take&& take)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) return cannot("read", path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QByteArray buffer(piece, Qt::Uninitialized);
    Content content;
    while (true) {
        const qint64 count = file.read(buffer.data(), buffer.size());
        if (count < 0) return cannot("read", path);
        if (count == 0) break;
        const QByteArrayView view(buffer.constData(), count);
        hash.addData(view);
        content.size += count;
        INK_TRY(take(view));
    }
    content.sha256 = QString::fromLatin1(hash.result().toHex());
    return content;
}

/** Like readPieces(), but for a stored blob. Not memory-mapped, because a disk error would then end the
 * process instead of being reported. */
template <typename Take>
Result<Content> readPieces(const store::BlobStore& blobs, const QString& sha256, Take&& take)
{
    INK_ASSIGN(blob, blobs.read(sha256));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    Content content;
    while (true) {
        INK_ASSIGN(bytes, blob.read(content.size, piece));
        if (bytes.isEmpty()) break;
        hash.addData(bytes);
        content.size += bytes.size();
        INK_TRY(take(QByteArrayView(bytes)));
    }
    content.sha256 = QString::fromLatin1(hash.result().toHex());
    return content;
}

template <typename From> Result<Content> copyTo(const QString& to, From&& from)
{
    QFile file(to);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered,
                   QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return cannot("made", to);
    auto copied = from([&](QByteArrayView view) -> Result<void> {
        if (file.write(view.data(), view.size()) != view.size()) return cannot("written", to);
        return {};
    });
#ifndef __linux__
    if (copied && !ink::flushToDisk(file)) copied = cannot("written", to);
#endif
    if (!copied) file.remove();
    return copied;
}

} // namespace

Result<Content> hashFile(const QString& path)
{
    return readPieces(path, [](QByteArrayView) { return Result<void>(); });
}

Result<Content> hashBlob(const store::BlobStore& blobs, const QString& sha256)
{
    return readPieces(blobs, sha256, [](QByteArrayView) { return Result<void>(); });
}

Result<Content> copyFile(const QString& from, const QString& to)
{
    return copyTo(to, [&](auto&& take) { return readPieces(from, take); });
}

Result<Content> copyBlob(const store::BlobStore& blobs, const QString& sha256, const QString& to)
{
    return copyTo(to, [&](auto&& take) { return readPieces(blobs, sha256, take); });
}

Result<Content> writeFile(const QString& path, const QByteArray& bytes)
{
    return copyTo(path, [&](auto&& take) -> Result<Content> {
        INK_TRY(take(QByteArrayView(bytes)));
        const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
        return Content{QString::fromLatin1(hash.toHex()), bytes.size()};
    });
}

bool linkFile(const QString& from, const QString& to)
{
    std::error_code error;
    std::filesystem::create_hard_link(QFile(from).filesystemFileName(), QFile(to).filesystemFileName(),
                                      error);
    return !error;
}

Result<void> makePrivateFolder(const QString& path)
{
    if (!QDir().mkpath(path) || !makePrivate(path)) return cannot("made", path);
    return {};
}

void flushToDisk(const QString& folder)
{
#ifdef __linux__
    if (const int fd = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        fd >= 0) {
        ::syncfs(fd);
        ::close(fd);
    }
#else
    flushFolder(folder); // each file was flushed when it was written
#endif
}

QString blobPath(const QString& folder, const QString& sha256)
{
    return QStringLiteral("%1/%2/%3").arg(folder, sha256.left(2), sha256);
}

bool isSha256(const QString& text)
{
    constexpr qsizetype digits = 64;
    return text.size() == digits && std::all_of(text.begin(), text.end(), [](QChar c) {
               return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) ||
                      (c >= QLatin1Char('a') && c <= QLatin1Char('f'));
           });
}

} // namespace ink::service::admin
