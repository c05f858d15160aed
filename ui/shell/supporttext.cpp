#include "ui/shell/supporttext.h"

#include <QRegularExpression>

namespace ink::ui {

namespace {

struct Rule
{
    QRegularExpression pattern;
    QString instead;
};

Rule rule(const char* pattern, const char* instead)
{
    return {QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption |
                                                               QRegularExpression::CaseInsensitiveOption),
            QString::fromUtf8(instead)};
}

} // namespace

QString redactLog(QString log)
{
    static const Rule rules[] = {
        // Library paths in a crash's stack trace, reduced to the file name.
        rule(R"(^/[^\n(]*/([^/\n(]+)(?=\())", R"(\1)"),
        // Quoted values may be personal data: titles, names, server responses.
        rule(R"(“[^”\n]*”|"[^"\n]*"|„[^“”\n]*[“”]|«[^»\n]*»)", "“…”"),
        rule(R"(\b([a-z][a-z0-9+.-]*)://[^\s,;)]+)", R"(\1://[address])"),
        rule(R"([^\s<>(),;:“”"]+@[^\s<>(),;:“”"]+)", "[address]"),
        // A path may contain spaces: it ends before a colon and its text, or at the end of the line.
        rule(R"((?<![\w.:/\]])(?:[a-z]:[\\/]|~?/)[^\n:(“"]*[\\/][^\n:(“"]*)", "[path]"),
        rule(R"(\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\b)", "[address]"),
        rule(R"(\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b)", "[address]"),
        rule(R"((?<![\w:])[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,}(?![\w:]))", "[address]"),
    };
    for (const Rule& each : rules)
        log.replace(each.pattern, each.instead);
    return log;
}

} // namespace ink::ui
