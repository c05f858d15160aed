#pragma once

#include "tests/support/paths.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace ink::test {

/** The output of a program and its exit. */
struct Ended
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

/** An environment with a separate home folder, so that a test doesn't touch the user's files. */
inline QProcessEnvironment ownHome(const QString& home)
{
    QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
    QDir().mkpath(home);
    env.insert(QStringLiteral("HOME"), home);
    env.insert(QStringLiteral("USER"), QStringLiteral("Nora Lind")); // the sender, unless a test removes it
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        env.insert(QLatin1String(name), home + QLatin1Char('/') + QLatin1String(name));
    QDir().mkpath(home + QStringLiteral("/XDG_RUNTIME_DIR"));
    QFile::setPermissions(home + QStringLiteral("/XDG_RUNTIME_DIR"),
                          QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    env.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
    env.remove(QStringLiteral("INKSTONE_API_KEY"));
    env.remove(QStringLiteral("INKSTONE_DATA"));
    return env;
}

inline QString binary(const char* name)
{
    return ink::test::programPath() + QLatin1Char('/') + QLatin1String(name);
}

inline Ended runToEnd(const QString& program, const QStringList& arguments, const QProcessEnvironment& env,
                      int withinMs = 120'000, const QByteArray& input = {})
{
    QProcess process;
    process.setProcessEnvironment(env);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    Ended ended;
    if (!process.waitForFinished(withinMs)) {
        process.kill();
        process.waitForFinished();
        ended.err = "timed out";
    } else if (process.exitStatus() == QProcess::NormalExit) {
        ended.exitCode = process.exitCode();
    }
    ended.out = process.readAllStandardOutput();
    ended.err += process.readAllStandardError();
    return ended;
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool writeContent(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace ink::test
