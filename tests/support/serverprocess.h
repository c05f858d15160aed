#pragma once

// Linux only: the service ends by signals.

#include "tests/integration/processes.h"
#include "tests/support/basicauth.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <csignal>

namespace ink::test {

/** A real `inkstoned serve` in a temporary folder, with one account. */
class ServerProcess final
{
public:
    [[nodiscard]] bool start(const QStringList& more = {})
    {
        const QProcessEnvironment env = ownHome(m_folder.filePath(QStringLiteral("home")));
        const QString data = m_folder.filePath(QStringLiteral("data"));
        const Ended made = runToEnd(binary("inkstoned"),
                                    {QStringLiteral("account"), QStringLiteral("add"),
                                     QStringLiteral("--data"), data, QStringLiteral("--email"),
                                     QStringLiteral("anna@example.com"), QStringLiteral("--json")},
                                    env);
        static const QRegularExpression keyInJson(QStringLiteral("\"(?:apiKey|key)\"\\s*:\\s*\"([^\"]+)\""));
        key = keyInJson.match(QString::fromUtf8(made.out)).captured(1).toLatin1();
        auth = basicAuth(key);
        m_process.setProcessEnvironment(env);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(binary("inkstoned"),
                        QStringList{QStringLiteral("serve"), QStringLiteral("--data"), data,
                                    QStringLiteral("--listen"), QStringLiteral("127.0.0.1:0"),
                                    QStringLiteral("--no-rate-limit")} +
                            more);
        QByteArray out;
        static const QRegularExpression listening(QStringLiteral("listening on https?://[^ ]+:(\\d+)"));
        QElapsedTimer clock;
        clock.start();
        while (port == 0 && clock.elapsed() < 20'000 && m_process.waitForReadyRead(20'000)) {
            out += m_process.readAllStandardOutput();
            port = listening.match(QString::fromUtf8(out)).captured(1).toUShort();
        }
        return port != 0 && !key.isEmpty();
    }
    ~ServerProcess()
    {
        m_process.terminate();
        if (!m_process.waitForFinished(10'000)) m_process.kill();
        m_process.waitForFinished();
    }
    /** A line of /proc/PID/status in KiB. */
    [[nodiscard]] qint64 status(const char* name) const
    {
        for (const QByteArray& line :
             contentOf(QStringLiteral("/proc/%1/status").arg(m_process.processId())).split('\n'))
            if (line.startsWith(name))
                return line.mid(qstrlen(name) + 1).trimmed().split(' ').first().toLongLong();
        return -1;
    }
    [[nodiscard]] qint64 id() const { return m_process.processId(); }
    /** Kills it without a clean shutdown. */
    void killAtOnce()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    /** Resets VmHWM. */
    void forgetPeak() const
    {
        (void)writeContent(QStringLiteral("/proc/%1/clear_refs").arg(m_process.processId()), "5");
    }

    QByteArray key;
    QByteArray auth;
    quint16 port = 0;

private:
    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace ink::test
