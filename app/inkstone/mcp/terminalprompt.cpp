#include "app/inkstone/mcp/terminalprompt.h"

#include <string>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>
#endif

namespace ink::mcp {

namespace {

using permission::Answer;

constexpr int lookEveryMs = 200;
/** Longer than any valid answer. */
constexpr std::size_t maxAnswerLength = 64;

const QString& invitation()
{
    static const QString text =
        QStringLiteral("Type “yes” and press Enter to allow this. Anything else refuses: ");
    return text;
}

Answer answerOf(const QString& line)
{
    return line.trimmed().compare(QLatin1StringView("yes"), Qt::CaseInsensitive) == 0 ? Answer::Granted
                                                                                      : Answer::Refused;
}

} // namespace

#ifdef Q_OS_WIN

namespace {

class Handle final
{
public:
    explicit Handle(const wchar_t* name)
        : m_handle(CreateFileW(name, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                               nullptr, OPEN_EXISTING, 0, nullptr))
    {
    }
    ~Handle()
    {
        if (isValid()) CloseHandle(m_handle);
    }
    Q_DISABLE_COPY_MOVE(Handle)
    [[nodiscard]] bool isValid() const { return m_handle != INVALID_HANDLE_VALUE; }
    [[nodiscard]] HANDLE get() const { return m_handle; }

private:
    HANDLE m_handle;
};

void writeTo(const Handle& console, const QString& text)
{
    DWORD written = 0;
    WriteConsoleW(console.get(), text.utf16(), static_cast<DWORD>(text.size()), &written, nullptr);
}

} // namespace

Answer askOnTerminal(const QString& text, const std::atomic<bool>& stop)
{
    const Handle input(L"CONIN$");
    const Handle output(L"CONOUT$");
    if (!input.isValid() || !output.isValid()) return Answer::Unavailable;
    FlushConsoleInputBuffer(input.get());
    writeTo(output, QString(text + invitation()).replace(QLatin1Char('\n'), QStringLiteral("\r\n")));
    QString line;
    while (!stop) {
        if (WaitForSingleObject(input.get(), lookEveryMs) != WAIT_OBJECT_0) continue;
        INPUT_RECORD record{};
        DWORD count = 0;
        if (!ReadConsoleInputW(input.get(), &record, 1, &count)) return Answer::Unavailable;
        if (count == 0 || record.EventType != KEY_EVENT || !record.Event.KeyEvent.bKeyDown) continue;
        const QChar key(record.Event.KeyEvent.uChar.UnicodeChar);
        if (key == QLatin1Char('\r') || static_cast<std::size_t>(line.size()) >= maxAnswerLength) {
            writeTo(output, QStringLiteral("\r\n"));
            return answerOf(line);
        }
        if (key.isPrint()) {
            line.append(key);
            writeTo(output, QString(key));
        } else if (key == QLatin1Char('\b') && !line.isEmpty()) {
            line.chop(1);
            writeTo(output, QStringLiteral("\b \b"));
        }
    }
    writeTo(output, QStringLiteral("\r\n"));
    return Answer::TimedOut;
}

#else

namespace {

/** The controlling terminal, which the destructor closes. */
class Terminal final
{
public:
    Terminal() : m_file(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)) {}
    ~Terminal()
    {
        if (m_file >= 0) ::close(m_file);
    }
    Q_DISABLE_COPY_MOVE(Terminal)

    [[nodiscard]] bool isUsable() const { return m_file >= 0 && ::tcgetpgrp(m_file) == ::getpgrp(); }
    void dropInput() const { ::tcflush(m_file, TCIFLUSH); }
    void write(const QString& text) const
    {
        const QByteArray bytes = text.toUtf8();
        for (qsizetype done = 0; done < bytes.size();) {
            const auto count = ::write(m_file, bytes.constData() + done, std::size_t(bytes.size() - done));
            if (count <= 0) return;
            done += count;
        }
    }
    /** Waits up to lookEveryMs for input. */
    [[nodiscard]] bool hasInput() const
    {
        // Not poll(), which doesn't support terminals on macOS.
        fd_set files;
        FD_ZERO(&files);
        FD_SET(m_file, &files);
        timeval patience{0, lookEveryMs * 1000};
        return ::select(m_file + 1, &files, nullptr, nullptr, &patience) > 0;
    }
    /** Reads the next byte. Returns false at the end of the input. */
    [[nodiscard]] bool read(char& byte) const { return ::read(m_file, &byte, 1) == 1; }

private:
    int m_file;
};

} // namespace

Answer askOnTerminal(const QString& text, const std::atomic<bool>& stop)
{
    const Terminal terminal;
    if (!terminal.isUsable()) return Answer::Unavailable;
    terminal.dropInput();
    terminal.write(QLatin1Char('\n') + text + invitation());
    std::string line;
    while (!stop) {
        if (!terminal.hasInput()) continue;
        char byte = 0;
        if (!terminal.read(byte)) return Answer::Refused;
        if (byte == '\n' || byte == '\r' || line.size() >= maxAnswerLength)
            return answerOf(QString::fromStdString(line));
        line.push_back(byte);
    }
    terminal.write(QStringLiteral("\nNobody answered in time; nothing was done.\n"));
    return Answer::TimedOut;
}

#endif

} // namespace ink::mcp
