#include "tests/support/postgres.h"

#include "tests/support/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <cerrno>
#include <csignal>
#include <pwd.h>
#include <unistd.h>
#include <utility>

namespace ink::test {

namespace {

const QString& adminName()
{
    static const QString name = QStringLiteral("postgres-admin");
    return name;
}

/** The folder of the newest installed version's programs. */
QString programs()
{
    const QString told = qEnvironmentVariable("INKSTONE_POSTGRES_BIN");
    if (!told.isEmpty()) return told;
    const QDir all(QStringLiteral("/usr/lib/postgresql"));
    QString newest;
    int version = 0;
    for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (name.toInt() > version && QFile::exists(all.filePath(name + QStringLiteral("/bin/initdb")))) {
            version = name.toInt();
            newest = all.filePath(name + QStringLiteral("/bin"));
        }
    return newest;
}

QString encoded(const QString& text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/** Removes folders of killed processes. */
void removeLeftovers()
{
    const QDir tmp(QDir::tempPath());
    for (const QString& name : tmp.entryList({QStringLiteral("inkpg-*")}, QDir::Dirs)) {
        const auto pid = static_cast<pid_t>(name.section(QLatin1Char('-'), 1, 1).toInt());
        if (pid > 0 && ::kill(pid, 0) != 0 && errno == ESRCH) QDir(tmp.filePath(name)).removeRecursively();
    }
}

} // namespace

struct Postgres::Private
{
    QString bin;
    std::unique_ptr<QTemporaryDir> folder;
    QString password;
    QProcess server;
    int databases = 0;

    /** The program and its arguments, run as the unprivileged user and ended with this process. */
    QStringList command(const QString& program, const QStringList& arguments) const
    {
        QStringList all{QStringLiteral("--pdeathsig"), QStringLiteral("QUIT")};
        if (::geteuid() == 0)
            all << QStringLiteral("--reuid=postgres") << QStringLiteral("--regid=postgres")
                << QStringLiteral("--init-groups");
        return all << bin + QLatin1Char('/') + program << arguments;
    }

    bool make()
    {
        removeLeftovers();
        folder = std::make_unique<QTemporaryDir>(
            QDir::tempPath() + QStringLiteral("/inkpg-%1-XXXXXX").arg(QCoreApplication::applicationPid()));
        uid_t owner = ::geteuid();
        if (owner == 0) {
            const struct passwd* user = ::getpwnam("postgres");
            if (!user || !giveTo(*user, folder->path())) return false;
            owner = user->pw_uid;
        }
        return (copyStored(owner) || initialize()) && start();
    }

    static bool giveTo(const struct passwd& user, const QString& path)
    {
        return ::chown(QFile::encodeName(path).constData(), user.pw_uid, user.pw_gid) == 0;
    }

    /** A cluster that never ran, in the build folder: copying it takes a twentieth of initdb's time. */
    QString stored() const
    {
        return programPath(QStringLiteral("../testcluster") + QString(bin).replace(u'/', u'-'));
    }

    static bool copy(const QString& from, const QString& to)
    {
        return QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), from, to}) == 0;
    }

    bool copyStored(uid_t owner)
    {
        QFile secret(stored() + QStringLiteral("/password"));
        const QString data = stored() + QStringLiteral("/data");
        if (QFileInfo(data).ownerId() != owner || !secret.open(QIODevice::ReadOnly)) return false;
        password = QString::fromUtf8(secret.readAll().trimmed());
        if (copy(data, folder->path())) return true;
        QDir(folder->filePath(QStringLiteral("data"))).removeRecursively();
        return false;
    }

    /** For the next tests. Failure doesn't matter: they initialize their own. */
    void store() const
    {
        QTemporaryDir made(stored() + QStringLiteral("-XXXXXX"));
        if (made.isValid() && copy(folder->filePath(QStringLiteral("data")), made.path()) &&
            copy(folder->filePath(QStringLiteral("password")), made.path()) &&
            QDir().rename(made.path(), stored()))
            made.setAutoRemove(false);
    }

    bool initialize()
    {
        password = QString::number(QRandomGenerator::system()->generate64(), 36) + QStringLiteral("'@:/ ä");
        QFile secret(folder->filePath(QStringLiteral("password")));
        if (!secret.open(QIODevice::WriteOnly)) return false;
        secret.write(password.toUtf8() + '\n');
        secret.close();
        if (const struct passwd* user = ::geteuid() == 0 ? ::getpwnam("postgres") : nullptr;
            user && !giveTo(*user, secret.fileName()))
            return false;
        QProcess init;
        init.setWorkingDirectory(folder->path());
        init.setProcessChannelMode(QProcess::MergedChannels);
        init.start(
            QStringLiteral("setpriv"),
            command(QStringLiteral("initdb"),
                    {QStringLiteral("-D"), folder->filePath(QStringLiteral("data")), QStringLiteral("-U"),
                     QStringLiteral("postgres"), QStringLiteral("--auth=scram-sha-256"),
                     QStringLiteral("--pwfile=") + secret.fileName(), QStringLiteral("--encoding=UTF8"),
                     QStringLiteral("--no-locale"), QStringLiteral("--no-sync")}));
        if (!init.waitForFinished(60'000) || init.exitCode() != 0) {
            qWarning("initdb: %s", init.readAll().constData());
            return false;
        }
        store();
        return true;
    }

    bool start()
    {
        server.setWorkingDirectory(folder->path());
        server.setProcessChannelMode(QProcess::MergedChannels);
        server.setStandardOutputFile(folder->filePath(QStringLiteral("log")));
        server.start(QStringLiteral("setpriv"),
                     command(QStringLiteral("postgres"),
                             {QStringLiteral("-D"), folder->filePath(QStringLiteral("data")),
                              QStringLiteral("-k"), folder->path(), QStringLiteral("-h"), QString(),
                              QStringLiteral("-c"), QStringLiteral("max_connections=80"),
                              QStringLiteral("-c"), QStringLiteral("recovery_init_sync_method=syncfs"),
                              QStringLiteral("-c"), QStringLiteral("shared_buffers=64MB")}));
        if (!server.waitForStarted()) return false;
        return QTest::qWaitFor([this] { return connectAdmin(); }, 30'000);
    }

    bool connectAdmin() const
    {
        QSqlDatabase::removeDatabase(adminName());
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), adminName());
        db.setHostName(folder->path());
        db.setDatabaseName(QStringLiteral("postgres"));
        return db.open(QStringLiteral("postgres"), password);
    }

    void stop()
    {
        QSqlDatabase::removeDatabase(adminName());
        if (server.state() == QProcess::NotRunning) return;
        ::kill(static_cast<pid_t>(server.processId()), SIGQUIT);
        if (!server.waitForFinished(10'000)) server.kill();
        server.waitForFinished(5'000);
    }
};

Postgres::Postgres(std::unique_ptr<Private> data) : d(std::move(data)) {}

Postgres::~Postgres()
{
    d->stop();
}

Postgres* Postgres::shared()
{
    static Postgres* one = nullptr;
    static bool tried = false;
    if (tried) return one;
    tried = true;
    auto data = std::make_unique<Private>();
    data->bin = programs();
    if (data->bin.isEmpty() || !QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL"))) return nullptr;
    if (!data->make()) {
        data->stop();
        qWarning("PostgreSQL is installed, but the cluster for the tests does not start.");
        return nullptr;
    }
    one = new Postgres(std::move(data));
    one->ask(QStringLiteral("CREATE ROLE inkstone LOGIN PASSWORD '%1'")
                 .arg(QString(one->password()).replace(QLatin1Char('\''), QStringLiteral("''"))));
    qAddPostRoutine([] { delete std::exchange(one, nullptr); });
    return one;
}

QString Postgres::password() const
{
    return d->password;
}

QString Postgres::ask(const QString& sql)
{
    QSqlQuery query(QSqlDatabase::database(adminName()));
    if (!query.exec(sql)) qFatal("%s", qPrintable(query.lastError().text()));
    return query.next() ? query.value(0).toString() : QString();
}

QString Postgres::newDatabase()
{
    const QString name = QStringLiteral("inkstone_%1").arg(++d->databases);
    ask(QStringLiteral("CREATE DATABASE %1 OWNER inkstone").arg(name));
    return QStringLiteral("postgresql://inkstone:%1@%2/%3")
        .arg(encoded(d->password), encoded(d->folder->path()), name);
}

bool Postgres::restart()
{
    d->stop();
    return d->start();
}

} // namespace ink::test
