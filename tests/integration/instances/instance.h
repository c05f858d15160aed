#pragma once

#include "tests/integration/processes.h"
#include "tests/support/paths.h"

#include <QElapsedTimer>

#include <csignal>
#include <memory>
#include <sys/prctl.h>

namespace ink::test {

/** The path of one of our programs; INKSTONE_PROGRAMS sets another folder. */
inline QString program(const char* name)
{
    return qEnvironmentVariable("INKSTONE_PROGRAMS", ink::test::programPath()) + QLatin1Char('/') +
           QLatin1String(name);
}

/** One `inkstoned serve` at a fixed address, which can be killed and restarted. Ends with the test. */
class Instance final
{
public:
    Instance(QStringList arguments, QString log) : m_arguments(std::move(arguments)), m_log(std::move(log)) {}
    ~Instance() { kill(); }

    void start()
    {
        m_process = std::make_unique<QProcess>();
        m_process->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
        m_process->setStandardErrorFile(m_log + QStringLiteral(".stderr"), QIODevice::Append);
        m_process->start(program("inkstoned"),
                         QStringList{QStringLiteral("serve"), QStringLiteral("--log"), m_log} + m_arguments);
        (void)m_process->waitForStarted();
    }
    [[nodiscard]] bool isListening()
    {
        QByteArray line;
        QElapsedTimer since;
        since.start();
        while (!line.contains("listening on") && m_process->state() != QProcess::NotRunning &&
               since.elapsed() < 30'000)
            if (m_process->waitForReadyRead(1000)) line += m_process->readAllStandardOutput();
        return line.contains("listening on");
    }
    /** SIGKILL; returns the id of the killed process. */
    qint64 kill()
    {
        if (!m_process) return 0;
        const qint64 pid = m_process->processId();
        m_process->kill();
        m_process->waitForFinished();
        return pid;
    }
    /** SIGTERM; returns the exit code, -1 on timeout or crash. */
    [[nodiscard]] int stop()
    {
        m_process->terminate();
        if (m_process->state() != QProcess::NotRunning && !m_process->waitForFinished(60'000)) return -1;
        return m_process->exitStatus() == QProcess::NormalExit ? m_process->exitCode() : -1;
    }
    /** Returns whether it ended by itself. */
    [[nodiscard]] bool hasCrashed() const { return m_process && m_process->state() == QProcess::NotRunning; }
    [[nodiscard]] qint64 pid() const { return m_process->processId(); }
    [[nodiscard]] QByteArray logText() const
    {
        return contentOf(m_log) + contentOf(m_log + QStringLiteral(".stderr"));
    }

private:
    QStringList m_arguments;
    QString m_log;
    std::unique_ptr<QProcess> m_process;
};

} // namespace ink::test
