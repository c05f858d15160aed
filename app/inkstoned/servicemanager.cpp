#include "app/inkstoned/servicemanager.h"

#include <QtGlobal>

#include <algorithm>

#ifdef __linux__
#include <cstddef>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace ink::inkstoned {

#ifdef __linux__

void notifyManager(const QByteArray& state)
{
    static const QByteArray path = [] {
        const QByteArray given = qgetenv("NOTIFY_SOCKET");
        qunsetenv("NOTIFY_SOCKET");
        return given;
    }();
    sockaddr_un address = {};
    const auto size = static_cast<std::size_t>(path.size());
    if (size < 2 || size >= sizeof address.sun_path || (path.at(0) != '/' && path.at(0) != '@')) return;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, path.constData(), size);
    if (path.at(0) == '@') address.sun_path[0] = '\0'; // an abstract address
    const int fd = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return;
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + size);
    // If the manager doesn't listen, the service runs anyway.
    [[maybe_unused]] const auto sent =
        ::sendto(fd, state.constData(), static_cast<std::size_t>(state.size()), MSG_NOSIGNAL,
                 reinterpret_cast<const sockaddr*>(&address), length);
    ::close(fd);
}

std::optional<std::chrono::milliseconds> watchdogInterval()
{
    bool ok = false;
    const qint64 microseconds = qgetenv("WATCHDOG_USEC").toLongLong(&ok);
    const QByteArray pid = qgetenv("WATCHDOG_PID");
    if (!ok || microseconds <= 0 || (!pid.isEmpty() && pid.toLongLong() != ::getpid())) return std::nullopt;
    return std::chrono::milliseconds(std::clamp<qint64>(microseconds / 2000, 1, 3'600'000));
}

#else

void notifyManager(const QByteArray&) {}

std::optional<std::chrono::milliseconds> watchdogInterval()
{
    return std::nullopt;
}

#endif

} // namespace ink::inkstoned
