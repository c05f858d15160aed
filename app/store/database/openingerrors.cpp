#include "app/store/database/openingerrors.h"

#include "app/base/systemfault.h"
#include "app/store/database/databaseerrors.h"
#include "app/store/database/databasefailure.h"
#include "app/store/database/reasons.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#endif

namespace ink::store {

namespace {

QString folderOfFile(const QString& path)
{
    return QDir::toNativeSeparators(QFileInfo(path).absolutePath());
}

Error fileNotPermitted(const QString& path)
{
    return fail(ErrorCode::Database, reasons::databaseNotPermitted(QDir::toNativeSeparators(path))).value();
}

} // namespace

Result<void> checkSqliteFolder(const QString& path)
{
    if (!QFileInfo(path).dir().exists()) return {}; // opening the database reports that
    clearSystemError();
    QFile probe(path + QStringLiteral("-probe-") + QUuid::createUuid().toString(QUuid::Id128));
    if (!probe.open(QIODevice::ReadWrite | QIODevice::NewOnly,
                    QFileDevice::ReadOwner | QFileDevice::WriteOwner)) {
        if (probe.error() == QFileDevice::ResourceError)
            return fail(systemFault("Opening the database's folder", probe));
        return fail(fileNotPermitted(folderOfFile(path)));
    }
    bool canLock = true;
#ifdef Q_OS_UNIX
    struct flock whole = {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    canLock = ::fcntl(probe.handle(), F_SETLK, &whole) == 0;
#endif
    probe.close();
    probe.remove();
    if (!canLock) return fail(ErrorCode::Database, reasons::databaseWithoutLocks(folderOfFile(path)));
    return {};
}

// Index(sqliteOpeningError): Data that can't be opened: the reason, and the dialog
Error sqliteOpeningError(const Error& error, int code, const QString& path)
{
    const QString file = QDir::toNativeSeparators(path);
    const auto database = [](const Message& detail) { return fail(ErrorCode::Database, detail).value(); };
    using namespace sqlitecode;
    // SQLITE_IOERR_SHMOPEN, _SHMSIZE, _SHMLOCK, _SHMMAP
    constexpr int firstOfSharedMemory = 18;
    constexpr int lastOfSharedMemory = 21;
    switch (code & 0xff) {
    case busy: {
        Error inUse = fail(ErrorCode::Unavailable, reasons::databaseInUse(file)).value();
        inUse.retryable = true;
        return inUse;
    }
    case ioError:
        if ((code >> 8) >= firstOfSharedMemory && (code >> 8) <= lastOfSharedMemory)
            return database(reasons::databaseWithoutSharedMemory(folderOfFile(path)));
        return error;
    case corrupt:
    case notADatabase:
        return sqliteDamageError(path);
    case readOnly:
        return fileNotPermitted(path);
    case cannotOpen:
        return QFileInfo(path).isDir() ? error : fileNotPermitted(path);
    default:
        return error;
    }
}

Error sqliteDamageError(const QString& path)
{
    return fail(ErrorCode::Database, reasons::databaseDamaged(QDir::toNativeSeparators(path))).value();
}

} // namespace ink::store
