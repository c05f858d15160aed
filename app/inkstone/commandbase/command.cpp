#include "app/inkstone/commandbase/command.h"

#include "app/base/console.h"
#include "app/base/printable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace ink {

namespace {

class ImmediateCommand final : public Command
{
public:
    ImmediateCommand(std::function<int(const CommandContext&)> work, const CommandContext& context)
        : m_work(std::move(work)), m_context(context)
    {
    }
    void start() override { Q_EMIT finished(m_work(m_context)); }

private:
    std::function<int(const CommandContext&)> m_work;
    CommandContext m_context;
};

/** Returns the name of a request's field in words: `people[1].name` is "Recipient 2, name". Other names are
 * returned unchanged. */
QString fieldWords(const QString& field)
{
    if (field == QLatin1StringView("baseUrl")) return QStringLiteral("Server");
    static const QRegularExpression person(QStringLiteral("^people\\[(\\d+)\\]\\.(\\w+)$"));
    const QRegularExpressionMatch match = person.match(field);
    if (!match.hasMatch()) return field;
    return QStringLiteral("Recipient %1, %2").arg(match.captured(1).toInt() + 1).arg(match.captured(2));
}

} // namespace

CommandFactory immediateCommand(std::function<int(const CommandContext&)> work)
{
    return [work = std::move(work)](const CommandContext& context) -> std::unique_ptr<Command> {
        return std::make_unique<ImmediateCommand>(work, context);
    };
}

void printLine(const QString& line)
{
    printOut(printable(line) + QLatin1Char('\n'));
}

void printLines(const QStringList& lines)
{
    for (const QString& line : lines)
        printLine(line);
}

void printJson(const QJsonValue& value)
{
    const QJsonDocument document =
        value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    printLines(
        QString::fromUtf8(document.toJson(QJsonDocument::Indented)).trimmed().split(QLatin1Char('\n')));
}

void printErrorLine(const QString& line)
{
    printError(line + QLatin1Char('\n'));
}

QString errorText(const Error& error)
{
    QString text = error.detail.isEmpty() ? errorCodeName(error.code) : printable(error.detail.english());
    for (const FieldIssue& issue : error.fields)
        text += QStringLiteral("\n  %1: %2")
                    .arg(printable(fieldWords(issue.field)), printable(issue.message.english()));
    return text;
}

int reportFailure(const Error& error, int exitCode)
{
    printErrorLine(errorText(error));
    return exitCode;
}

} // namespace ink

#include "moc_command.cpp"
