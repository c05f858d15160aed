#include "app/service/host/datafolder.h"

#include "app/base/files.h"
#include "app/base/workfolder.h"
#include "app/service/host/reasons.h"
#include "app/store/schema/opendatabase.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace ink::service {

QString sqliteFileIn(const QString& folder)
{
    return folder + QStringLiteral("/inkstone.db");
}

namespace {
Result<void> prepare(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isDir()) return fail(ErrorCode::Io, reasons::notFolder(path));
    if (!info.exists() && !QDir().mkpath(path)) return fail(ErrorCode::Io, reasons::folderNotMade(path));
    const QDir folder(path);
    if (!QFile::exists(sqliteFileIn(path))) {
        QStringList inside = folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        // A new volume contains lost+found. Other files belong to a concurrent or interrupted first start.
        inside.removeIf([](const QString& name) {
            for (const char* ours : {"inkstone.db", "seal.", "start.lock", "work-"})
                if (name.startsWith(QLatin1StringView(ours))) return true;
            for (const char* ours : {"lost+found", "instances", "blobs", "port"})
                if (name == QLatin1StringView(ours)) return true;
            return false;
        });
        if (!inside.isEmpty()) return fail(ErrorCode::Io, reasons::folderHasOtherFiles(path));
    }
    if (!makePrivate(path)) return fail(ErrorCode::Io, reasons::folderNotPrivate(path));
    return {};
}

Result<std::shared_ptr<WorkFolder>> makeWorkFolder(const QString& path)
{
    if (!path.isEmpty()) {
        if (QFile::exists(sqliteFileIn(path)))
            return fail(ErrorCode::Validation, reasons::folderOfSqliteService(path));
        INK_TRY(prepare(path));
    }
    return WorkFolder::make(path.isEmpty() ? QDir::tempPath() + QStringLiteral("/inkstone-")
                                           : path + QStringLiteral("/work-"));
}

Result<DataFolder> openShared(const DataLocation& place)
{
    const QString path = place.folder.isEmpty() ? QString() : QDir(place.folder).absolutePath();
    INK_ASSIGN(work, makeWorkFolder(path));
    INK_ASSIGN(database, store::openDatabase(place.database, store::Schema::Service, place.databaseFile));
    database->setMaxConnections(place.connections);
    INK_ASSIGN(blobs, place.blobFolder.isEmpty()
                          ? store::BlobStore::openInDatabase(*database, work->path())
                          : store::BlobStore::open(QDir(place.blobFolder).absolutePath()));
    return DataFolder{path.isEmpty() ? work->path() : path, std::move(database), std::move(blobs),
                      std::move(work)};
}
} // namespace

Result<DataFolder> DataFolder::open(const DataLocation& place)
{
    if (!place.database.isEmpty()) {
        if (!store::DatabaseAddress::isPostgreSql(place.database))
            return fail(ErrorCode::Validation, reasons::databaseAddressNotPostgresql());
        return openShared(place);
    }
    if (place.folder.isEmpty()) return fail(ErrorCode::Validation, reasons::dataFolderNeeded());
    if (!place.blobFolder.isEmpty())
        return fail(ErrorCode::Validation, reasons::filesFolderNeedsPostgresql());
    const QString absolute = QDir(place.folder).absolutePath();
    INK_TRY(prepare(absolute));
    INK_ASSIGN(database, store::openSqlite(sqliteFileIn(absolute), store::Schema::Service));
    INK_ASSIGN(blobs, store::BlobStore::open(absolute + QStringLiteral("/blobs")));
    return DataFolder{absolute, std::move(database), std::move(blobs)};
}

} // namespace ink::service
