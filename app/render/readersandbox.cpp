#include "app/render/readersandbox.h"

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif
#ifdef __linux__
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

namespace ink::render {

namespace {

#ifdef __linux__
#if defined(__x86_64__)
constexpr unsigned ownArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr unsigned ownArchitecture = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr unsigned ownArchitecture = AUDIT_ARCH_RISCV64;
#else
constexpr unsigned ownArchitecture = 0;
#endif

/** Denies sockets, and inspecting or signalling other processes: such calls fail with "permission denied". */
bool denyCalls()
{
    if (ownArchitecture == 0) return false;
    constexpr unsigned denied = SECCOMP_RET_ERRNO | (EACCES & SECCOMP_RET_DATA);
#define INK_DENY(call)                                                                                       \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 1), BPF_STMT(BPF_RET | BPF_K, denied)
    sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ownArchitecture, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, denied),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
#ifdef __x86_64__
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000U, 0, 1), // the x32 numbers of the same calls
        BPF_STMT(BPF_RET | BPF_K, denied),
#endif
        INK_DENY(SYS_socket),
        INK_DENY(SYS_socketpair),
        INK_DENY(SYS_connect),
        INK_DENY(SYS_bind),
        INK_DENY(SYS_ptrace),
        INK_DENY(SYS_process_vm_readv),
        INK_DENY(SYS_process_vm_writev),
        INK_DENY(SYS_kill),
        INK_DENY(SYS_tkill),
        INK_DENY(SYS_unshare),
        INK_DENY(SYS_mount),
#ifdef SYS_io_uring_setup
        INK_DENY(SYS_io_uring_setup),
#endif
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
#undef INK_DENY
    const sock_fprog program{static_cast<unsigned short>(sizeof filter / sizeof *filter), filter};
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}
#endif

#ifdef Q_OS_UNIX
void limitTo(int resource, qint64 value)
{
    const rlimit limit{static_cast<rlim_t>(value), static_cast<rlim_t>(value)};
#ifdef __GLIBC__
    if (::setrlimit(static_cast<__rlimit_resource>(resource), &limit) != 0) ::_exit(126);
#else
    if (::setrlimit(resource, &limit) != 0) ::_exit(126);
#endif
}
#endif

} // namespace

void enterReaderSandbox(qint64 seconds, qint64 memory)
{
#ifdef Q_OS_UNIX
    constexpr int openFiles = 64;
    limitTo(RLIMIT_CORE, 0);
    limitTo(RLIMIT_FSIZE, 0); // its output is a pipe
    limitTo(RLIMIT_CPU, seconds);
    limitTo(RLIMIT_NOFILE, openFiles);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && !defined(__APPLE__)
    limitTo(RLIMIT_AS, memory);
#else
    Q_UNUSED(memory);
#endif
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    if (!denyCalls()) ::_exit(126);
#endif
#else
    Q_UNUSED(seconds);
    Q_UNUSED(memory);
#endif
}

} // namespace ink::render
