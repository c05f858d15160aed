#include "app/helper/processlimits.h"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <thread>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif
#ifdef __APPLE__
#include <mach/mach.h>
#endif
#ifdef Q_OS_WIN
#include <windows.h>
#endif

// Sanitizers reserve far more memory than a program uses.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define INKSTONE_SANITIZED 1
#endif

namespace ink::helper {

namespace {

#if defined(__linux__) || defined(__APPLE__)
/** The private memory of this process in bytes; 0 = unknown. */
qint64 ownMemory()
{
#ifdef __linux__
    char text[128] = {};
    const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    const ssize_t size = ::read(file, text, sizeof text - 1);
    ::close(file);
    long long whole = 0;
    long long resident = 0;
    long long shared = 0;
    if (size <= 0 || std::sscanf(text, "%lld %lld %lld", &whole, &resident, &shared) != 3) return 0;
    return (resident - shared) * ::sysconf(_SC_PAGESIZE);
#else
    task_vm_info_data_t info{};
    mach_msg_type_number_t count = TASK_VM_INFO_COUNT;
    if (task_info(mach_task_self(), TASK_VM_INFO, reinterpret_cast<task_info_t>(&info), &count) !=
        KERN_SUCCESS)
        return 0;
    return static_cast<qint64>(info.phys_footprint);
#endif
}

void watchMemory(qint64 bytes)
{
    std::thread([bytes] {
        constexpr std::chrono::milliseconds lookEvery(20);
        while (ownMemory() <= bytes)
            std::this_thread::sleep_for(lookEvery);
        std::_Exit(exitOutOfMemory);
    }).detach();
}
#endif

} // namespace

void closeInheritedFiles()
{
#ifdef Q_OS_UNIX
    constexpr int first = STDERR_FILENO + 1;
#if defined(__linux__) && defined(SYS_close_range)
    if (::syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
    constexpr long maximum = 65'536;
    const long open = ::sysconf(_SC_OPEN_MAX);
    const int end = static_cast<int>(open > 0 && open < maximum ? open : maximum);
    for (int file = first; file < end; ++file)
        ::close(file);
#endif
}

void prepareProcess()
{
#ifdef Q_OS_UNIX
    // Sent to the whole process group; the service ends this process.
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, SIG_IGN);
    const rlimit none{0, 0};
    (void)::setrlimit(RLIMIT_CORE, &none);
#endif
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#ifndef INKSTONE_SANITIZED
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); // also for a core_pattern that names a program
#endif
#endif
#ifdef Q_OS_WIN
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
#endif
}

void lowerPriority()
{
#ifdef Q_OS_UNIX
    errno = 0;
    if (::nice(niceIncrement) == -1 && errno != 0) std::fputs("the priority stays as it is\n", stderr);
#endif
#ifdef Q_OS_WIN
    ::SetPriorityClass(::GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS);
#endif
}

void limitMemory(qint64 bytes)
{
    std::set_new_handler([] { std::_Exit(exitOutOfMemory); });
#if defined(Q_OS_UNIX) && !defined(INKSTONE_SANITIZED)
    const rlimit limit{static_cast<rlim_t>(bytes), static_cast<rlim_t>(bytes)};
    // On Linux, limits all private writable memory; the address space may be larger.
    (void)::setrlimit(RLIMIT_DATA, &limit);
#endif
#if defined(__linux__) || defined(__APPLE__)
    watchMemory(bytes);
#endif
#ifdef Q_OS_WIN
    const HANDLE job = ::CreateJobObjectW(nullptr, nullptr); // exists as long as the process
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION info{};
    info.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_PROCESS_MEMORY |
                                            JOB_OBJECT_LIMIT_ACTIVE_PROCESS |
                                            JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    info.BasicLimitInformation.ActiveProcessLimit = 1;
    info.ProcessMemoryLimit = static_cast<SIZE_T>(bytes);
    if (!job || !::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &info, sizeof info) ||
        !::AssignProcessToJobObject(job, ::GetCurrentProcess()))
        std::_Exit(EXIT_FAILURE); // never without a limit
#endif
}

} // namespace ink::helper
