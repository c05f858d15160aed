#include "app/service/host/datafolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>

namespace ink::service {

namespace {
constexpr QFileDevice::Permissions ownerOnly =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;

Result<void> prepare(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isDir())
        return fail(ErrorCode::Io, QStringLiteral("%1 is not a folder.").arg(path));
    if (!info.exists() && !QDir().mkpath(path))
        return fail(ErrorCode::Io, QStringLiteral("The folder %1 cannot be made.").arg(path));
    const QDir folder(path);
    if (!folder.exists(QStringLiteral("inkstone.db"))) {
        QStringList inside = folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        // A fresh volume has lost+found; the rest is what another first start is making or an interrupted one
        // left.
        inside.removeIf([](const QString& name) {
            for (const char* ours : {"inkstone.db", "seal.", "start.lock", "work-"})
                if (name.startsWith(QLatin1StringView(ours))) return true;
            for (const char* ours : {"lost+found", "instances", "blobs", "port"})
                if (name == QLatin1StringView(ours)) return true;
            return false;
        });
        if (!inside.isEmpty())
            return fail(ErrorCode::Io,
                        QStringLiteral("%1 holds other files; choose an empty folder.").arg(path));
    }
    if (!QFile::setPermissions(path, ownerOnly))
        return fail(ErrorCode::Io, QStringLiteral("The folder %1 cannot be made private.").arg(path));
    return {};
}

/** A folder of this process, removed at its end. Its lock says that it is in use. */
struct WorkFolder
{
    explicit WorkFolder(const QString& pattern) : folder(pattern), lock(lockIn(folder.path()))
    {
        lock.setStaleLockTime(0);
    }
    static QString lockIn(const QString& path) { return path + QStringLiteral("/in-use.lock"); }

    QTemporaryDir folder;
    QLockFile lock; ///< released before the folder goes
};

/** What killed processes left. */
void removeDeadWorkFolders(const QDir& folder, const QString& pattern)
{
    for (const QString& name : folder.entryList({pattern}, QDir::Dirs)) {
        QLockFile lock(WorkFolder::lockIn(folder.filePath(name)));
        lock.setStaleLockTime(0);
        // Without a lock file it may be just being made.
        if (!QFile::exists(WorkFolder::lockIn(folder.filePath(name))) || !lock.tryLock(0)) continue;
        lock.unlock(); // its process is gone; nobody takes the folder again
        QDir(folder.filePath(name)).removeRecursively();
    }
}

Result<std::shared_ptr<WorkFolder>> makeWorkFolder(const QString& path)
{
    if (!path.isEmpty()) {
        if (QFile::exists(path + QStringLiteral("/inkstone.db")))
            return fail(
                ErrorCode::Validation,
                QStringLiteral("%1 holds a service without PostgreSQL; choose another folder for this "
                               "one.")
                    .arg(path));
        INK_TRY(prepare(path));
        removeDeadWorkFolders(QDir(path), QStringLiteral("work-*"));
    } else {
        removeDeadWorkFolders(QDir::temp(), QStringLiteral("inkstone-*"));
    }
    const QString pattern = path.isEmpty() ? QDir::tempPath() + QStringLiteral("/inkstone-XXXXXX")
                                           : path + QStringLiteral("/work-XXXXXX");
    auto work = std::make_shared<WorkFolder>(pattern);
    if (!work->folder.isValid() || !work->lock.tryLock(0))
        return fail(ErrorCode::Io, QStringLiteral("A folder for temporary files cannot be made."));
    return work;
}

Result<DataFolder> openShared(const DataPlace& place)
{
    const QString path = place.folder.isEmpty() ? QString() : QDir(place.folder).absolutePath();
    INK_ASSIGN(work, makeWorkFolder(path));
    INK_ASSIGN(database, store::Database::open(place.database, store::Schema::Service));
    INK_ASSIGN(blobs, place.blobFolder.isEmpty()
                          ? store::BlobStore::inDatabase(*database, work->folder.path())
                          : store::BlobStore::open(QDir(place.blobFolder).absolutePath()));
    return DataFolder{path.isEmpty() ? work->folder.path() : path, std::move(database), std::move(blobs),
                      std::move(work)};
}
} // namespace

Result<DataFolder> DataFolder::open(const DataPlace& place)
{
    if (!place.database.isEmpty()) {
        if (!store::DatabaseAddress::isPostgreSql(place.database))
            return fail(ErrorCode::Validation,
                        QStringLiteral("The database's address begins with postgresql://."));
        return openShared(place);
    }
    if (place.folder.isEmpty())
        return fail(ErrorCode::Validation, QStringLiteral("A folder for the data is needed."));
    if (!place.blobFolder.isEmpty())
        return fail(ErrorCode::Validation,
                    QStringLiteral("A folder of its own for files is only had with PostgreSQL."));
    const QString absolute = QDir(place.folder).absolutePath();
    INK_TRY(prepare(absolute));
    INK_ASSIGN(database, store::Database::openSqlite(absolute + QStringLiteral("/inkstone.db"),
                                                     store::Schema::Service));
    INK_ASSIGN(blobs, store::BlobStore::open(absolute + QStringLiteral("/blobs")));
    return DataFolder{absolute, std::move(database), std::move(blobs)};
}

} // namespace ink::service
