#include "app/service/host/instances.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>
#include <QUuid>

#include <mutex>
#include <set>

namespace ink::service {

namespace {

/** The hosts of this very process: a lock file with our process id and none of these is a dead one with the
 * same id. */
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
    lock.setStaleLockTime(0); // never by age, only when its process is gone
    qint64 pid = 0;
    QString host;
    QString application;
    if (lock.getLockInfo(&pid, &host, &application) && pid == QCoreApplication::applicationPid() &&
        host == QSysInfo::machineHostName())
        return false; // the process id came round again
    if (!lock.tryLock(0)) return true;
    lock.unlock();
    return false;
}

} // namespace

struct Instances::Private
{
    explicit Private(const QString& theFolder, const QString& theOwner)
        : folder(theFolder), owner(theOwner), lock(fileOf(theFolder, theOwner))
    {
    }
    QString folder;
    QString owner;
    QLockFile lock;
};

Instances::Instances(std::unique_ptr<Private> data) : d(std::move(data)) {}

Result<std::unique_ptr<Instances>> Instances::join(const QString& dataFolder, Timestamp now)
{
    const QString folder = dataFolder + QStringLiteral("/instances");
    if (!QDir().mkpath(folder))
        return fail(ErrorCode::Io, QStringLiteral("The folder %1 cannot be made.").arg(folder));
    const QString owner = QStringLiteral("%1:%2:%3")
                              .arg(QCoreApplication::applicationPid())
                              .arg(now.time_since_epoch().count())
                              .arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
    auto data = std::make_unique<Private>(folder, owner);
    data->lock.setStaleLockTime(0);
    if (!data->lock.tryLock(0))
        return fail(ErrorCode::Io, QStringLiteral("The folder %1 cannot be written.").arg(folder));
    living().add(owner);
    return std::unique_ptr<Instances>(new Instances(std::move(data)));
}

Instances::~Instances()
{
    d->lock.unlock();
    living().remove(d->owner);
}

QString Instances::owner() const
{
    return d->owner;
}

QString Instances::mark() const
{
    return d->owner.section(QLatin1Char(':'), 2).left(8);
}

QStringList Instances::dead() const
{
    QStringList owners;
    for (const QString& owner : ownersIn(d->folder))
        if (owner != d->owner && !isAlive(d->folder, owner)) owners.append(owner);
    return owners;
}

void Instances::forget(const QString& deadOwner) const
{
    QFile::remove(fileOf(d->folder, deadOwner));
}

QStringList Instances::livingMarks() const
{
    QStringList marks{mark()};
    for (const QString& owner : ownersIn(d->folder))
        if (owner != d->owner && isAlive(d->folder, owner))
            marks.append(owner.section(QLatin1Char(':'), 2).left(8));
    return marks;
}

} // namespace ink::service
