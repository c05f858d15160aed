#include "app/service/host/datafolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

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
        // A fresh volume has lost+found; what else may be here is what an interrupted first start left.
        for (const char* ours :
             {"lost+found", "instances", "blobs", "start.lock", "seal.key.pem", "seal.cert.pem"})
            inside.removeAll(QLatin1StringView(ours));
        if (!inside.isEmpty())
            return fail(ErrorCode::Io,
                        QStringLiteral("%1 holds other files; choose an empty folder.").arg(path));
    }
    if (!QFile::setPermissions(path, ownerOnly))
        return fail(ErrorCode::Io, QStringLiteral("The folder %1 cannot be made private.").arg(path));
    return {};
}
} // namespace

Result<DataFolder> DataFolder::open(const QString& path)
{
    const QString absolute = QDir(path).absolutePath();
    INK_TRY(prepare(absolute));
    INK_ASSIGN(database, store::Database::openSqlite(absolute + QStringLiteral("/inkstone.db"),
                                                     store::Schema::Service));
    INK_ASSIGN(blobs, store::BlobStore::open(absolute + QStringLiteral("/blobs")));
    return DataFolder{absolute, std::move(database), std::move(blobs)};
}

} // namespace ink::service
