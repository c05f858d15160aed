#include "app/base/files.h"

#include <QDir>
#include <QFile>

#include <chrono>
#include <filesystem>
#include <system_error>
#include <thread>

#ifdef Q_OS_WIN
// The first header is required by the others.
// clang-format off
#include <windows.h>
#include <io.h>
#include <sddl.h>
// clang-format on
#else
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace ink {

namespace {

#ifdef Q_OS_WIN
const wchar_t* wide(const QString& native)
{
    return reinterpret_cast<const wchar_t*>(native.utf16());
}

bool isShared(DWORD error)
{
    return error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION ||
           error == ERROR_ACCESS_DENIED || error == ERROR_USER_MAPPED_FILE;
}
#endif

} // namespace

bool flushToDisk(QFileDevice& file)
{
    if (!file.flush()) return false;
#if defined(Q_OS_WIN)
    return FlushFileBuffers(reinterpret_cast<HANDLE>(_get_osfhandle(file.handle()))) != 0;
#elif defined(Q_OS_MACOS)
    // fsync only writes to the disk's cache; network file systems support nothing else.
    return ::fcntl(file.handle(), F_FULLFSYNC) == 0 || ::fsync(file.handle()) == 0;
#else
    return ::fsync(file.handle()) == 0;
#endif
}

void flushFolder([[maybe_unused]] const QString& folder)
{
#ifndef Q_OS_WIN
    if (const int fd = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        fd >= 0) {
        ::fsync(fd);
        ::close(fd);
    }
#endif
}

bool retryWhileShared(const std::function<bool()>& act)
{
#ifdef Q_OS_WIN
    constexpr int attempts = 10;
    constexpr std::chrono::milliseconds pause{50};
    for (int attempt = 1;; ++attempt) {
        SetLastError(ERROR_SUCCESS);
        if (act()) return true;
        if (attempt == attempts || !isShared(GetLastError())) return false;
        std::this_thread::sleep_for(pause);
    }
#else
    return act();
#endif
}

bool removeFile(const QString& path)
{
#ifdef Q_OS_WIN
    const QString native = QDir::toNativeSeparators(path);
    const DWORD attributes = GetFileAttributesW(wide(native));
    if (attributes == INVALID_FILE_ATTRIBUTES) return false;
    if (attributes & FILE_ATTRIBUTE_READONLY)
        SetFileAttributesW(wide(native), attributes & ~DWORD(FILE_ATTRIBUTE_READONLY));
    return retryWhileShared([&native] { return DeleteFileW(wide(native)) != 0; });
#else
    std::error_code error;
    return std::filesystem::remove(QFile(path).filesystemFileName(), error) && !error;
#endif
}

bool renameFile(const QString& from, const QString& to)
{
#ifdef Q_OS_WIN
    const QString nativeFrom = QDir::toNativeSeparators(from);
    const QString nativeTo = QDir::toNativeSeparators(to);
    return retryWhileShared(
        [&] { return MoveFileExW(wide(nativeFrom), wide(nativeTo), MOVEFILE_WRITE_THROUGH) != 0; });
#else
    return QFile::rename(from, to);
#endif
}

bool setModifiedNow(const QString& path)
{
#ifdef Q_OS_WIN
    // The C library would open the file for writing, which fails for read-only files.
    const HANDLE file = CreateFileW(wide(QDir::toNativeSeparators(path)), FILE_WRITE_ATTRIBUTES,
                                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) return false;
    FILETIME now;
    GetSystemTimePreciseAsFileTime(&now);
    const bool isSet = SetFileTime(file, nullptr, nullptr, &now) != 0;
    CloseHandle(file);
    return isSet;
#else
    std::error_code error;
    std::filesystem::last_write_time(QFile(path).filesystemFileName(),
                                     std::filesystem::file_time_type::clock::now(), error);
    return !error;
#endif
}

void makeReadOnly(const QString& path)
{
    QFile::setPermissions(path, QFileDevice::ReadOwner);
}

bool makePrivate(const QString& folder)
{
#ifdef Q_OS_WIN
    // Full access for owner, system and administrators, inherited by new files; nothing is inherited from the
    // parent.
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    if (!ConvertStringSecurityDescriptorToSecurityDescriptorW(
            L"D:P(A;OICI;FA;;;OW)(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)", SDDL_REVISION_1, &descriptor, nullptr))
        return false;
    const bool isSet =
        SetFileSecurityW(wide(QDir::toNativeSeparators(folder)),
                         DACL_SECURITY_INFORMATION | PROTECTED_DACL_SECURITY_INFORMATION, descriptor) != 0;
    LocalFree(descriptor);
    return isSet;
#else
    return QFile::setPermissions(folder,
                                 QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
#endif
}

} // namespace ink
