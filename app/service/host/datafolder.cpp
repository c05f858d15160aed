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
        // A fresh volume has lost+found; the rest is what another first start is making or an interrupted one
        // left.
        inside.removeIf([](const QString& name) {
            for (const char* ours : {"inkstone.db", "seal.", "start.lock"})
                if (name.startsWith(QLatin1StringView(ours))) return true;
            return name == QLatin1StringView("lost+found") || name == QLatin1StringView("instances") ||
                   name == QLatin1StringView("blobs");
        });
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
