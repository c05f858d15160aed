#include "app/keys/keyprocess.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace ink::keys {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using ProcessClock = std::chrono::steady_clock;

namespace {

constexpr milliseconds stopInterval(40); // poll interval for `stopping`
constexpr int maxProgress = 100'000;     // notes before an answer

/** The environment without the program's own variables, which contain secrets. */
QProcessEnvironment helperEnvironment(const QString& server)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : environment.keys())
        if (name.startsWith(QLatin1StringView("INKSTONE_"))) environment.remove(name);
    if (!server.isEmpty()) environment.insert(QStringLiteral("P11_KIT_SERVER_ADDRESS"), server);
    return environment;
}

#ifdef Q_OS_UNIX
/** A socket pair for the helper's input. QProcess would copy PINs into buffers that are never wiped. */
bool makePair(std::array<int, 2>& ends)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) return false;
    for (const int end : ends)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    const int on = 1;
    ::setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    return true;
}
#endif

} // namespace

KeyProcess::KeyProcess(Setup setup, const std::atomic_bool& stopping)
    : m_setup(std::move(setup)), m_stopping(stopping)
{
}

KeyProcess::~KeyProcess()
{
    stop();
}

void KeyProcess::stop()
{
#ifdef Q_OS_UNIX
    if (m_input >= 0) ::close(m_input);
    m_input = -1;
#endif
    m_in = {};
    if (!m_process) return;
    m_process->kill();
    m_process->waitForFinished(-1); // returns soon, because the process has been killed
    m_process.reset();
}

KeyProcess::Outcome KeyProcess::start()
{
    stop();
    m_process = std::make_unique<QProcess>();
    m_process->setProcessEnvironment(helperEnvironment(m_setup.server));
    m_process->setStandardErrorFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
    std::array<int, 2> ends{-1, -1};
    if (!makePair(ends)) return Outcome::NotStarted;
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->setChildProcessModifier([end = ends[1]] { ::dup2(end, STDIN_FILENO); });
    m_input = ends[0];
#endif
    m_process->start(m_setup.helper, {QString::number(m_setup.limits.memory)});
    m_process->waitForStarted(static_cast<int>(m_setup.limits.start.count()));
#ifdef Q_OS_UNIX
    ::close(ends[1]);
#endif
    QByteArray hello;
    constexpr qsizetype maxGreeting = 256;
    const Outcome greeted = readFrame(ProcessClock::now() + m_setup.limits.start, maxGreeting, hello);
    if (greeted == Outcome::Answered && hello == greeting()) return greeted;
    if (greeted != Outcome::Stopped)
        qWarning("%s could not be started: %s", qPrintable(m_setup.helper),
                 qPrintable(m_process->errorString()));
    stop();
    return greeted == Outcome::Stopped ? greeted : Outcome::NotStarted;
}

bool KeyProcess::write(QByteArrayView bytes)
{
#ifdef Q_OS_UNIX
#ifdef MSG_NOSIGNAL
    constexpr int flags = MSG_NOSIGNAL;
#else
    constexpr int flags = 0;
#endif
    while (!bytes.isEmpty()) {
        const ssize_t count = ::send(m_input, bytes.data(), static_cast<std::size_t>(bytes.size()), flags);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes = bytes.sliced(count);
    }
    return true;
#else
    return m_process->write(bytes.data(), bytes.size()) == bytes.size();
#endif
}

bool KeyProcess::send(const Order& order, QByteArrayView secret)
{
    const QByteArray payload = toPayload(order);
    if (payload.size() > maxOrderBytes || secret.size() > maxSecretBytes) return false;
    return write(orderHeader({secret.size(), payload.size()})) && write(secret) && write(payload);
}

KeyProcess::Outcome KeyProcess::readFrame(Time until, qsizetype maximum, QByteArray& payload)
{
    std::optional<qsizetype> size;
    while (true) {
        if (m_stopping) return Outcome::Stopped;
        m_in += m_process->readAllStandardOutput();
        if (!size && m_in.size() >= answerHeaderBytes) {
            size = answerSize(m_in.constData());
            if (!size || *size > maximum) return Outcome::Invalid;
        }
        if (size && m_in.size() >= answerHeaderBytes + *size) {
            payload = m_in.mid(answerHeaderBytes, *size);
            m_in.remove(0, answerHeaderBytes + *size);
            return Outcome::Answered;
        }
        const auto left = duration_cast<milliseconds>(until - ProcessClock::now());
        if (left.count() <= 0) return Outcome::TooSlow;
        const bool hasNews =
            m_process->waitForReadyRead(static_cast<int>(std::min(left, stopInterval).count()));
        if (!hasNews && m_process->state() == QProcess::NotRunning && m_process->bytesAvailable() == 0)
            return Outcome::Crashed;
    }
}

milliseconds KeyProcess::limitOf(Step step) const
{
    switch (step) {
    case Step::PinPad:
        return m_setup.limits.pinPad;
    case Step::Login:
    case Step::ContextLogin:
    case Step::Sign:
    case Step::OpenFile:
        return m_setup.limits.sign;
    default:
        return m_setup.limits.step;
    }
}

KeyProcess::Outcome KeyProcess::receive(Answer& answer, const std::function<void()>& onPinPad)
{
    m_lastStep = Step::None;
    const Time end = ProcessClock::now() + m_setup.limits.whole;
    for (int notes = 0; notes < maxProgress; ++notes) {
        QByteArray payload;
        const Time until = std::min<Time>(end, ProcessClock::now() + limitOf(m_lastStep));
        const Outcome outcome = readFrame(until, maxAnswerBytes, payload);
        if (outcome != Outcome::Answered) return outcome;
        auto read = answerFrom(payload);
        if (!read) return Outcome::Invalid;
        if (const auto* progress = std::get_if<Progress>(&*read)) {
            m_lastStep = progress->step;
            if (m_lastStep == Step::PinPad && onPinPad) onPinPad();
            continue;
        }
        if (!m_in.isEmpty()) return Outcome::Invalid; // nothing follows an answer
        answer = std::move(*read);
        return Outcome::Answered;
    }
    return Outcome::Invalid;
}

KeyProcess::Outcome KeyProcess::perform(const Order& order, QByteArrayView secret, Answer& answer,
                                        const std::function<void()>& onPinPad)
{
    m_lastStep = Step::None;
    if (m_process && m_process->state() == QProcess::NotRunning) stop();
    Outcome outcome = Outcome::Answered;
    if (!m_process) {
        outcome = start();
        if (outcome != Outcome::Answered) return outcome;
        outcome = send(m_setup.open, {}) ? receive(answer, {}) : Outcome::Crashed;
        const bool isOpen = outcome == Outcome::Answered && std::holds_alternative<Opened>(answer);
        if (!isOpen) stop();
        if (outcome == Outcome::Answered && !isOpen)
            return std::holds_alternative<FaultReport>(answer) ? outcome : Outcome::Invalid;
        if (!isOpen) return outcome;
    }
    outcome = send(order, secret) ? receive(answer, onPinPad) : Outcome::Crashed;
    if (outcome != Outcome::Answered) stop();
    return outcome;
}

} // namespace ink::keys
