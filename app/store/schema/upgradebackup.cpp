#include "app/store/schema/upgradebackup.h"

#include "app/base/files.h"
#include "app/base/reasons.h"
#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/schema/reasons.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace ink::store {

namespace {

tl::unexpected<Error> upgradeBackupFailed(const QString& path, const Message& why)
{
    return fail(ErrorCode::Io, reasons::upgradeBackupFailed(QDir::toNativeSeparators(path), why));
}

void removeOldBackups(const QFileInfo& database)
{
    QFileInfoList backups = database.absoluteDir().entryInfoList(
        {database.fileName() + QStringLiteral(".schema-*.backup")}, QDir::Files, QDir::Time);
    while (backups.size() > keptUpgradeBackups)
        removeFile(backups.takeLast().absoluteFilePath());
}

} // namespace

Result<void> backUpBeforeUpgrade(const Database& database, int have)
{
    const QFileInfo file(database.connectionParameters()->address.path);
    if (database.isPostgreSql() || !file.isFile()) return {};
    const QString backup = file.absoluteFilePath() + QStringLiteral(".schema-%1.backup").arg(have);
    const QString part = backup + QStringLiteral(".part");
    QFile::remove(part);
    // A consistent copy, including the write-ahead log.
    if (const auto copied = runText(database, QStringLiteral("VACUUM INTO ?"), {part}); !copied) {
        QFile::remove(part);
        return upgradeBackupFailed(backup, copied.error().detail);
    }
    QFile copy(part);
    const bool isKept = copy.open(QIODevice::ReadWrite) &&
                        copy.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                        flushToDisk(copy);
    copy.close();
    if (isKept && QFile::exists(backup)) removeFile(backup); // left over from an incomplete upgrade
    if (!isKept || !renameFile(part, backup)) {
        QFile::remove(part);
        return upgradeBackupFailed(backup, reasons::diskRefusedFile());
    }
    flushFolder(file.absolutePath());
    qInfo("%s was backed up as %s before its upgrade.", qUtf8Printable(file.fileName()),
          qUtf8Printable(QFileInfo(backup).fileName()));
    removeOldBackups(file);
    return {};
}

} // namespace ink::store
