#pragma once

#include "tests/integration/processes.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"

#include <QProcess>
#include <QStandardPaths>

#include <array>
#include <csignal>
#include <sys/prctl.h>

namespace ink::test {

/** The path of nginx; empty where it isn't installed. */
inline QString nginxProgram()
{
    const QString name = QStringLiteral("nginx");
    const QString program = QStandardPaths::findExecutable(name);
    return program.isEmpty() ? QStandardPaths::findExecutable(name, {QStringLiteral("/usr/sbin")}) : program;
}

/** Requires nginx for the current test. */
[[nodiscard]] inline bool requireNginx()
{
    return require(!nginxProgram().isEmpty(), "nginx");
}

/**
 * Starts nginx on `port` in front of two instances, with packaging/linux/nginx.conf without TLS; the
 * configuration's plain port becomes `redirectPort`. Its files go to `folder`; it ends with this process.
 * False when it didn't start.
 */
inline bool startPackagedNginx(QProcess& nginx, const QString& folder, quint16 port, quint16 redirectPort,
                               const std::array<quint16, 2>& instances, int connections)
{
    const QByteArray dir = folder.toUtf8();
    QByteArray server;
    for (const QByteArray& line :
         contentOf(ink::test::sourcePath(QStringLiteral("packaging/linux/nginx.conf"))).split('\n'))
        if (!line.contains("ssl_") && !line.contains("listen [::]")) server += line + '\n';
    server.replace("/var/log/nginx", dir);
    server.replace("127.0.0.1:8021", "127.0.0.1:" + QByteArray::number(instances.at(0)));
    server.replace("127.0.0.1:8022", "127.0.0.1:" + QByteArray::number(instances.at(1)));
    server.replace("listen 443 ssl http2", "listen 127.0.0.1:" + QByteArray::number(port));
    server.replace("listen 80;", "listen 127.0.0.1:" + QByteArray::number(redirectPort) + ';');
    server.replace("sign.example.com", "localhost");
    QByteArray temporary;
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
        temporary += QByteArray(kind) + "_temp_path " + dir + "/t-" + kind + ";\n";
    const QString settings = folder + QStringLiteral("/nginx.conf");
    if (!writeContent(folder + QStringLiteral("/server.conf"), server) ||
        !writeContent(settings, "daemon off;\nworker_processes 1;\npid " + dir + "/nginx.pid;\nerror_log " +
                                    dir + "/main-error.log;\nevents { worker_connections " +
                                    QByteArray::number(connections) + "; }\nhttp {\n" + temporary +
                                    "include " + dir + "/server.conf;\n}\n"))
        return false;
    nginx.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    nginx.start(nginxProgram(), {QStringLiteral("-c"), settings, QStringLiteral("-e"),
                                 folder + QStringLiteral("/start-error.log")});
    return nginx.waitForStarted();
}

} // namespace ink::test
