#include "app/inkstone/commandbase/secretprompt.h"

#include "app/base/console.h"

#ifdef _WIN32
#include <io.h>
#include <windows.h>
#else
#include <cerrno>
#include <termios.h>
#include <unistd.h>
#endif

namespace ink {

namespace {

#ifdef _WIN32
/** A console that hides its input during the object's lifetime. */
class QuietTerminal final
{
public:
    QuietTerminal() : m_input(GetStdHandle(STD_INPUT_HANDLE))
    {
        m_isTerminal = GetConsoleMode(m_input, &m_before) != 0;
        if (m_isTerminal) SetConsoleMode(m_input, m_before & ~static_cast<DWORD>(ENABLE_ECHO_INPUT));
    }
    ~QuietTerminal()
    {
        if (m_isTerminal) SetConsoleMode(m_input, m_before);
    }
    Q_DISABLE_COPY_MOVE(QuietTerminal)
    [[nodiscard]] bool isTerminal() const { return m_isTerminal; }

private:
    HANDLE m_input;
    DWORD m_before = 0;
    bool m_isTerminal = false;
};
#else
/** A terminal that hides its input during the object's lifetime. */
class QuietTerminal final
{
public:
    QuietTerminal() : m_isTerminal(tcgetattr(STDIN_FILENO, &m_before) == 0)
    {
        if (!m_isTerminal) return;
        termios quiet = m_before;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
    }
    ~QuietTerminal()
    {
        if (m_isTerminal) tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    Q_DISABLE_COPY_MOVE(QuietTerminal)
    [[nodiscard]] bool isTerminal() const { return m_isTerminal; }

private:
    termios m_before{};
    bool m_isTerminal;
};
#endif

/** Reads one byte of standard input without a buffer; returns false at its end. */
bool readByte(char& byte)
{
#ifdef _WIN32
    return _read(0, &byte, 1) == 1;
#else
    ssize_t count = 0;
    do
        count = ::read(STDIN_FILENO, &byte, 1);
    while (count < 0 && errno == EINTR);
    return count == 1;
#endif
}

} // namespace

Result<Secret> readSecret(const QString& prompt)
{
    constexpr qsizetype maxBytes = 4096;
    const QuietTerminal terminal;
    if (terminal.isTerminal()) printError(prompt + QLatin1Char(' '));
    QByteArray line;
    line.reserve(maxBytes); // no copies when it grows
    bool isRead = false;
    char byte = 0;
    while (line.size() < maxBytes && readByte(byte)) {
        isRead = true;
        if (byte == '\n') break;
        line.append(byte);
    }
    if (terminal.isTerminal()) printError(QStringLiteral("\n"));
    if (!isRead)
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("The standard input ended: %1").arg(prompt)));
    if (line.endsWith('\r')) line.chop(1);
    return Secret(std::move(line));
}

Result<QString> readSecretLine(const QString& prompt)
{
    INK_ASSIGN(line, readSecret(prompt));
    return QString::fromUtf8(line.reveal());
}

} // namespace ink
