#pragma once

// Linux only: the service ends by signals.

#include "tests/integration/processes.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>
#include <QUrl>

#include <functional>

namespace ink::test {

/** One `inkstoned serve` on a port chosen by the system. Its log is read from standard error. */
class ServingProcess final
{
public:
    explicit ServingProcess(const QString& data, const QStringList& more = {},
                            const QProcessEnvironment& env = QProcessEnvironment::systemEnvironment(),
                            std::function<void()> beforeExec = {})
    {
        process.setProcessEnvironment(env);
        if (beforeExec) process.setChildProcessModifier(std::move(beforeExec));
        process.start(binary("inkstoned"),
                      QStringList{QStringLiteral("serve"), QStringLiteral("--data"), data,
                                  QStringLiteral("--listen"), QStringLiteral("127.0.0.1:0")} +
                          more);
        QByteArray line;
        while (!line.endsWith('\n') && process.waitForReadyRead(20'000))
            line += process.readLine();
        const QByteArray start = "listening on ";
        if (line.startsWith(start))
            port = static_cast<quint16>(QUrl(QString::fromUtf8(line.mid(start.size()).trimmed())).port());
    }
    ~ServingProcess()
    {
        if (process.state() == QProcess::NotRunning) return;
        process.kill();
        process.waitForFinished();
    }
    /** Sends SIGTERM; returns the exit code, -1 on timeout or crash. */
    int stop(int withinMs = 20'000)
    {
        process.terminate();
        return ended(withinMs);
    }
    int ended(int withinMs = 20'000)
    {
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(withinMs)) return -1;
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }
    /** Everything logged so far, one object per line; an empty one for a line that isn't JSON. */
    QList<QJsonObject> log()
    {
        m_log += process.readAllStandardError();
        QList<QJsonObject> all;
        for (const QByteArray& line : m_log.split('\n'))
            if (!line.isEmpty()) all.append(QJsonDocument::fromJson(line).object());
        return all;
    }
    [[nodiscard]] const QByteArray& logText()
    {
        m_log += process.readAllStandardError();
        return m_log;
    }

    QProcess process;
    quint16 port = 0;

private:
    QByteArray m_log;
};

} // namespace ink::test
