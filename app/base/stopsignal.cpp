#include "app/base/stopsignal.h"

#ifdef _WIN32
#include <atomic>
#include <windows.h>
#else
#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace ink {

#ifdef _WIN32

namespace {
StopSignal* s_receiver = nullptr;
std::atomic<bool> s_isStopping = false;

BOOL WINAPI onControl(DWORD)
{
    // Called on a system thread. FALSE lets the system end the process.
    StopSignal* const receiver = s_receiver;
    if (!receiver || s_isStopping.exchange(true)) return FALSE;
    QMetaObject::invokeMethod(
        receiver, [receiver] { Q_EMIT receiver->stopped(); }, Qt::QueuedConnection);
    return TRUE;
}
} // namespace

struct StopSignal::Private
{
};

StopSignal::StopSignal(Hangup)
{
    s_receiver = this;
    SetConsoleCtrlHandler(onControl, TRUE);
}

StopSignal::~StopSignal()
{
    SetConsoleCtrlHandler(onControl, FALSE);
    s_receiver = nullptr;
}

#else

namespace {
int s_pipe[2] = {-1, -1};

volatile std::sig_atomic_t s_stops = 0;

void onSignal(int number)
{
    // Only async-signal-safe calls are allowed here: sends a byte to the main thread, or ends the process.
    constexpr int killedBy = 128; // the exit code convention of shells
    if (number != SIGHUP) {
        if (s_stops != 0) ::_exit(killedBy + number);
        s_stops = 1;
    }
    const char byte = number == SIGHUP ? 2 : 1;
    [[maybe_unused]] const auto written = ::write(s_pipe[1], &byte, 1);
}
} // namespace

struct StopSignal::Private
{
    std::unique_ptr<QSocketNotifier> notifier;
};

StopSignal::StopSignal(Hangup hangup) : d(std::make_unique<Private>())
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, s_pipe) != 0) return;
    d->notifier = std::make_unique<QSocketNotifier>(s_pipe[0], QSocketNotifier::Read);
    connect(d->notifier.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(s_pipe[0], &byte, 1) != 1) return;
        if (byte == 1)
            Q_EMIT stopped();
        else
            Q_EMIT hangupReceived();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    if (hangup == Hangup::Reported) sigaction(SIGHUP, &action, nullptr);
}

StopSignal::~StopSignal()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGHUP, SIG_DFL);
    d->notifier.reset();
    ::close(s_pipe[0]);
    ::close(s_pipe[1]);
}

#endif

} // namespace ink

#include "moc_stopsignal.cpp"
