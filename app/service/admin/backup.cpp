#include "app/service/admin/backup.h"

#include "app/base/files.h"
#include "app/service/admin/copying.h"
#include "app/service/admin/manifest.h"
#include "app/service/admin/reasons.h"
#include "app/service/admin/tablecopy.h"
#include "app/store/blobs/usedblobs.h"
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/seals/sealstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace ink::service::admin {

namespace {

using store::Database;

/** A temporary folder that is removed on destruction unless keepAs() has succeeded. */
class PartFolder final
{
public:
    explicit PartFolder(const QString& target)
        : m_path(target + QStringLiteral(".part-") + QUuid::createUuid().toString(QUuid::Id128).left(8))
    {
    }
    ~PartFolder()
    {
        if (!m_kept) QDir(m_path).removeRecursively();
    }
    PartFolder(const PartFolder&) = delete;
    PartFolder& operator=(const PartFolder&) = delete;
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QString file(const QString& name) const { return m_path + QLatin1Char('/') + name; }
    [[nodiscard]] Result<void> keepAs(const QString& target)
    {
        if (!retryWhileShared([&] { return QDir().rename(m_path, target); }))
            return fail(ErrorCode::Io, reasons::cannotMade(target));
        m_kept = true;
        return {};
    }

private:
    QString m_path;
    bool m_kept = false;
};

/** Copies a snapshot of all tables to an SQLite database with the service's schema. */
Result<void> copyDatabase(const Database& from, const QString& to)
{
    QFile::remove(to);
    if (!from.isPostgreSql()) {
        INK_TRY(store::runText(from, QStringLiteral("VACUUM INTO ?"), {to}));
        return {};
    }
    INK_ASSIGN(copy, openSqlite(to, store::Schema::Service));
    return copyTables(from, *copy);
}

struct Copied
{
    QMap<QString, qint64> rows;
    QSet<QString> blobs; ///< blobs that the snapshot refers to
};

/** Returns the row counts of the copy and the blobs that it refers to. Afterwards, the copy is a single file
 * without a write-ahead log. */
Result<Copied> inspectCopy(const QString& path)
{
    INK_ASSIGN(copy, openSqlite(path, store::Schema::Service));
    Copied copied;
    INK_ASSIGN(tables, tablesInOrder(*copy));
    INK_ASSIGN(rows, rowCounts(*copy, tables));
    copied.rows = rows;
    INK_ASSIGN(used, store::run(*copy, "blob_used", {}));
    while (used.next())
        copied.blobs.insert(used.value(0).toString());
    used.finish();
    INK_TRY(store::runText(*copy, QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"), {}));
    return copied;
}

class BlobCopies final
{
public:
    BlobCopies(const ServiceData& place, QString to, QString previous)
        : m_place(place), m_to(std::move(to)), m_previous(std::move(previous))
    {
    }

    /** Copies the blobs. Returns false if a blob was removed with its document since the snapshot, so that a
     * new snapshot is required. */
    Result<bool> copy(const QSet<QString>& wanted)
    {
        missing.clear();
        for (const QString& sha256 : wanted) {
            if (blobs.contains(sha256)) continue;
            const QString target = blobPath(m_to, sha256);
            INK_TRY(makePrivateFolder(QFileInfo(target).path()));
            if (linkOf(sha256, target)) continue;
            const auto copied = copyBlob(m_place.blobs, sha256, target);
            if (copied && copied->sha256 == sha256) {
                blobs.insert(sha256, copied->size);
                continue;
            }
            removeFile(target);
            // The blob is readable but the copy can't be written, so the backup's disk is the problem.
            if (!copied && hashBlob(m_place.blobs, sha256)) return fail(copied.error());
            QSet<QString> unused{sha256};
            INK_TRY(store::excludeUsedBlobs(m_place.database, unused));
            if (!unused.isEmpty()) return false;
            missing.append(sha256);
        }
        return true;
    }

    /** Removes files that an earlier snapshot referred to and the last one does not. */
    void keepOnly(const QSet<QString>& wanted)
    {
        for (const QString& sha256 : blobs.keys())
            if (!wanted.contains(sha256)) {
                removeFile(blobPath(m_to, sha256));
                blobs.remove(sha256);
            }
    }

    BlobList blobs;
    QStringList missing;
    qint64 linked = 0;

private:
    bool linkOf(const QString& sha256, const QString& target)
    {
        if (m_previous.isEmpty()) return false;
        const QString source = blobPath(m_previous + QStringLiteral("/blobs"), sha256);
        const QFileInfo info(source);
        if (!info.isFile() || !linkFile(source, target)) return false;
        blobs.insert(sha256, info.size());
        ++linked;
        return true;
    }

    const ServiceData& m_place;
    QString m_to;
    QString m_previous;
};

Result<void> checkTarget(const QString& target, const QString& previous)
{
    if (QFileInfo::exists(target)) return fail(ErrorCode::Io, reasons::backupFolderExists(target));
    if (!previous.isEmpty() && !QFile::exists(previous + QLatin1Char('/') + manifestFileName()))
        return fail(ErrorCode::Io, reasons::notBackup(previous));
    return {};
}

Result<void> backUpSeal(const ServiceData& place, const PartFolder& part, Manifest& manifest)
{
    if (place.database.isPostgreSql()) {
        INK_ASSIGN(seal, store::SealStore(place.database).load());
        if (!seal) return {};
        const QList<QByteArray> pems{seal->key, seal->certificate};
        for (qsizetype i = 0; i < pems.size(); ++i) {
            INK_ASSIGN(written, writeFile(part.file(sealFiles().at(i)), pems.at(i)));
            manifest.files.insert(sealFiles().at(i), written.sha256);
        }
        return {};
    }
    for (const QString& name : sealFiles()) {
        const QString path = place.folder + QLatin1Char('/') + name;
        if (!QFile::exists(path)) continue; // a service that never ran has no such file
        INK_ASSIGN(copied, copyFile(path, part.file(name)));
        manifest.files.insert(name, copied.sha256);
    }
    return {};
}

} // namespace

Result<BackupReport> backUp(const ServiceData& place, const QString& target, const QString& previous,
                            const Clock& clock)
{
    const QString path = QDir(target).absolutePath();
    INK_TRY(checkTarget(path, previous));
    PartFolder part(path);
    INK_TRY(makePrivateFolder(part.path()));
    const QString blobFolder = part.file(QStringLiteral("blobs"));
    INK_TRY(makePrivateFolder(blobFolder));
    Manifest manifest;
    manifest.created = clock.now();
    manifest.program = QStringLiteral(INKSTONE_VERSION);
    INK_TRY(backUpSeal(place, part, manifest));

    const QString databasePath = part.file(databaseFileName());
    BlobCopies copies(place, blobFolder, previous);
    Copied copied;
    constexpr int maxSnapshots = 5;
    for (int snapshots = 1;; ++snapshots) {
        INK_TRY(copyDatabase(place.database, databasePath));
        INK_ASSIGN(seen, inspectCopy(databasePath));
        copied = seen;
        INK_ASSIGN(whole, copies.copy(copied.blobs));
        if (whole) break;
        if (snapshots == maxSnapshots)
            return fail(ErrorCode::Unavailable, reasons::documentsRemovedTooFast());
    }
    copies.keepOnly(copied.blobs);

    INK_ASSIGN(database, hashFile(databasePath));
    INK_ASSIGN(list, writeFile(part.file(blobListFileName()), toText(copies.blobs)));
    manifest.files.insert(databaseFileName(), database.sha256);
    manifest.files.insert(blobListFileName(), list.sha256);
    manifest.rows = copied.rows;
    manifest.blobs = copies.blobs.size();
    for (const qint64 size : std::as_const(copies.blobs))
        manifest.blobBytes += size;
    manifest.missingBlobs = copies.missing;
    manifest.missingBlobs.sort();
    INK_TRY(writeFile(part.file(manifestFileName()), manifest.toJson()));
    flushToDisk(part.path());
    INK_TRY(part.keepAs(path));
    flushToDisk(QFileInfo(path).path());
    return BackupReport{path,           manifest.rows.value(QStringLiteral("document")),
                        manifest.blobs, manifest.blobBytes,
                        copies.linked,  manifest.missingBlobs};
}

} // namespace ink::service::admin
