#include "app/inkstone/crashhandler.h"

#include <QDir>
#include <QFile>
#include <QSysInfo>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <string>

#ifdef Q_OS_WIN
#include <windows.h>
#elif __has_include(<execinfo.h>)
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>
#define INKSTONE_HAS_BACKTRACE
#endif

namespace ink {

namespace {

QString freshReport(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("crash.txt"));
}

QByteArray reportHead()
{
    return QStringLiteral("Inkstone %1, Qt %2, %3 (%4)\n")
        .arg(QStringLiteral(INKSTONE_VERSION), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
             QSysInfo::currentCpuArchitecture())
        .toUtf8();
}

// Everything that the handler needs is prepared in advance, because it must not allocate memory.
constexpr int maxFrames = 64;
constexpr std::size_t maxPath = 4096;
constexpr std::size_t maxHead = 256;
std::array<char, maxHead> s_head{};
std::size_t s_headSize = 0;

#ifdef Q_OS_WIN

std::array<wchar_t, maxPath> s_reportPath{};

LONG WINAPI onWindowsCrash(EXCEPTION_POINTERS* what)
{
    const HANDLE file = CreateFileW(s_reportPath.data(), GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS,
                                    FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) return EXCEPTION_CONTINUE_SEARCH;
    DWORD written = 0;
    WriteFile(file, s_head.data(), static_cast<DWORD>(s_headSize), &written, nullptr);
    const auto writeNumber = [file, &written](const char* label, unsigned long long number) {
        std::array<char, 96> line{};
        std::size_t size = std::strlen(label);
        std::memcpy(line.data(), label, size);
        for (int shift = 60; shift >= 0; shift -= 4)
            line.at(size++) = "0123456789abcdef"[(number >> static_cast<unsigned>(shift)) & 0xFU];
        line.at(size++) = '\n';
        WriteFile(file, line.data(), static_cast<DWORD>(size), &written, nullptr);
    };
    writeNumber("Exception ", what->ExceptionRecord->ExceptionCode);
    writeNumber("Program at ", reinterpret_cast<unsigned long long>(GetModuleHandleW(nullptr)));
    std::array<void*, maxFrames> frames{};
    const USHORT count = CaptureStackBackTrace(0, maxFrames, frames.data(), nullptr);
    for (USHORT i = 0; i < count; ++i)
        writeNumber("  ", reinterpret_cast<unsigned long long>(frames.at(i)));
    CloseHandle(file);
    return EXCEPTION_CONTINUE_SEARCH;
}

#elif defined(INKSTONE_HAS_BACKTRACE)

std::array<char, maxPath> s_reportPath{};
std::array<char, 64 * 1024> s_handlerStack{};

void writeText(int file, const char* text)
{
    [[maybe_unused]] const auto written = ::write(file, text, std::strlen(text));
}

const char* signalName(int signal)
{
    switch (signal) {
    case SIGSEGV:
        return "SIGSEGV";
    case SIGBUS:
        return "SIGBUS";
    case SIGFPE:
        return "SIGFPE";
    case SIGILL:
        return "SIGILL";
    default:
        return "SIGABRT";
    }
}

void onCrash(int signal)
{
    const int file = ::open(s_reportPath.data(), O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
    if (file >= 0) {
        [[maybe_unused]] const auto written = ::write(file, s_head.data(), s_headSize);
        writeText(file, signalName(signal));
        writeText(file, "\n");
        std::array<void*, maxFrames> frames{};
        const int count = ::backtrace(frames.data(), maxFrames);
        ::backtrace_symbols_fd(frames.data(), count, file);
        ::close(file);
    }
    ::raise(signal); // SA_RESETHAND: this time the system ends the program
}

#endif

} // namespace

void CrashHandler::install(const QString& folder)
{
    const QByteArray head = reportHead();
    s_headSize = std::min(static_cast<std::size_t>(head.size()), s_head.size());
    std::memcpy(s_head.data(), head.constData(), s_headSize);
#ifdef Q_OS_WIN
    const std::wstring path = QDir::toNativeSeparators(freshReport(folder)).toStdWString();
    if (path.size() >= s_reportPath.size()) return;
    std::copy(path.begin(), path.end(), s_reportPath.begin());
    SetUnhandledExceptionFilter(onWindowsCrash);
#elif defined(INKSTONE_HAS_BACKTRACE)
    const QByteArray path = QFile::encodeName(freshReport(folder));
    if (static_cast<std::size_t>(path.size()) >= s_reportPath.size()) return;
    std::memcpy(s_reportPath.data(), path.constData(), static_cast<std::size_t>(path.size()));
    std::array<void*, 1> frame{};
    ::backtrace(frame.data(), 1); // the first call loads a library, which the handler must not do
    stack_t stack{};
    stack.ss_sp = s_handlerStack.data();
    stack.ss_size = s_handlerStack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction act
    {
    };
    act.sa_handler = onCrash;
    act.sa_flags = SA_ONSTACK | static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
        ::sigaction(signal, &act, nullptr);
#else
    Q_UNUSED(folder)
#endif
}

QString CrashHandler::takeReport(const QString& folder)
{
    const QString fresh = freshReport(folder);
    if (!QFile::exists(fresh)) return {};
    const QString kept = QDir(folder).filePath(QStringLiteral("crash-last.txt"));
    QFile::remove(kept);
    return QFile::rename(fresh, kept) ? kept : fresh;
}

} // namespace ink
