#include "app/workflow/signing/signingcache.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/reasons.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QSaveFile>

namespace ink::workflow {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

constexpr QFile::Permissions signingOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

QString sha256HexOf(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString pathOfKeptFile(const QDir& where, FileId file)
{
    return where.filePath(QStringLiteral("%1.pdf").arg(file.value()));
}

/** The file name contains only a hash of the GUID, because the GUID grants access to sign. */
QString pathOfSigning(const QDir& where, const QString& invitation)
{
    return where.filePath(sha256HexOf(invitation.toLatin1()).left(16) + QStringLiteral(".json"));
}

bool isKeptThere(const QString& path, const QString& hash)
{
    QFile in(path);
    return in.open(QIODevice::ReadOnly) && sha256HexOf(in.readAll()) == hash;
}

std::optional<QJsonObject> keptObjectAt(const QString& path)
{
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly)) return std::nullopt;
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    auto object = wire::parseJsonObject(in.readAll(), limits);
    if (!object) return std::nullopt;
    return std::move(*object);
}

std::optional<CachedSigning> keptSigningFrom(const QJsonObject& object, const QDir& where)
{
    auto document = wire::documentFromJson(object.value("document"_L1).toObject());
    auto view = wire::signerViewFromJson(object.value("view"_L1).toObject());
    auto entered = wire::signerValuesFromJson(object.value("entered"_L1).toObject());
    if (!document || !view || !entered) return std::nullopt;
    CachedSigning found{std::move(*document),
                        object.value("invitation"_L1).toString(),
                        std::move(*view),
                        object.value("timeZone"_L1).toString(),
                        {},
                        std::move(*entered)};
    const QJsonArray hashes = object.value("files"_L1).toArray();
    if (hashes.size() != found.document.files.size()) return std::nullopt;
    for (qsizetype i = 0; i < hashes.size(); ++i) {
        const FileId file = found.document.files.at(i).id;
        QFile in(pathOfKeptFile(where, file));
        if (!in.open(QIODevice::ReadOnly)) return std::nullopt;
        const QByteArray bytes = in.readAll();
        if (sha256HexOf(bytes) != hashes.at(i).toString()) return std::nullopt;
        found.bytes.insert(file, bytes);
    }
    return found;
}

} // namespace

QStringList fileHashes(const Document& document, const QHash<FileId, QByteArray>& bytes)
{
    QStringList hashes;
    for (const File& file : document.files)
        hashes.append(sha256HexOf(bytes.value(file.id)));
    return hashes;
}

SigningCache::SigningCache(Session& session, const QString& folder, const Clock& clock, QObject* parent)
    : QObject(parent), m_session(session), m_folder(folder), m_clock(clock)
{
    connect(&session, &Session::profilesChanged, this, &SigningCache::removeStrangers);
    removeStrangers();
}

SigningCache::~SigningCache() = default;

QString SigningCache::place(DocumentId document) const
{
    if (!m_session.isRemote() || document.isNull()) return {};
    return QDir(QDir(m_folder).filePath(m_session.current()->id)).filePath(QString::number(document.value()));
}

void SigningCache::removeStrangers()
{
    QStringList known;
    for (const Profile& one : m_session.profiles())
        known.append(one.id);
    const QDir all(m_folder);
    for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (!known.contains(name)) QDir(all.filePath(name)).removeRecursively();
}

void SigningCache::prune() const
{
    const auto profile = m_session.current();
    if (!profile) return;
    const QDir all(QDir(m_folder).filePath(profile->id));
    const QFileInfoList documents = all.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
    const auto oldest = QDateTime::fromMSecsSinceEpoch(
        std::chrono::milliseconds((m_clock.now() - keptFor).time_since_epoch()).count());
    for (qsizetype i = 0; i < documents.size(); ++i)
        if (i >= maxDocuments || documents.at(i).lastModified() < oldest)
            QDir(documents.at(i).filePath()).removeRecursively();
}

Result<void> SigningCache::save(const CachedSigning& signing)
{
    const QString path = place(signing.document.id);
    if (path.isEmpty()) return fail(ErrorCode::State, reasons::noConnection());
    qint64 size = 0;
    for (const QByteArray& bytes : signing.bytes)
        size += bytes.size();
    if (size > maxBytes) return fail(ErrorCode::TooLarge);
    const QDir where(path);
    const auto unwritten = [] { return fail(ErrorCode::Io, reasons::filesNotStored()); };
    if (!where.mkpath(QStringLiteral("."))) return unwritten();
    for (const QString& made : {m_folder, QFileInfo(path).path(), path})
        QFile::setPermissions(made, signingOwnerOnly | QFile::ExeOwner);
    const QStringList hashes = fileHashes(signing.document, signing.bytes);
    Q_ASSERT(hashes.size() == signing.document.files.size());
    for (qsizetype i = 0; i < hashes.size(); ++i) {
        const FileId file = signing.document.files.at(i).id;
        if (isKeptThere(pathOfKeptFile(where, file), hashes.at(i))) continue;
        QFile out(pathOfKeptFile(where, file)); // if a crash damaged it, its hash doesn't match
        if (!out.open(QIODevice::WriteOnly)) return unwritten();
        out.setPermissions(signingOwnerOnly);
        const QByteArray bytes = signing.bytes.value(file);
        if (out.write(bytes) != bytes.size() || !out.flush()) return unwritten();
    }
    Document document = signing.document;
    document.histories.clear();
    const QJsonObject object{{"document"_L1, wire::toJson(document)},
                             {"invitation"_L1, signing.invitation},
                             {"view"_L1, wire::toJson(signing.view)},
                             {"timeZone"_L1, signing.timeZone},
                             {"files"_L1, QJsonArray::fromStringList(hashes)},
                             {"entered"_L1, wire::toJson(signing.enteredValues)}};
    QSaveFile out(pathOfSigning(where, signing.invitation));
    if (!out.open(QIODevice::WriteOnly)) return unwritten();
    out.setPermissions(signingOwnerOnly);
    const QByteArray bytes = wire::toBytes(object);
    if (out.write(bytes) != bytes.size() || !out.commit()) return unwritten();
    prune();
    return {};
}

std::optional<CachedSigning> SigningCache::find(DocumentId document, const QString& invitation) const
{
    const QString path = place(document);
    if (path.isEmpty()) return std::nullopt;
    const auto object = keptObjectAt(pathOfSigning(QDir(path), invitation));
    if (!object) return std::nullopt;
    auto found = keptSigningFrom(*object, QDir(path));
    if (!found || found->document.id != document || found->invitation != invitation) return std::nullopt;
    return found;
}

std::optional<Document> SigningCache::findDocument(DocumentId document) const
{
    const QString path = place(document);
    if (path.isEmpty()) return std::nullopt;
    const QDir where(path);
    for (const QString& name : where.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time))
        if (const auto object = keptObjectAt(where.filePath(name)))
            if (auto found = keptSigningFrom(*object, where); found && found->document.id == document)
                return std::move(found->document);
    return std::nullopt;
}

void SigningCache::remove(DocumentId document, const QString& invitation)
{
    const QString path = place(document);
    if (path.isEmpty()) return;
    QDir where(path);
    QFile::remove(pathOfSigning(where, invitation));
    if (where.entryList({QStringLiteral("*.json")}, QDir::Files).isEmpty()) where.removeRecursively();
}

} // namespace ink::workflow

#include "moc_signingcache.cpp"
