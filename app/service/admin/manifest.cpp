#include "app/service/admin/manifest.h"

#include "app/service/admin/copying.h"
#include "app/service/admin/reasons.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ink::service::admin {

namespace {

constexpr int formatVersion = 1;

const QString& formatName()
{
    static const QString name = QStringLiteral("inkstone-backup");
    return name;
}

const QString& digestField()
{
    static const QString name = QStringLiteral("digest");
    return name;
}

Result<QByteArray> readWhole(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::Io, reasons::unreadableBackup(path));
    return file.readAll();
}

/** Returns a digest that reveals accidental damage to the rest of the manifest. */
QString digestOf(QJsonObject object)
{
    object.remove(digestField());
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

auto damaged(const QString& path)
{
    return fail(ErrorCode::Io, reasons::backupFileDamaged(path));
}

} // namespace

QByteArray Manifest::toJson() const
{
    QJsonObject rowsObject;
    for (auto each = rows.cbegin(); each != rows.cend(); ++each)
        rowsObject.insert(each.key(), each.value());
    QJsonObject filesObject;
    for (auto each = files.cbegin(); each != files.cend(); ++each)
        filesObject.insert(each.key(), each.value());
    const QString time = QDateTime::fromMSecsSinceEpoch(created.time_since_epoch().count())
                             .toUTC()
                             .toString(Qt::ISODateWithMs);
    QJsonObject object{{QStringLiteral("format"), formatName()},
                       {QStringLiteral("formatVersion"), formatVersion},
                       {QStringLiteral("created"), time},
                       {QStringLiteral("program"), program},
                       {QStringLiteral("rows"), rowsObject},
                       {QStringLiteral("files"), filesObject},
                       {QStringLiteral("blobs"),
                        QJsonObject{{QStringLiteral("count"), blobs}, {QStringLiteral("bytes"), blobBytes}}},
                       {QStringLiteral("missingBlobs"), QJsonArray::fromStringList(missingBlobs)}};
    object.insert(digestField(), digestOf(object));
    return QJsonDocument(object).toJson();
}

Result<Manifest> Manifest::fromJson(const QByteArray& bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object.value(QStringLiteral("format")).toString() != formatName())
        return fail(ErrorCode::Io, reasons::notABackupFolder());
    if (object.value(QStringLiteral("formatVersion")).toInt() != formatVersion)
        return fail(ErrorCode::Io, reasons::backupFromNewerVersion());
    // Backups of earlier versions have no digest.
    if (object.contains(digestField()) && object.value(digestField()).toString() != digestOf(object))
        return fail(ErrorCode::Io, reasons::backupManifestDamaged());
    Manifest manifest;
    manifest.created = Timestamp(std::chrono::milliseconds(
        QDateTime::fromString(object.value(QStringLiteral("created")).toString(), Qt::ISODateWithMs)
            .toMSecsSinceEpoch()));
    manifest.program = object.value(QStringLiteral("program")).toString();
    const QJsonObject rows = object.value(QStringLiteral("rows")).toObject();
    for (auto each = rows.constBegin(); each != rows.constEnd(); ++each)
        manifest.rows.insert(each.key(), each.value().toInteger());
    const QJsonObject files = object.value(QStringLiteral("files")).toObject();
    for (auto each = files.constBegin(); each != files.constEnd(); ++each) {
        if (each.key().contains(QLatin1Char('/')) || each.key().startsWith(QLatin1Char('.')))
            return fail(ErrorCode::Io, reasons::manifestBackupDamaged());
        manifest.files.insert(each.key(), each.value().toString());
    }
    const QJsonObject blobs = object.value(QStringLiteral("blobs")).toObject();
    manifest.blobs = blobs.value(QStringLiteral("count")).toInteger();
    manifest.blobBytes = blobs.value(QStringLiteral("bytes")).toInteger();
    for (const auto& missing : object.value(QStringLiteral("missingBlobs")).toArray())
        manifest.missingBlobs.append(missing.toString());
    return manifest;
}

QByteArray toText(const BlobList& blobs)
{
    QStringList names = blobs.keys();
    names.sort();
    QByteArray text;
    for (const QString& name : std::as_const(names))
        text += name.toLatin1() + ' ' + QByteArray::number(blobs.value(name)) + '\n';
    return text;
}

Result<BlobList> blobListFrom(const QByteArray& text)
{
    BlobList blobs;
    for (const QByteArray& line : text.split('\n')) {
        if (line.isEmpty()) continue;
        const qsizetype space = line.indexOf(' ');
        const QString name = QString::fromLatin1(line.left(space));
        bool ok = false;
        const qint64 size = line.mid(space + 1).toLongLong(&ok);
        if (!ok || !isSha256(name)) return damaged(blobListFileName());
        blobs.insert(name, size);
    }
    return blobs;
}

Result<VerifiedBackup> verifyBackup(const QString& folder)
{
    INK_ASSIGN(bytes, readWhole(folder + QLatin1Char('/') + manifestFileName()));
    INK_ASSIGN(manifest, Manifest::fromJson(bytes));
    if (!manifest.files.contains(databaseFileName()) || !manifest.files.contains(blobListFileName()))
        return damaged(manifestFileName());
    for (auto each = manifest.files.cbegin(); each != manifest.files.cend(); ++each) {
        const auto content = hashFile(folder + QLatin1Char('/') + each.key());
        if (!content || content->sha256 != each.value()) return damaged(each.key());
    }
    INK_ASSIGN(list, readWhole(folder + QLatin1Char('/') + blobListFileName()));
    INK_ASSIGN(blobs, blobListFrom(list));
    if (blobs.size() != manifest.blobs) return damaged(blobListFileName());
    for (auto each = blobs.cbegin(); each != blobs.cend(); ++each) {
        const auto content = hashFile(blobPath(folder + QStringLiteral("/blobs"), each.key()));
        if (!content || content->sha256 != each.key() || content->size != each.value())
            return damaged(QStringLiteral("blobs/") + each.key());
    }
    return VerifiedBackup{manifest, blobs};
}

} // namespace ink::service::admin
