#include "app/inkstone/commandbase/secretprompt.h"

#include "app/base/console.h"

#include <iostream>
#include <string>

#ifdef _WIN32
#include <io.h>
#include <windows.h>
#else
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

} // namespace

Result<QString> readSecretLine(const QString& prompt)
{
    const QuietTerminal terminal;
    if (terminal.isTerminal()) printError(prompt + QLatin1Char(' '));
    std::string line;
    const bool isRead = static_cast<bool>(std::getline(std::cin, line));
    if (terminal.isTerminal()) printError(QStringLiteral("\n"));
    if (!isRead)
        return fail(ErrorCode::Io,
                    Message::literal(QStringLiteral("The standard input ended: %1").arg(prompt)));
    QString text = QString::fromStdString(line);
    if (text.endsWith(QLatin1Char('\r'))) text.chop(1);
    return text;
}

} // namespace ink
