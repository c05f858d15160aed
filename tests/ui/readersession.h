#pragma once

#include "tests/support/paths.h"
#include "tests/support/requirements.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

namespace ink::test {

/** The distribution's, which has pyatspi. */
inline QString readersPython()
{
    return QStringLiteral("/usr/bin/python3");
}

/** Requires what runReader needs. */
[[nodiscard]] inline bool requireReaders()
{
    if (!require(QFileInfo::exists(programPath(QStringLiteral("inkstone"))), "inkstone")) return false;
    if (!requirePrograms({"xvfb-run", "dbus-run-session"})) return false;
    QProcess probe;
    probe.start(readersPython(), {QStringLiteral("-c"), QStringLiteral("import pyatspi")});
    return require(probe.waitForFinished(20000) && probe.exitCode() == 0, "python3-pyatspi");
}

/**
 * Runs a script of tests/ui with the program and a PDF, in a D-Bus session with a display and a home of its
 * own. The script controls the program over AT-SPI and by real keys and clicks. `options`: the program's
 * settings.
 */
inline void runReader(const QString& script, const QByteArray& options)
{
    QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home.path());
    for (const char* folder : {"DATA", "CONFIG", "CACHE", "STATE"})
        environment.insert(QStringLiteral("XDG_%1_HOME").arg(QLatin1String(folder)),
                           home.filePath(QLatin1String(folder)));
    const QString config = home.filePath(QStringLiteral("CONFIG/inkstone"));
    QVERIFY(QDir().mkpath(config));
    QFile settings(config + QStringLiteral("/settings.ini"));
    QVERIFY(settings.open(QIODevice::WriteOnly) && settings.write(options) == options.size());
    settings.close();
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.path());
    environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("USER"), QStringLiteral("Nora Lind")); // the sender
    environment.insert(QStringLiteral("PYTHONUNBUFFERED"), QStringLiteral("1"));
    environment.insert(QStringLiteral("PYTHONDONTWRITEBYTECODE"), QStringLiteral("1"));
    environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
    QProcess reader;
    reader.setProcessEnvironment(environment);
    reader.setProcessChannelMode(QProcess::MergedChannels);
    // The display first, because the session's programs send their keys there.
    reader.start(QStringLiteral("xvfb-run"),
                 {QStringLiteral("-a"), QStringLiteral("-s"), QStringLiteral("-screen 0 1440x900x24"),
                  QStringLiteral("dbus-run-session"), QStringLiteral("--"), readersPython(),
                  sourcePath(QStringLiteral("tests/ui/")) + script, programPath(QStringLiteral("inkstone")),
                  sourcePath(QStringLiteral("resources/samples/agreement.pdf"))});
    QVERIFY(reader.waitForFinished(240'000));
    const QByteArray said = reader.readAll();
    qInfo().noquote() << said;
    // QtTest truncates it.
    QVERIFY2(reader.exitCode() == 0, said.mid(said.lastIndexOf("FAILED:")).constData());
}

} // namespace ink::test
