#include "app/inkstone/mcp/peercheck.h"

#include "app/inkstone/commandbase/instancename.h"

#include <QLocalSocket>
#include <QLockFile>
#include <QString>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace ink::mcp {

#ifdef Q_OS_WIN

bool isOfWindow(const QLocalSocket& socket, const QString& instance)
{
    ULONG server = 0;
    // The descriptor of a local socket is the pipe's handle.
    if (!GetNamedPipeServerProcessId(reinterpret_cast<HANDLE>(socket.socketDescriptor()), &server))
        return false;
    const QLockFile lock(instanceLock(instance));
    qint64 holder = 0;
    QString host;
    QString application;
    return lock.getLockInfo(&holder, &host, &application) && holder == static_cast<qint64>(server);
}

#else

bool isOfWindow(const QLocalSocket& socket, const QString&)
{
    const int descriptor = static_cast<int>(socket.socketDescriptor());
#ifdef SO_PEERCRED
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(descriptor, &user, &group) == 0 && user == ::geteuid();
#endif
}

#endif

} // namespace ink::mcp
