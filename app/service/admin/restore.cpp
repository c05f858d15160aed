#include "app/service/admin/restore.h"

#include "app/base/files.h"
#include "app/base/reasons.h"
#include "app/base/workfolder.h"
#include "app/service/admin/copying.h"
#include "app/service/admin/manifest.h"
#include "app/service/admin/reasons.h"
#include "app/service/admin/tablecopy.h"
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/seals/sealstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace ink::service::admin {

namespace {

using store::Database;

RestoreReport reportOf(const Manifest& manifest)
{
    return {manifest.created, manifest.rows.value(QStringLiteral("document")), manifest.blobs,
            manifest.missingBlobs};
}

/** Removes the state of processes that have ended: sessions, leases, unfinished requests. */
Result<void> deleteProcessRows(Database& database)
{
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    for (const char* sql : {"DELETE FROM session", "UPDATE outbox SET owner = '', lease_until = 0",
                            "DELETE FROM idempotency WHERE status = 0 AND effect = ''"})
        INK_TRY(store::runText(database, QString::fromLatin1(sql), {}));
    return transaction.commit();
}

/** Compares the row counts of a copy with the original's. */
Result<void> compareRows(const Database& original, const Database& copy)
{
    INK_ASSIGN(tables, tablesInOrder(original));
    INK_ASSIGN(wanted, rowCounts(original, tables));
    INK_ASSIGN(rows, rowCounts(copy, tables));
    for (const QString& table : std::as_const(tables))
        if (rows.value(table) != wanted.value(table))
            return fail(ErrorCode::Database,
                        reasons::restoredRowCountDiffers(table, wanted.value(table), rows.value(table)));
    return {};
}

/** Opens a writable copy of the backup's database; an older one is migrated to the newest schema. */
Result<std::unique_ptr<Database>> openCopy(const QString& backup, const QString& path)
{
    INK_TRY(copyFile(backup + QLatin1Char('/') + databaseFileName(), path));
    INK_ASSIGN(database, openSqlite(path, store::Schema::Service));
    INK_TRY(deleteProcessRows(*database));
    return database;
}

Result<void> restoreSeal(const QString& backup, const Manifest& manifest, const QString& folder)
{
    for (const QString& name : sealFiles())
        if (manifest.files.contains(name))
            INK_TRY(copyFile(backup + QLatin1Char('/') + name, folder + QLatin1Char('/') + name));
    return {};
}

Result<void> copyBlobFiles(const QString& backup, const BlobList& blobs, const QString& folder)
{
    INK_TRY(makePrivateFolder(folder));
    for (auto each = blobs.cbegin(); each != blobs.cend(); ++each) {
        const QString target = blobPath(folder, each.key());
        INK_TRY(makePrivateFolder(QFileInfo(target).path()));
        INK_ASSIGN(copied, copyFile(blobPath(backup + QStringLiteral("/blobs"), each.key()), target));
        if (copied.sha256 != each.key()) return fail(ErrorCode::Io, reasons::backupFileChanged());
        makeReadOnly(target);
    }
    return {};
}

Result<void> checkEmptyFolder(const QString& folder)
{
    const QFileInfo info(folder);
    QStringList inside =
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    inside.removeAll(QStringLiteral("lost+found"));
    if ((info.exists() && !info.isDir()) || !inside.isEmpty())
        return fail(ErrorCode::Io, reasons::restoreFolderNotEmpty(folder));
    return {};
}

Result<void> checkEmptyPlace(const ServiceData& place)
{
    INK_ASSIGN(accounts, store::runText(place.database, QStringLiteral("SELECT count(*) FROM account"), {}));
    const bool taken = !accounts.next() || accounts.value(0).toLongLong() > 0;
    accounts.finish();
    INK_ASSIGN(seal, store::SealStore(place.database).load());
    if (taken || seal) return fail(ErrorCode::Io, reasons::restoreDatabaseNotEmpty());
    return {};
}

/** Writes the seal's key, as stored in the backup, to a database that several services share. */
Result<void> storeSeal(const QString& backup, const Manifest& manifest, Database& database)
{
    QList<QByteArray> pems;
    for (const QString& name : sealFiles()) {
        if (!manifest.files.contains(name)) return {}; // a service that never ran has no such file
        QFile file(backup + QLatin1Char('/') + name);
        if (!file.open(QIODevice::ReadOnly))
            return fail(ErrorCode::Io, reasons::pathUnreadable(file.fileName()));
        pems.append(file.readAll());
    }
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_TRY(store::SealStore(database).save(transaction, {pems.at(0), pems.at(1)}));
    return transaction.commit();
}

Result<void> moveInto(const QString& from, const QString& folder, const QString& name)
{
    if (!QFileInfo::exists(from + QLatin1Char('/') + name)) return {};
    const auto move = [&] {
        return QDir().rename(from + QLatin1Char('/') + name, folder + QLatin1Char('/') + name);
    };
    if (!retryWhileShared(move)) return fail(ErrorCode::Io, reasons::cannotPutInto(name, folder));
    return {};
}

} // namespace

Result<RestoreReport> restoreToFolder(const QString& backup, const QString& folder)
{
    const QString path = QDir(folder).absolutePath();
    INK_TRY(checkEmptyFolder(path));
    INK_ASSIGN(verified, verifyBackup(backup));
    INK_TRY(makePrivateFolder(path));
    // No service opens the folder while it contains this subfolder. The database is moved last.
    const QString part = path + QStringLiteral("/restore.part");
    INK_TRY(makePrivateFolder(part));
    INK_TRY(copyBlobFiles(backup, verified.blobs, part + QStringLiteral("/blobs")));
    INK_TRY(restoreSeal(backup, verified.manifest, part));
    {
        INK_ASSIGN(database, openCopy(backup, part + QLatin1Char('/') + databaseFileName()));
        INK_TRY(store::runText(*database, QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"), {}));
    }
    flushToDisk(part);
    QStringList names{QStringLiteral("blobs")};
    names += sealFiles();
    names.append(databaseFileName());
    for (const QString& name : std::as_const(names))
        INK_TRY(moveInto(part, path, name));
    if (!QDir(part).removeRecursively()) return fail(ErrorCode::Io, reasons::pathNotRemoved(part));
    flushToDisk(path);
    return reportOf(verified.manifest);
}

Result<RestoreReport> restoreToDatabase(const QString& backup, const ServiceData& place)
{
    INK_TRY(checkEmptyPlace(place));
    INK_ASSIGN(verified, verifyBackup(backup));
    // If restoring is interrupted, a copy of the database stays here until the next start removes it.
    INK_ASSIGN(work, WorkFolder::make(QDir(place.folder).absoluteFilePath(QStringLiteral("work-"))));
    INK_ASSIGN(copy, openCopy(backup, work->filePath(databaseFileName())));
    for (auto each = verified.blobs.cbegin(); each != verified.blobs.cend(); ++each) {
        INK_ASSIGN(writer, place.blobs.createWriter());
        QFile file(blobPath(backup + QStringLiteral("/blobs"), each.key()));
        if (!file.open(QIODevice::ReadOnly))
            return fail(ErrorCode::Io, reasons::pathUnreadable(file.fileName()));
        constexpr qint64 piece = 1024 * 1024;
        for (QByteArray bytes = file.read(piece); !bytes.isEmpty(); bytes = file.read(piece))
            INK_TRY(writer.write(bytes.constData(), bytes.size()));
        INK_ASSIGN(stored, place.blobs.commit(std::move(writer)));
        if (stored != each.key()) return fail(ErrorCode::Io, reasons::backupFileChanged());
    }
    INK_TRY(storeSeal(backup, verified.manifest, place.database));
    // The rows are written last. Until then, the database is empty, and orphaned blobs are removed
    // eventually.
    INK_TRY(copyTables(*copy, place.database));
    INK_TRY(compareRows(*copy, place.database));
    return reportOf(verified.manifest);
}

} // namespace ink::service::admin
