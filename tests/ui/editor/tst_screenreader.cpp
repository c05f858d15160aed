// The running program, controlled over AT-SPI like by a screen reader: see screenreader.py and
// recipientreader.py.
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_screenreader {

using namespace Qt::Literals::StringLiterals;

namespace {

/** No email or SMS is actually sent: the service only has to be configured for them. */
constexpr QByteArrayView senders = "[delivery]\n"
                                   "mailServer=127.0.0.1\n"
                                   "mailPort=2525\n"
                                   "mailSecurity=none\n"
                                   "mailFrom=nora@example.org\n"
                                   "smsUrl=http://127.0.0.1:2526/\n"
                                   "smsBody=\"{\\\"to\\\":\\\"{to}\\\",\\\"text\\\":\\\"{text}\\\"}\"\n"
                                   "smsLocal=true\n";

} // namespace

class TestScreenReader final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!QFileInfo::exists(m_program)) QSKIP("inkstone is not built");
        for (const char* tool : {"xvfb-run", "dbus-run-session"})
            if (QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty())
                QSKIP(qPrintable(u"%1 is not installed"_s.arg(QLatin1String(tool))));
        QProcess probe;
        probe.start(m_python, {u"-c"_s, u"import pyatspi"_s});
        if (!probe.waitForFinished(20000) || probe.exitCode() != 0) QSKIP("python3-pyatspi is not installed");
    }

    void everyTagIsPlacedWalkedAndChangedByKeyAndHeardOf()
    {
        // Shows all panels: the initial window is too narrow for the thumbnails.
        run(u"screenreader.py"_s, "[editor]\nhiddenPanels=chosen\n");
    }

    void aRecipientsCardIsFilledInByKeysAlone()
    {
        run(u"recipientreader.py"_s, "[editor]\nhiddenPanels=chosen\n" + senders.toByteArray());
    }

private:
    const QString m_program = ink::test::programPath(QStringLiteral("inkstone"));
    const QString m_python = u"/usr/bin/python3"_s; // the distribution's, which has pyatspi

    void run(const QString& script, const QByteArray& options)
    {
        QTemporaryDir home;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, home.path());
        for (const char* folder : {"DATA", "CONFIG", "CACHE", "STATE"})
            environment.insert(u"XDG_%1_HOME"_s.arg(QLatin1String(folder)),
                               home.filePath(QLatin1String(folder)));
        const QString config = home.filePath(u"CONFIG/inkstone"_s);
        QVERIFY(QDir().mkpath(config));
        QFile settings(config + u"/settings.ini"_s);
        QVERIFY(settings.open(QIODevice::WriteOnly) && settings.write(options) == options.size());
        settings.close();
        environment.insert(u"XDG_RUNTIME_DIR"_s, home.path());
        environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);
        environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        environment.insert(u"PYTHONUNBUFFERED"_s, u"1"_s);
        environment.insert(u"PYTHONDONTWRITEBYTECODE"_s, u"1"_s);
        environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
        QProcess reader;
        reader.setProcessEnvironment(environment);
        reader.setProcessChannelMode(QProcess::MergedChannels);
        // The display first, because the session's programs send their keys there.
        reader.start(u"xvfb-run"_s,
                     {u"-a"_s, u"-s"_s, u"-screen 0 1440x900x24"_s, u"dbus-run-session"_s, u"--"_s, m_python,
                      ink::test::sourcePath(QStringLiteral("tests/ui/editor/")) + script, m_program,
                      ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"))});
        QVERIFY(reader.waitForFinished(240'000));
        const QByteArray said = reader.readAll();
        qInfo().noquote() << said;
        // QtTest truncates it.
        QVERIFY2(reader.exitCode() == 0, said.mid(said.lastIndexOf("FAILED:")).constData());
    }
};

INK_TEST(TestScreenReader, "tst_screenreader")

} // namespace tst_screenreader

#include "tst_screenreader.moc"
