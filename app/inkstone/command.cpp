#include "app/inkstone/command.h"

#include <cstdio>

namespace ink {

void say(const QString& line)
{
    std::fputs((line + QLatin1Char('\n')).toUtf8().constData(), stdout);
    std::fflush(stdout);
}

void complain(const QString& line)
{
    std::fputs((line + QLatin1Char('\n')).toUtf8().constData(), stderr);
}

QString sentence(const Error& error)
{
    QString text = error.detail.isEmpty() ? errorCodeName(error.code) : error.detail;
    for (const FieldIssue& issue : error.fields)
        text += QStringLiteral("\n  %1: %2").arg(issue.field, issue.message);
    return text;
}

} // namespace ink
