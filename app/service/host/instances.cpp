#include "app/service/host/instances.h"

#include "app/service/host/reasons.h"
#include "app/store/database/presence.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>
#include <QUuid>

#include <mutex>
#include <set>

namespace ink::service {

namespace {

/** The hosts of this process. A lock file with this process id that belongs to none of these hosts was left
 * behind by a dead process with the same id. */
class Living final
{
public:
    void add(const QString& owner)
    {
        const std::lock_guard lock(m_mutex);
        m_owners.insert(owner);
    }
    void remove(const QString& owner)
    {
        const std::lock_guard lock(m_mutex);
        m_owners.erase(owner);
    }
    [[nodiscard]] bool contains(const QString& owner) const
    {
        const std::lock_guard lock(m_mutex);
        return m_owners.contains(owner);
    }

private:
    mutable std::mutex m_mutex;
    std::set<QString> m_owners;
};

Living& living()
{
    static Living all;
    return all;
}

QString fileOf(const QString& folder, const QString& owner)
{
    return folder + QLatin1Char('/') + QString(owner).replace(QLatin1Char(':'), QLatin1Char('_')) +
           QStringLiteral(".lock");
}

QStringList ownersIn(const QString& folder)
{
    QStringList owners;
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.lock")}, QDir::Files | QDir::Hidden);
    for (const QString& file : files)
        owners.append(file.chopped(5).replace(QLatin1Char('_'), QLatin1Char(':')));
    return owners;
}

bool isAlive(const QString& folder, const QString& owner)
{
    if (living().contains(owner)) return true;
    QLockFile lock(fileOf(folder, owner));
    lock.setStaleLockTime(0); // a lock becomes stale when its process has ended, not by age
    qint64 pid = 0;
    QString host;
    QString application;
    if (lock.getLockInfo(&pid, &host, &application) && pid == QCoreApplication::applicationPid() &&
        host == QSysInfo::machineHostName())
        return false; // the process id was reused
    if (!lock.tryLock(0)) return true;
    lock.unlock();
    return false;
}

QString markOf(const QString& owner)
{
    return owner.section(QLatin1Char(':'), 2).left(8);
}

} // namespace

struct Instances::Private
{
    QString owner;
    QString folder; ///< the folder of the lock files
    std::unique_ptr<QLockFile> lock;
    std::unique_ptr<store::Presence> presence; ///< on PostgreSQL, instead of the lock file
};

Instances::Instances(std::unique_ptr<Private> data) : d(std::move(data)) {}

Result<std::unique_ptr<Instances>> Instances::join(const DataFolder& data, Timestamp now)
{
    auto mine = std::make_unique<Private>();
    mine->owner = QStringLiteral("%1:%2:%3")
                      .arg(QCoreApplication::applicationPid())
                      .arg(now.time_since_epoch().count())
                      .arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
    if (data.database->isPostgreSql()) {
        INK_ASSIGN(presence, store::Presence::join(*data.database, mine->owner, now));
        mine->presence = std::move(presence);
        return std::unique_ptr<Instances>(new Instances(std::move(mine)));
    }
    mine->folder = data.path + QStringLiteral("/instances");
    if (!QDir().mkpath(mine->folder)) return fail(ErrorCode::Io, reasons::folderNotMade(mine->folder));
    mine->lock = std::make_unique<QLockFile>(fileOf(mine->folder, mine->owner));
    mine->lock->setStaleLockTime(0);
    if (!mine->lock->tryLock(0)) return fail(ErrorCode::Io, reasons::folderUnwritable(mine->folder));
    living().add(mine->owner);
    return std::unique_ptr<Instances>(new Instances(std::move(mine)));
}

Instances::~Instances()
{
    if (d->lock) d->lock->unlock();
    living().remove(d->owner);
}

QString Instances::owner() const
{
    return d->owner;
}

QString Instances::hostId() const
{
    return markOf(d->owner);
}

Result<QStringList> Instances::deadOwners() const
{
    if (d->presence) {
        INK_ASSIGN(others, d->presence->owners());
        return others.dead;
    }
    QStringList owners;
    for (const QString& owner : ownersIn(d->folder))
        if (owner != d->owner && !isAlive(d->folder, owner)) owners.append(owner);
    return owners;
}

void Instances::remove(const QString& deadOwner) const
{
    if (!d->presence)
        QFile::remove(fileOf(d->folder, deadOwner));
    else if (const auto done = d->presence->remove(deadOwner); !done)
        qWarning("A dead instance stays listed: %s",
                 qPrintable(done.error().detail.english())); // the next check tries again
}

Result<QStringList> Instances::liveHostIds() const
{
    QStringList marks{hostId()};
    QStringList owners;
    if (d->presence) {
        INK_ASSIGN(others, d->presence->owners());
        owners = others.live;
    } else {
        for (const QString& owner : ownersIn(d->folder))
            if (owner != d->owner && isAlive(d->folder, owner)) owners.append(owner);
    }
    for (const QString& owner : std::as_const(owners))
        if (owner != d->owner) marks.append(markOf(owner));
    return marks;
}

} // namespace ink::service
