// The notice after an upgrade, the log, and crash reports.
#include "tests/support/filecontent.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/help/helppanel.h"
#include "ui/help/helpview.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/shell/supportdialogs.h"
#include "ui/shell/supporttext.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"

#include <QCheckBox>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>

#ifdef Q_OS_LINUX
#include <csignal>
#endif

namespace tst_support {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int supportWait = 20000;

const QByteArray logText =
    "2026-11-23T10:00:00.000Z info Inkstone 0.1.0, Qt 6.4.2, Debian\n"
    "2026-11-23T10:00:01.000Z warning The mail server mail.example.com refused anna@example.com: \"no Anna "
    "Lindqvist here\".\n"
    "2026-11-23T10:00:02.000Z warning Cannot open /home/anna/Contracts/Lease 14B.pdf\n"
    "2026-11-23T10:00:03.000Z info GET https://sign.example.com/v1/user 200 from 192.0.2.17\n";

void put(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

class TestSupport final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }
    void cleanup() { m_desk.reset(); }

    void newsIsOfferedOnceAfterAnUpgrade()
    {
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        QVERIFY(!shown("newsBanner")); // the very first start
        m_desk->settings().set(settings::options::lastVersion, QStringLiteral("0.0.9"));
        QVERIFY(m_desk->start());
        m_desk->window->show();
        auto* news = shown("newsBanner");
        QVERIFY(news);
        QVERIFY(news->text().contains(QStringLiteral(INKSTONE_VERSION)));
        test::keepPicture(*m_desk->window, QStringLiteral("news.png"));
        QTest::mouseClick(news->findChild<QPushButton*>(QStringLiteral("bannerAction")), Qt::LeftButton);
        auto* panel = m_desk->window->findChild<HelpPanel*>();
        QVERIFY(panel && panel->isVisible());
        QCOMPARE(panel->view().currentTopic(), QStringLiteral("whats-new"));
        QVERIFY(!news->isVisible());
        QVERIFY(m_desk->start());
        m_desk->window->show();
        QVERIFY(!shown("newsBanner"));
    }

    void theLogIsShownFilteredAndCopiedWithoutNames()
    {
        m_desk->logFile = m_desk->path(QStringLiteral("inkstone.log"));
        put(m_desk->logFile, logText);
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        m_desk->window->actions().action(QStringLiteral("help.log"))->trigger();
        auto* viewer = m_desk->window->findChild<LogViewer*>();
        QVERIFY(viewer && viewer->isVisible());
        auto* text = viewer->findChild<QPlainTextEdit*>(QStringLiteral("logText"));
        QCOMPARE(text->toPlainText().count(QLatin1Char('\n')), 3);
        QTest::mouseClick(viewer->findChild<QCheckBox*>(QStringLiteral("logSevere")), Qt::LeftButton,
                          Qt::NoModifier, QPoint(8, 8));
        QCOMPARE(text->toPlainText().count(QLatin1Char('\n')), 1);
        QTest::keyClicks(viewer->findChild<QLineEdit*>(QStringLiteral("logSearch")),
                         QStringLiteral("cannot"));
        QVERIFY(text->toPlainText().contains(QStringLiteral("Lease 14B")));
        QVERIFY(!text->toPlainText().contains(QStringLiteral("mail server")));
        viewer->findChild<QLineEdit*>(QStringLiteral("logSearch"))->clear();
        test::keepPicture(*viewer, QStringLiteral("log.png"));
        QTest::mouseClick(viewer->findChild<QPushButton*>(QStringLiteral("logCopy")), Qt::LeftButton);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.startsWith(QStringLiteral("Inkstone " INKSTONE_VERSION)));
        for (const char* hidden :
             {"anna", "Anna", "Lindqvist", "example.com", "Contracts", "Lease", "192.0.2"})
            QVERIFY2(!copied.contains(QLatin1String(hidden)), qPrintable(copied));
        QVERIFY(copied.contains(QStringLiteral("warning")));
    }

    void supportTextKeepsWhatHelps()
    {
        QCOMPARE(redactLog(QStringLiteral("error 13 of SQLite in migration 18")),
                 QStringLiteral("error 13 of SQLite in migration 18"));
        QCOMPARE(redactLog(QString::fromUtf8("“Lease” refused by sign.example.com:8080 for <a@b.co>")),
                 QString::fromUtf8("“…” refused by [address] for <[address]>"));
        QCOMPARE(redactLog(QStringLiteral("Cannot open C:\\Users\\Ann Lee\\x.pdf: denied")),
                 QStringLiteral("Cannot open [path]: denied"));
        QCOMPARE(redactLog(QStringLiteral("fe80::1:2 and 2001:db8::17 failed at 10:00:01.000Z")),
                 QStringLiteral("[address] and [address] failed at 10:00:01.000Z"));
    }

    void aCrashIsReportedAtTheNextStart()
    {
        QVERIFY(m_desk->start());
        m_desk->window->show();
        QVERIFY(!shown("crashBanner"));
        m_desk->crashReport = m_desk->path(QStringLiteral("crash-last.txt"));
        put(m_desk->crashReport, "Inkstone 0.1.0\nSIGSEGV\ninkstone(+0x1234)[0x55]\n");
        QVERIFY(m_desk->start());
        m_desk->window->show();
        auto* banner = shown("crashBanner");
        QVERIFY(banner);
        test::keepPicture(*m_desk->window, QStringLiteral("crash.png"));
        QTest::mouseClick(banner->findChild<QPushButton*>(QStringLiteral("bannerAction")), Qt::LeftButton);
        auto* report = m_desk->window->findChild<CrashReportDialog*>();
        QVERIFY(report && report->isVisible());
        auto* text = report->findChild<QPlainTextEdit*>();
        QVERIFY(text->toPlainText().contains(QStringLiteral("SIGSEGV")));
        QTest::mouseClick(report->findChild<QPushButton*>(QStringLiteral("crashCopy")), Qt::LeftButton);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("0x1234")));
        test::keepPicture(*report, QStringLiteral("crash-report.png"));
    }

    void filesAreOnTheScreenBeforeTheKeychainIsUnlocked()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        window.hold(); // as while the keychain asks for its password
        bool isPainted = false;
        const PageView& pages = window.editorPage().workspace().view();
        QSignalSpy painted(&pages, &PageView::pagePainted);
        QElapsedTimer waited;
        waited.start();
        window.callAfterFirstPaint(true,
                                   [&] { isPainted = painted.count() > 0 || waited.elapsed() >= 1000; });
        window.openFiles({test::WindowFixture::sample()});
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.editorPage()),
                                  supportWait);
        QCOMPARE(pages.pageCount(), 3);
        QTRY_VERIFY_WITH_TIMEOUT(isPainted, supportWait);
        QVERIFY(!m_desk->session().current());
        QVERIFY(m_desk->workplace().runningService() == nullptr);
        window.start();
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), supportWait);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.editorPage()));
        QVERIFY(m_desk->session().current());
        // Again, now with an account that was used before.
        QVERIFY(m_desk->start());
        test::DeskWindow& again = *m_desk->window;
        again.show();
        again.hold();
        again.openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(again.editorPage().isPreviewingFiles(), supportWait);
        again.start();
        QTRY_VERIFY_WITH_TIMEOUT(!again.editorPage().documentId().isNull(), supportWait);
        QCOMPARE(again.currentPage(), static_cast<QWidget*>(&again.editorPage()));
    }

#ifdef Q_OS_LINUX
    void theRealProgramWritesReportAndLog()
    {
        QTemporaryDir data;
        QProcess program;
        QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
        env.insert(QStringLiteral("INKSTONE_DATA"), data.path());
        env.insert(QStringLiteral("XDG_CONFIG_HOME"), data.filePath(QStringLiteral("config")));
        env.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        env.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        program.setProcessEnvironment(env);
        const QString log = data.filePath(QStringLiteral("logs/inkstone.log"));
        const QString fresh = data.filePath(QStringLiteral("logs/crash.txt"));
        const QString kept = data.filePath(QStringLiteral("logs/crash-last.txt"));
        const auto isUp = [&data] { return QFile::exists(data.filePath(QStringLiteral("workstation.db"))); };
        program.start(ink::test::programPath(QStringLiteral("inkstone")), QStringList());
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(isUp(), supportWait);
        QVERIFY(test::contentOf(log).contains("Inkstone " INKSTONE_VERSION));
        ::kill(static_cast<pid_t>(program.processId()), SIGSEGV);
        QVERIFY(program.waitForFinished(supportWait));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        const QByteArray report = test::contentOf(fresh);
        QVERIFY2(report.startsWith("Inkstone " INKSTONE_VERSION) && report.contains("SIGSEGV"), report);
        QVERIFY(report.contains("inkstone("));
        QCOMPARE(QFileInfo(fresh).permissions() & (QFile::ReadOther | QFile::ReadGroup),
                 QFile::Permissions());

        QFile::remove(data.filePath(QStringLiteral("workstation.db")));
        program.start(ink::test::programPath(QStringLiteral("inkstone")), QStringList());
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(isUp(), supportWait);
        QCOMPARE(test::contentOf(kept), report);
        QVERIFY(!QFile::exists(fresh)); // offered once
        program.terminate();
        QVERIFY(program.waitForFinished(supportWait) || (program.kill(), program.waitForFinished()));

        program.start(ink::test::programPath(QStringLiteral("inkstone")), {QStringLiteral("settings")});
        QVERIFY(program.waitForFinished(supportWait));
        QCOMPARE(program.exitCode(), 0);
        const QString list = QString::fromUtf8(program.readAllStandardOutput());
        QVERIFY2(list.contains(QStringLiteral("app/theme")) && list.contains(QStringLiteral("default")),
                 qPrintable(list));
    }
#endif

private:
    Banner* shown(const char* name) const
    {
        auto* banner = m_desk->window->findChild<Banner*>(QString::fromLatin1(name));
        return banner && banner->isVisible() ? banner : nullptr;
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestSupport, "tst_support")

} // namespace tst_support

#include "tst_support.moc"
