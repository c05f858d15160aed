#include "app/pageprocess/painterprocess.h"

#include "app/helper/helperprogram.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <algorithm>

namespace ink::pageprocess {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using PainterClock = std::chrono::steady_clock;

namespace {

constexpr milliseconds startLimit(15'000); // allows for a cold disk or a busy machine
constexpr milliseconds lookEvery(40);      // poll interval for `stopping`

/** Returns the environment without the service's own variables, which contain passwords. */
QProcessEnvironment painterEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : environment.keys())
        if (name.startsWith(QLatin1StringView("INKSTONE_"))) environment.remove(name);
    return environment;
}

} // namespace

PainterProcess::PainterProcess(Setup setup, const std::atomic_bool& stopping)
    : m_setup(std::move(setup)), m_stopping(stopping)
{
}

PainterProcess::~PainterProcess()
{
    stop();
}

QString PainterProcess::defaultProgram()
{
    return helper::helperProgram(QStringLiteral("inkstone-pages"));
}

void PainterProcess::stop()
{
    if (!m_process) return;
    m_process->kill();
    m_process->waitForFinished(-1); // returns soon, because the process has been killed
    m_process.reset();
    m_in = {};
    m_isUsed = false;
}

PainterProcess::Outcome PainterProcess::start()
{
    stop();
    Q_ASSERT(!m_process && m_in.isEmpty());
    m_process = std::make_unique<QProcess>();
    m_process->setProcessEnvironment(painterEnvironment());
    m_process->setStandardErrorFile(QProcess::nullDevice());
    m_process->start(m_setup.helper,
                     {QString::number(m_setup.memory), QString::number(m_setup.openDocuments)});
    QByteArray greeting;
    constexpr qint64 maxGreeting = 256;
    const Outcome greeted = readFrame(PainterClock::now() + startLimit, maxGreeting, greeting);
    if (greeted == Outcome::Completed && greeting == pageGreeting()) return greeted;
    if (greeted == Outcome::Completed)
        qWarning("%s belongs to another version of this program.", qPrintable(m_setup.helper));
    else if (greeted != Outcome::Stopped)
        qWarning("%s could not be started: %s", qPrintable(m_setup.helper),
                 qPrintable(m_process->errorString()));
    stop();
    return greeted == Outcome::Stopped ? greeted : Outcome::NotStarted;
}

PainterProcess::Outcome PainterProcess::readFrame(Time until, qint64 maximum, QByteArray& payload)
{
    Q_ASSERT(m_process);
    std::optional<qsizetype> length;
    while (true) {
        if (m_stopping) return Outcome::Stopped;
        m_in += m_process->readAllStandardOutput();
        if (!length && m_in.size() >= frameHeaderBytes) {
            length = frameLength(m_in.constData(), maximum);
            if (!length) return Outcome::Crashed;
        }
        if (length && m_in.size() > frameHeaderBytes + *length)
            return Outcome::Crashed; // more than requested
        if (length && m_in.size() == frameHeaderBytes + *length) {
            payload = m_in.mid(frameHeaderBytes);
            m_in = {};
            return Outcome::Completed;
        }
        const auto left = duration_cast<milliseconds>(until - PainterClock::now());
        if (left.count() <= 0) return Outcome::TooSlow;
        const bool hasNews = m_process->waitForReadyRead(static_cast<int>(std::min(left, lookEvery).count()));
        if (!hasNews && m_process->state() == QProcess::NotRunning && m_process->bytesAvailable() == 0)
            return Outcome::Crashed;
    }
}

PainterProcess::Outcome PainterProcess::perform(const RenderRequest& order, milliseconds atMost,
                                                RenderResponse& answer)
{
    if (m_process && m_process->state() == QProcess::NotRunning) stop();
    if (!m_process)
        if (const Outcome started = start(); started != Outcome::Completed) return started;
    m_process->write(toFrame(toPayload(order)));
    QByteArray payload;
    const Outcome outcome = readFrame(PainterClock::now() + atMost, maxResponseBytes, payload);
    if (outcome != Outcome::Completed) return outcome;
    auto read = renderResponseFrom(payload);
    if (!read) return Outcome::Crashed;
    answer = std::move(*read);
    m_isUsed = true;
    return Outcome::Completed;
}

} // namespace ink::pageprocess
