#include "app/store/blobs/blobstore.h"

#include "app/base/files.h"
#include "app/base/systemfault.h"
#include "app/store/blobs/blobfolder.h"
#include "app/store/blobs/blobrows.h"
#include "app/store/blobs/reasons.h"

#include <QDateTime>
#include <QDirIterator>
#include <QFile>
#include <QUuid>

#include <openssl/evp.h>

#include <algorithm>
#include <filesystem>

namespace ink::store {

namespace fs = std::filesystem;

const QString& asideSuffix()
{
    static const QString suffix = QStringLiteral(".aside");
    return suffix;
}

static fs::path nativePath(const QString& path)
{
    return fs::path(path.toStdU16String());
}

bool touchFile(const QString& path)
{
    constexpr std::chrono::seconds coarsest{2}; // some file systems have no finer time stamps
    std::error_code error;
    const fs::path native = nativePath(path);
    const auto before = fs::last_write_time(native, error);
    if (error || !setModifiedNow(path)) return false;
    if (const auto after = fs::last_write_time(native, error); !error && after <= before)
        fs::last_write_time(native, before + coarsest, error);
    return !error;
}

std::optional<qint64> fileStamp(const QString& path)
{
    std::error_code error;
    const auto time = fs::last_write_time(nativePath(path), error);
    if (error) return std::nullopt;
    return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

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

Result<QByteArray> mapFile(QFile& file)
{
    const qint64 size = file.size();
    if (size == 0) return QByteArray("");
    const uchar* start = file.map(0, size);
    if (!start) return fail(ErrorCode::Io, reasons::storedFileUnreadableBecause(file.errorString()));
    return QByteArray::fromRawData(reinterpret_cast<const char*>(start), size);
}

namespace {

/** SHA-256 by OpenSSL, which uses the CPU's SHA instructions and is several times as fast as Qt. */
class RunningSha256 final
{
public:
    RunningSha256() : m_context(EVP_MD_CTX_new())
    {
        m_sound = m_context && EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr) == 1;
    }
    void add(const char* data, qint64 size)
    {
        m_sound = m_sound && EVP_DigestUpdate(m_context.get(), data, static_cast<size_t>(size)) == 1;
    }
    /** Returns the digest; empty on failure. */
    [[nodiscard]] QByteArray end()
    {
        QByteArray digest(32, Qt::Uninitialized);
        auto* const out = reinterpret_cast<unsigned char*>(digest.data());
        return m_sound && EVP_DigestFinal_ex(m_context.get(), out, nullptr) == 1 ? digest : QByteArray();
    }

private:
    struct Free
    {
        void operator()(EVP_MD_CTX* context) const noexcept { EVP_MD_CTX_free(context); }
    };
    std::unique_ptr<EVP_MD_CTX, Free> m_context;
    bool m_sound = false;
};

} // namespace

struct BlobWriter::Private
{
    QFile file;
    RunningSha256 hash;
    qint64 size = 0;
    bool kept = false;
};

BlobWriter::BlobWriter(std::unique_ptr<Private> data) : d(std::move(data)) {}
BlobWriter::BlobWriter(BlobWriter&&) noexcept = default;
BlobWriter& BlobWriter::operator=(BlobWriter&&) noexcept = default;

BlobWriter::~BlobWriter()
{
    if (!d || d->kept) return;
    d->file.close();
    removeFile(d->file.fileName()); // the file may already be read-only
}

Result<void> BlobWriter::write(const char* data, qint64 size)
{
    Q_ASSERT(d && !d->kept && size >= 0);
    if (!writeAll(d->file, data, size)) return fail(systemFault("Storing a file", d->file));
    d->hash.add(data, size);
    d->size += size;
    return {};
}

qint64 BlobWriter::size() const
{
    return d->size;
}

Result<QByteArray> BlobWriter::read(qint64 offset, qint64 length) const
{
    const qint64 from = std::clamp<qint64>(offset, 0, d->size);
    const qint64 want = std::clamp<qint64>(length, 0, d->size - from);
    QByteArray piece(want, Qt::Uninitialized);
    const bool isRead = d->file.flush() && d->file.seek(from) && d->file.read(piece.data(), want) == want;
    if (!d->file.seek(d->size) || !isRead) return fail(ErrorCode::Io, reasons::storedFileUnreadable());
    return piece;
}

Result<void> BlobWriter::suspend()
{
    clearSystemError();
    if (!d->file.flush()) return fail(systemFault("Storing a file", d->file));
    d->file.close();
    return {};
}

BlobHold::BlobHold(std::shared_ptr<BlobBackend> backend, QString sha256, std::optional<qint64> stamp)
    : m_backend(std::move(backend)), m_sha256(std::move(sha256)), m_stamp(stamp)
{
}

BlobHold::~BlobHold()
{
    if (!m_isCommitted && m_stamp) m_backend->withdraw(m_sha256, *m_stamp);
}

Blob::Blob(std::shared_ptr<BlobSource> source) : m_source(std::move(source)) {}

qint64 Blob::size() const
{
    return m_source->size();
}

Result<QByteArray> Blob::read(qint64 offset, qint64 length) const
{
    const qint64 from = std::clamp<qint64>(offset, 0, m_source->size());
    const qint64 maximum = std::clamp<qint64>(length, 0, m_source->size() - from);
    if (maximum == 0) return QByteArray();
    return m_source->read(from, maximum);
}

Result<void> Blob::map() const
{
    return m_source->map();
}

const QByteArray& Blob::bytes() const
{
    if (const auto done = m_source->map(); !done)
        qWarning("A stored file could not be mapped: %s", qPrintable(done.error().detail.english()));
    return m_source->bytes();
}

BlobStore::BlobStore(std::shared_ptr<BlobBackend> backend) : m_backend(std::move(backend)) {}

Result<BlobStore> BlobStore::open(const QString& folder)
{
    INK_ASSIGN(backend, makeFolderBackend(folder));
    return BlobStore(std::move(backend));
}

Result<BlobStore> BlobStore::openInDatabase(Database& database, const QString& temporaryFolder)
{
    INK_ASSIGN(backend, makeDatabaseBackend(database, temporaryFolder));
    return BlobStore(std::move(backend));
}

QString BlobStore::incomingFolder() const
{
    return m_backend->incomingFolder();
}

Result<BlobWriter> BlobStore::createWriter() const
{
    auto data = std::make_unique<BlobWriter::Private>();
    data->file.setFileName(m_backend->incomingFolder() + QLatin1Char('/') +
                           QUuid::createUuid().toString(QUuid::WithoutBraces));
    clearSystemError();
    if (!data->file.open(QIODevice::ReadWrite | QIODevice::NewOnly,
                         QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return fail(systemFault("Storing a file", data->file));
    return BlobWriter(std::move(data));
}

Result<QList<std::shared_ptr<BlobHold>>> BlobStore::storeAll(std::vector<BlobWriter> writers) const
{
    std::vector<BlobBackend::IncomingBlob> files;
    std::vector<std::optional<qint64>> stamps(writers.size());
    for (std::size_t i = 0; i < writers.size(); ++i) {
        BlobWriter::Private& w = *writers[i].d;
        Q_ASSERT_X(!w.kept, "BlobStore::storeAll", "a writer is stored once");
        const QString name = QString::fromLatin1(w.hash.end().toHex());
        if (!isBlobName(name)) return fail(ErrorCode::Io, reasons::storedFileNotHashed());
        clearSystemError();
        if ((!w.file.isOpen() && !w.file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) ||
            !w.file.flush())
            return fail(systemFault("Storing a file", w.file));
        files.push_back({w.file, name, w.size, w.kept, stamps[i]});
    }
    const auto kept = m_backend->storeAll(files);
    QList<std::shared_ptr<BlobHold>> holds;
    for (std::size_t i = 0; i < files.size(); ++i)
        holds.append(std::make_shared<BlobHold>(m_backend, files[i].sha256, stamps[i]));
    Q_ASSERT(holds.size() == static_cast<qsizetype>(writers.size()));
    if (!kept) return fail(kept.error());
    return holds;
}

Result<QStringList> BlobStore::commitAll(std::vector<BlobWriter> writers) const
{
    INK_ASSIGN(holds, storeAll(std::move(writers)));
    QStringList names;
    for (const auto& hold : std::as_const(holds)) {
        hold->commit();
        names.append(hold->sha256());
    }
    return names;
}

Result<QList<std::shared_ptr<BlobHold>>> BlobStore::hold(std::vector<BlobWriter> writers) const
{
    return storeAll(std::move(writers));
}

Result<std::shared_ptr<BlobHold>> BlobStore::hold(BlobWriter writer) const
{
    std::vector<BlobWriter> one;
    one.push_back(std::move(writer));
    INK_ASSIGN(holds, storeAll(std::move(one)));
    return holds.constFirst();
}

Result<std::shared_ptr<BlobHold>> BlobStore::hold(const QByteArray& bytes) const
{
    INK_ASSIGN(writer, createWriter());
    INK_TRY(writer.write(bytes.constData(), bytes.size()));
    return hold(std::move(writer));
}

Result<QString> BlobStore::commit(BlobWriter writer) const
{
    std::vector<BlobWriter> one;
    one.push_back(std::move(writer));
    INK_ASSIGN(names, commitAll(std::move(one)));
    return names.first();
}

Result<QString> BlobStore::put(const QByteArray& bytes) const
{
    INK_ASSIGN(names, putAll({bytes}));
    return names.first();
}

Result<QStringList> BlobStore::putAll(const QList<QByteArray>& all) const
{
    std::vector<BlobWriter> writers;
    for (const QByteArray& bytes : all) {
        INK_ASSIGN(writer, createWriter());
        INK_TRY(writer.write(bytes.constData(), bytes.size()));
        writers.push_back(std::move(writer));
    }
    return commitAll(std::move(writers));
}

Result<Blob> BlobStore::read(const QString& sha256) const
{
    INK_ASSIGN(source, m_backend->read(sha256));
    return Blob(std::move(source));
}

bool BlobStore::contains(const QString& sha256) const
{
    return m_backend->contains(sha256);
}

Result<QString> BlobStore::localFile(const QString& sha256) const
{
    return m_backend->localFile(sha256);
}

QString BlobStore::pathOf(const QString& sha256) const
{
    return m_backend->pathOf(sha256);
}

QSet<QString> BlobStore::blobsOlderThan(Timestamp before) const
{
    return m_backend->blobsOlderThan(before);
}

bool BlobStore::removeUnless(const QString& sha256, Timestamp youngerThan) const
{
    return m_backend->removeUnless(sha256, youngerThan);
}

QStringList BlobStore::setAsideBlobs() const
{
    return m_backend->setAsideBlobs();
}

Result<void> BlobStore::restore(const QString& sha256) const
{
    return m_backend->restore(sha256);
}

bool BlobStore::removeSetAside(const QString& sha256, Timestamp youngerThan) const
{
    return m_backend->removeSetAside(sha256, youngerThan);
}

qint64 BlobStore::removeStaleIncoming(Timestamp before) const
{
    qint64 removed = 0;
    QDirIterator files(m_backend->incomingFolder(), QDir::Files | QDir::Hidden);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith(asideSuffix()) && isOlder(path, before) && removeFile(path)) ++removed;
    }
    return removed;
}

} // namespace ink::store
