#pragma once

#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace ink::test {

/** The distribution's, which has pyatspi. */
inline QString readersPython()
{
    return QStringLiteral("/usr/bin/python3");
}

/** What runReader needs and isn't there; empty when nothing is missing. */
[[nodiscard]] inline QString missingForReaders()
{
    if (!QFileInfo::exists(programPath(QStringLiteral("inkstone"))))
        return QStringLiteral("inkstone is not built");
    for (const QString& tool : {QStringLiteral("xvfb-run"), QStringLiteral("dbus-run-session")})
        if (QStandardPaths::findExecutable(tool).isEmpty()) return tool + QStringLiteral(" is not installed");
    QProcess probe;
    probe.start(readersPython(), {QStringLiteral("-c"), QStringLiteral("import pyatspi")});
    if (!probe.waitForFinished(20000) || probe.exitCode() != 0)
        return QStringLiteral("python3-pyatspi is not installed");
    return {};
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
