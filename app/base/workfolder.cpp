#include "app/base/workfolder.h"

#include "app/base/reasons.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace ink {

namespace {
QString lockIn(const QString& folder)
{
    return folder + QStringLiteral("/in-use.lock");
}
} // namespace

WorkFolder::WorkFolder(const QString& pattern) : m_folder(pattern), m_lock(lockIn(m_folder.path()))
{
    m_lock.setStaleLockTime(0);
}

void WorkFolder::removeDead(const QString& prefix)
{
    const QFileInfo info(prefix);
    const QDir parent(info.path());
    for (const QString& name : parent.entryList({info.fileName() + QLatin1Char('*')}, QDir::Dirs)) {
        const QString folder = parent.filePath(name);
        // Without a lock file, the folder may be under construction.
        if (!QFile::exists(lockIn(folder))) continue;
        QLockFile lock(lockIn(folder));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue;
        lock.unlock(); // its process has ended; the folder won't be reused
        QDir(folder).removeRecursively();
    }
}

Result<std::shared_ptr<WorkFolder>> WorkFolder::make(const QString& prefix)
{
    removeDead(prefix);
    const std::shared_ptr<WorkFolder> made(new WorkFolder(prefix + QStringLiteral("XXXXXX")));
    if (!made->m_folder.isValid() || !made->m_lock.tryLock(0))
        return fail(ErrorCode::Io, reasons::noTemporaryFolder());
    return made;
}

} // namespace ink
