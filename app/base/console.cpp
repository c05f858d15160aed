#include "app/base/console.h"

#include "app/base/printable.h"

#include <cstdio>

#ifdef Q_OS_WIN
// The first header is required by the others.
// clang-format off
#include <windows.h>
#include <io.h>
#include <shellapi.h>
// clang-format on
#endif

namespace ink {

namespace {

void print(std::FILE* to, const QString& words)
{
    const QString text = printableLines(words);
#ifdef Q_OS_WIN
    // A console accepts UTF-16 regardless of its code page.
    const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(to)));
    DWORD mode = 0;
    if (GetConsoleMode(handle, &mode)) {
        std::fflush(to);
        DWORD written = 0;
        WriteConsoleW(handle, text.utf16(), static_cast<DWORD>(text.size()), &written, nullptr);
        return;
    }
#endif
    std::fputs(text.toUtf8().constData(), to);
    std::fflush(to);
}

} // namespace

QStringList programArguments([[maybe_unused]] int argc, [[maybe_unused]] char** argv)
{
    QStringList all;
#ifdef Q_OS_WIN
    int count = 0;
    wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 0; words && i < count; ++i)
        all.append(QString::fromWCharArray(words[i]));
    LocalFree(words);
#else
    for (int i = 0; i < argc; ++i)
        all.append(QString::fromLocal8Bit(argv[i]));
#endif
    return all;
}

void useHeadlessPlatform()
{
#ifndef Q_OS_WIN
    qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
}

void printOut(const QString& text)
{
    print(stdout, text);
}

void printError(const QString& text)
{
    print(stderr, text);
}

} // namespace ink
