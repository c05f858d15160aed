#include "app/base/workfolder.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace tst_workfolder {

using namespace ink;
using namespace Qt::Literals::StringLiterals;

/** Temporary folders of running, finished and killed processes. */
class TestWorkFolder final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    [[nodiscard]] QString prefix() const { return m_dir.filePath(u"work-"_s); }
    [[nodiscard]] QStringList folders() const
    {
        return QDir(m_dir.path()).entryList({u"work-*"_s}, QDir::Dirs);
    }

private Q_SLOTS:
    void goesWithItsOwner()
    {
        {
            const auto folder = WorkFolder::make(prefix());
            QVERIFY(folder);
            QCOMPARE(folders().size(), 1);
            QFile file((*folder)->filePath(u"large"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            // Another process leaves it alone while it is in use.
            const auto second = WorkFolder::make(prefix());
            QVERIFY(second);
            QVERIFY(QFile::exists(file.fileName()));
            QCOMPARE(folders().size(), 2);
        }
        QCOMPARE(folders(), QStringList());
    }

    /** Not a test itself: `aKilledProcessIsSweptUp` starts this program with it. */
    void holdsAFolder()
    {
        const QString place = qEnvironmentVariable("INKSTONE_WORK_FOLDER_TEST");
        if (!test::runsHere(!place.isEmpty(), "only for the process that is killed.")) return;
        const auto folder = WorkFolder::make(place);
        QVERIFY(folder);
        QFile file((*folder)->filePath(u"large"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("bytes") == 5 && file.flush());
        std::puts("held");
        std::fflush(stdout);
        QFile input;
        QVERIFY(input.open(stdin, QIODevice::ReadOnly));
        input.readLine(); // until it is killed
    }

    void aKilledProcessIsSweptUp()
    {
        QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
        env.insert(u"INKSTONE_WORK_FOLDER_TEST"_s, prefix());
        QProcess victim;
        victim.setProcessEnvironment(env);
        victim.start(QCoreApplication::applicationFilePath(),
                     {u"--case"_s, u"tst_workfolder"_s, u"holdsAFolder"_s});
        QByteArray said;
        while (!said.contains("held") && victim.waitForReadyRead(30'000))
            said += victim.readAllStandardOutput();
        QVERIFY2(said.contains("held"), said.constData());
        QCOMPARE(folders().size(), 1);
        const QStringList left = folders();
        victim.kill();
        QVERIFY(victim.waitForFinished());
        QCOMPARE(folders(), left); // a killed process removes nothing

        const auto next = WorkFolder::make(prefix());
        QVERIFY(next);
        QCOMPARE(folders().size(), 1);
        QVERIFY(!folders().contains(left.constFirst()));
    }

    void whereNoneCanBeMade()
    {
        const auto none = WorkFolder::make(m_dir.filePath(u"missing/work-"_s));
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Io);
    }
};

INK_TEST(TestWorkFolder, "tst_workfolder")

} // namespace tst_workfolder

#include "tst_workfolder.moc"
