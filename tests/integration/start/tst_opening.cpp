// What keeps the program from opening its data: each has its own sentence, soon, in the window's program and
// on the command line.
#include "app/store/database/database.h"
#include "app/store/database/query.h"
#include "app/store/database/reasons.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/schema/reasons.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace tst_opening {

using namespace ink;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr const char* innerFolder = "INKSTONE_OPENING_INNER";
constexpr int soon = 5'000; ///< milliseconds, with a loaded machine in mind

QString program()
{
    return QCoreApplication::applicationDirPath() + u"/inkstone"_s;
}

/** The error's sentence of opening the workstation's database; empty when it opens. */
QString faultOf(const QString& path)
{
    const auto database = store::openSqlite(path, store::Schema::Workstation);
    return database ? QString() : database.error().detail.english();
}

bool make(const QString& path)
{
    return faultOf(path).isEmpty();
}

/** Overwrites bytes of a file. */
bool damage(const QString& path, qint64 at)
{
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && file.seek(at) && file.write(QByteArray(900, '\x7f')) == 900;
}

} // namespace

class TestOpening final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    [[nodiscard]] QString path() const { return m_dir.filePath(u"data/workstation.db"_s); }
    static QProcessEnvironment drive(const QString& mode)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LD_PRELOAD"_s, QStringLiteral(INKSTONE_NETWORK_DRIVE));
        environment.insert(u"INKSTONE_TEST_DRIVE"_s, mode);
        return environment;
    }

private Q_SLOTS:
    void init()
    {
        if (qEnvironmentVariableIsSet(innerFolder)) return;
        QVERIFY(QDir(m_dir.filePath(u"data"_s)).removeRecursively());
        QVERIFY(QDir().mkpath(m_dir.filePath(u"data"_s)));
    }

    void aDamagedFile()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(8192, 'x')) == 8192);
        file.close();
        QCOMPARE(faultOf(path()), reasons::databaseDamaged(path()).english());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(8192, 'x')); // nothing was changed
    }
    void aFileWithADamagedPage()
    {
        QVERIFY(make(path()));
        QVERIFY(damage(path(), 100));
        QCOMPARE(faultOf(path()), reasons::databaseDamaged(path()).english());
    }
    /** Pages are damaged that opening doesn't read: the check of all pages finds them, and what reads them
     * says so. */
    void aDamagedPageOfATable()
    {
        QVERIFY(make(path()));
        QVERIFY(store::checkSqlitePages(path()).has_value());
        qint64 root = 0;
        QString table;
        {
            const auto database = store::openSqlite(path(), store::Schema::Workstation);
            QVERIFY(database.has_value());
            auto last = store::runText(
                **database,
                u"SELECT rootpage, name FROM sqlite_master WHERE type = 'table' ORDER BY rootpage DESC"_s,
                {});
            QVERIFY(last && last->next());
            root = last->value(0).toLongLong();
            table = last->value(1).toString();
        }
        constexpr qint64 pageSize = 4096;
        QVERIFY(root > 1);
        QVERIFY(damage(path(), (root - 1) * pageSize));
        const auto checked = store::checkSqlitePages(path());
        QVERIFY(!checked);
        QCOMPARE(checked.error().detail.english(), reasons::databaseDamaged(path()).english());
        const auto database = store::openSqlite(path(), store::Schema::Workstation);
        QVERIFY(database.has_value());
        const auto read = store::runText(**database, u"SELECT * FROM "_s + table, {});
        QVERIFY(!read);
        QCOMPARE(read.error().detail.english(), reasons::storedDataDamaged().english());
    }
    void aNewerVersion()
    {
        QVERIFY(make(path()));
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"raw"_s);
            raw.setDatabaseName(path());
            QVERIFY(raw.open());
            QSqlQuery query(raw);
            QVERIFY(query.exec(u"PRAGMA user_version = 999"_s));
        }
        QSqlDatabase::removeDatabase(u"raw"_s);
        QCOMPARE(faultOf(path()), reasons::dataFromNewerVersion().english());
    }
    void aFolderWithoutPermission()
    {
#ifdef Q_OS_UNIX
        if (!test::requireSystem(::geteuid() != 0, "lets root write everywhere.")) return;
        QFile::setPermissions(m_dir.filePath(u"data"_s), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
        const QString fault = faultOf(path());
        QFile::setPermissions(m_dir.filePath(u"data"_s),
                              QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        QCOMPARE(fault, reasons::databaseNotPermitted(m_dir.filePath(u"data"_s)).english());
#endif
    }
    void anotherProgramHoldsIt()
    {
        QVERIFY(make(path()));
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"holder"_s);
            raw.setDatabaseName(path());
            QVERIFY(raw.open());
            QSqlQuery query(raw);
            QVERIFY(query.exec(u"BEGIN EXCLUSIVE"_s));
            QCOMPARE(faultOf(path()), reasons::databaseInUse(path()).english());
        }
        QSqlDatabase::removeDatabase(u"holder"_s);
    }

    void aNetworkDrive_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<bool>("exists");
        QTest::newRow("no locks, new") << u"nolocks"_s << false;
        QTest::newRow("no locks, existing") << u"nolocks"_s << true;
        QTest::newRow("no shared memory, existing") << u"noshm"_s << true;
    }
    void aNetworkDrive()
    {
        QFETCH(QString, mode);
        QFETCH(bool, exists);
        if (exists) QVERIFY(make(path()));
        QProcess inner;
        QProcessEnvironment environment = drive(mode);
        environment.insert(QString::fromLatin1(innerFolder), m_dir.filePath(u"data"_s));
        inner.setProcessEnvironment(environment);
        inner.setProcessChannelMode(QProcess::MergedChannels);
        inner.start(QCoreApplication::applicationFilePath(), {u"--case"_s, u"tst_opening"_s, u"inner"_s});
        QVERIFY(inner.waitForFinished(soon));
        const QByteArray output = inner.readAll();
        QVERIFY2(output.contains("3 passed, 0 failed, 0 skipped"), output.constData());
    }
    /** In the process with the drive. */
    void inner()
    {
        if (!test::runsHere(qEnvironmentVariableIsSet(innerFolder), "inner test.")) return;
        const QString folder = qEnvironmentVariable(innerFolder);
        const QString fault = faultOf(folder + u"/workstation.db"_s);
        const bool isLocks = qEnvironmentVariable("INKSTONE_TEST_DRIVE") == u"nolocks";
        QCOMPARE(fault, (isLocks ? reasons::databaseWithoutLocks(folder)
                                 : reasons::databaseWithoutSharedMemory(folder))
                            .english());
    }

    /** The window's program says it in a dialog, which stays until the person answers. */
    void theProgramStaysWithADialog()
    {
        if (!test::require(QFile::exists(program()), "inkstone")) return;
        QVERIFY(make(path()));
        QProcess started;
        QProcessEnvironment environment = drive(u"nolocks"_s);
        environment.insert(u"INKSTONE_DATA"_s, m_dir.filePath(u"data"_s));
        environment.insert(u"HOME"_s, m_dir.path());
        environment.insert(u"XDG_CONFIG_HOME"_s, m_dir.path());
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent/bus"_s);
        started.setProcessEnvironment(environment);
        started.start(program(), QStringList());
        QByteArray told;
        QVERIFY(QTest::qWaitFor(
            [&] {
                told += started.readAllStandardError();
                return told.contains("file locks");
            },
            2 * soon));
        QVERIFY(!started.waitForFinished(500)); // it waits for an answer
        started.kill();
        QVERIFY(started.waitForFinished());
    }
    void theCommandLineSaysItAndEnds()
    {
        if (!test::require(QFile::exists(program()), "inkstone")) return;
        QProcess listing;
        QProcessEnvironment environment = drive(u"nolocks"_s);
        environment.insert(u"INKSTONE_DATA"_s, m_dir.filePath(u"data"_s));
        environment.insert(u"HOME"_s, m_dir.path());
        environment.insert(u"XDG_CONFIG_HOME"_s, m_dir.path());
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent/bus"_s);
        listing.setProcessEnvironment(environment);
        listing.start(program(), {u"list"_s});
        QVERIFY(listing.waitForFinished(30'000));
        QVERIFY(listing.exitCode() != 0);
        const QByteArray told = listing.readAllStandardError();
        QVERIFY2(told.contains("file locks") && told.contains("data"), told.constData());
    }
};

INK_TEST(TestOpening, "tst_opening")

} // namespace tst_opening

#include "tst_opening.moc"
