#include "app/inkstone/command.h"

#include "app/base/console.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ink {

void say(const QString& line)
{
    printOut(line + QLatin1Char('\n'));
}

void sayJson(const QJsonValue& value)
{
    const QJsonDocument document =
        value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    say(QString::fromUtf8(document.toJson(QJsonDocument::Indented)).trimmed());
}

void complain(const QString& line)
{
    printError(line + QLatin1Char('\n'));
}

QString sentence(const Error& error)
{
    QString text = error.detail.isEmpty() ? errorCodeName(error.code) : error.detail.english();
    for (const FieldIssue& issue : error.fields)
        text += QStringLiteral("\n  %1: %2").arg(issue.field, issue.message.english());
    return text;
}

} // namespace ink
