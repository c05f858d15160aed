#include "app/base/systemfault.h"

#include "app/base/files.h"
#include "app/base/reasons.h"

#include <QByteArray>
#include <QFile>
#include <QFileDevice>
#include <QTemporaryFile>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <mutex>
#include <system_error>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace ink {

namespace {

using SteadyClock = std::chrono::steady_clock;

struct NamedFault
{
    int error;
    Message (*reason)();
};

// Index(namedFaults): Faults of the disk and the system: their names
constexpr NamedFault namedFaults[] = {
    {ENOSPC, reasons::diskFull},         {EROFS, reasons::diskReadOnly},
    {EIO, reasons::diskFaulty},          {EMFILE, reasons::tooManyOpenFiles},
    {ENFILE, reasons::tooManyOpenFiles}, {EFBIG, reasons::fileSizeLimited},
    {EACCES, reasons::storingForbidden}, {EPERM, reasons::storingForbidden},
#ifdef EDQUOT
    {EDQUOT, reasons::diskQuotaReached},
#endif
};

Message reasonFor(int error)
{
    const auto* found = std::find_if(std::begin(namedFaults), std::end(namedFaults),
                                     [error](const NamedFault& each) { return each.error == error; });
    if (found != std::end(namedFaults)) return found->reason();
    return reasons::diskRefusedFileBecause(QString::fromStdString(std::generic_category().message(error)));
}

Error unavailable(Message reason)
{
    Error error;
    error.code = ErrorCode::Unavailable;
    error.detail = std::move(reason);
    error.retryable = true;
    return error;
}

/** The last known state of this process's storage. */
struct State
{
    std::mutex mutex;
    int fault = 0;                   ///< errno; 0 = none
    SteadyClock::time_point tried{}; ///< time of the last attempt to store after a fault
    int logged = 0;                  ///< errno of the last log line
    SteadyClock::time_point loggedAt{};
};

State& state()
{
    static State one;
    return one;
}

void note(const char* what, int error)
{
    constexpr std::chrono::seconds pause(10);
    {
        const std::lock_guard lock(state().mutex);
        state().fault = error;
        const auto now = SteadyClock::now();
        if (state().logged == error && now - state().loggedAt < pause) return;
        state().logged = error;
        state().loggedAt = now;
    }
    qWarning("%s failed: %s (errno %d).", what, std::generic_category().message(error).c_str(), error);
}

} // namespace

void clearSystemError()
{
    errno = 0;
#ifdef Q_OS_WIN
    SetLastError(ERROR_SUCCESS);
#endif
}

int lastSystemError()
{
#ifdef Q_OS_WIN
    switch (GetLastError()) {
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return ENOSPC;
    case ERROR_WRITE_PROTECT:
        return EROFS;
    case ERROR_TOO_MANY_OPEN_FILES:
        return EMFILE;
    case ERROR_ACCESS_DENIED:
        return EACCES;
    case ERROR_CRC:
    case ERROR_IO_DEVICE:
    case ERROR_WRITE_FAULT:
        return EIO;
    default:
        break;
    }
#endif
    return errno;
}

Error systemFault(const char* what, int error)
{
    note(what, error == 0 ? EIO : error);
    return unavailable(reasonFor(error == 0 ? EIO : error));
}

Error systemFault(const char* what, const QFileDevice& file)
{
    if (const int error = lastSystemError(); error != 0) return systemFault(what, error);
    if (file.error() == QFileDevice::ResourceError) return systemFault(what, ENOSPC);
    note(what, EIO);
    return unavailable(reasons::diskRefusedFileBecause(file.errorString()));
}

bool writeAll(QFileDevice& file, const char* data, qint64 size)
{
    clearSystemError();
    while (size > 0) {
        const qint64 written = file.write(data, size);
        if (written <= 0) return false;
        data += written;
        size -= written;
    }
    return true;
}

int testStorage(const QString& folder, qint64 bytes)
{
    clearSystemError();
    QTemporaryFile file(folder + QStringLiteral("/.storing-XXXXXX"));
    const QByteArray some(bytes, 'x');
    const bool isStored =
        file.open() && writeAll(file, some.constData(), some.size()) && file.flush() && flushToDisk(file);
    const int error = lastSystemError();
    if (isStored) return 0;
    return error == 0 ? EIO : error;
}

Result<void> storageFault(const QStringList& folders)
{
    constexpr std::chrono::seconds pause(1);
    constexpr qint64 enough = 1024 * 1024;
    int fault = 0;
    {
        const std::lock_guard lock(state().mutex);
        fault = state().fault;
        if (fault == 0) return {};
        const auto now = SteadyClock::now();
        if (now - state().tried < pause) return fail(unavailable(reasonFor(fault)));
        state().tried = now;
    }
    fault = 0;
    for (qsizetype i = 0; i < folders.size() && fault == 0; ++i)
        fault = testStorage(folders.at(i), enough);
    const std::lock_guard lock(state().mutex);
    state().fault = fault;
    if (fault == 0) return {};
    return fail(unavailable(reasonFor(fault)));
}

} // namespace ink
