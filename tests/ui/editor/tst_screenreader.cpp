// The running program, used over AT-SPI as a screen reader uses it: see screenreader.py.
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

class TestScreenReader final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTagIsPlacedWalkedAndChangedByKeyAndHeardOf()
    {
        const QString program = QStringLiteral(INKSTONE_BIN_DIR "/inkstone");
        if (!QFileInfo::exists(program)) QSKIP("inkstone is not built");
        for (const char* tool : {"xvfb-run", "dbus-run-session"})
            if (QStandardPaths::findExecutable(QLatin1String(tool)).isEmpty())
                QSKIP(qPrintable(QStringLiteral("%1 is not installed").arg(QLatin1String(tool))));
        const QString python = QStringLiteral("/usr/bin/python3"); // the distribution's, which has pyatspi
        QProcess probe;
        probe.start(python, {QStringLiteral("-c"), QStringLiteral("import pyatspi")});
        if (!probe.waitForFinished(20000) || probe.exitCode() != 0) QSKIP("python3-pyatspi is not installed");

        QTemporaryDir home;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home.path());
        for (const char* folder : {"DATA", "CONFIG", "CACHE", "STATE"})
            environment.insert(QStringLiteral("XDG_%1_HOME").arg(QLatin1String(folder)),
                               home.filePath(QLatin1String(folder)));
        // All panels are shown: the window begins too narrow for the thumbnails.
        const QString config = home.filePath(QStringLiteral("CONFIG/inkstone"));
        QVERIFY(QDir().mkpath(config));
        QFile settings(config + QStringLiteral("/settings.ini"));
        QVERIFY(settings.open(QIODevice::WriteOnly) && settings.write("[editor]\nhiddenPanels=chosen\n") > 0);
        settings.close();
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
        environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.insert(QStringLiteral("PYTHONUNBUFFERED"), QStringLiteral("1"));
        environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        QProcess reader;
        reader.setProcessEnvironment(environment);
        reader.setProcessChannelMode(QProcess::MergedChannels);
        // The display first: what the session starts sends its keys there.
        reader.start(QStringLiteral("xvfb-run"),
                     {QStringLiteral("-a"), QStringLiteral("-s"), QStringLiteral("-screen 0 1440x900x24"),
                      QStringLiteral("dbus-run-session"), QStringLiteral("--"), python,
                      QStringLiteral(INKSTONE_SOURCE_DIR "/tests/ui/editor/screenreader.py"), program,
                      QStringLiteral(INKSTONE_SOURCE_DIR "/resources/samples/agreement.pdf")});
        QVERIFY(reader.waitForFinished(240'000));
        const QByteArray said = reader.readAll();
        qInfo().noquote() << said;
        QVERIFY2(reader.exitCode() == 0, said.mid(said.lastIndexOf("FAILED:")).constData()); // QtTest cuts it
    }
};

INK_TEST(TestScreenReader, "tst_screenreader")
#include "tst_screenreader.moc"
