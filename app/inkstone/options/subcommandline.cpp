#include "app/inkstone/options/subcommandline.h"

#include "app/inkstone/commands/command.h"

#include <QJsonDocument>
#include <QRegularExpression>

namespace ink {

PrintAndExit overviewOr(const QString& command, const QString& overview, const QStringList& rest)
{
    const QString verb = rest.value(0);
    if (verb == QStringLiteral("--help") || verb == QStringLiteral("-h") || verb == QStringLiteral("help"))
        return {overview, 0};
    const QString what = verb.isEmpty() ? QStringLiteral("%1: missing subcommand.").arg(command)
                                        : QStringLiteral("Unknown subcommand “%1”.").arg(verb);
    return {QStringLiteral("%1\nSee: inkstone %2 --help").arg(what, command), exitUsage};
}

SubcommandLine::SubcommandLine(const QString& words, const QString& description)
    : m_words(words), m_description(description),
      m_help({QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Prints this help."))
{
    m_parser.setApplicationDescription(description);
    addOption(m_help);
}

void SubcommandLine::addOption(const QCommandLineOption& option)
{
    m_parser.addOption(option);
    m_options.append(QJsonObject{{QStringLiteral("names"), QJsonArray::fromStringList(option.names())},
                                 {QStringLiteral("value"), option.valueName()},
                                 {QStringLiteral("default"), option.defaultValues().value(0)},
                                 {QStringLiteral("help"), option.description()}});
}

void SubcommandLine::add(const char* name, const char* description, const char* value,
                         const char* defaultValue)
{
    QCommandLineOption option(QString::fromLatin1(name), QString::fromUtf8(description));
    if (value) option.setValueName(QString::fromLatin1(value));
    if (defaultValue) option.setDefaultValue(QString::fromLatin1(defaultValue));
    addOption(option);
}

void SubcommandLine::addArgument(const char* name, const char* description, const char* syntax)
{
    m_parser.addPositionalArgument(QString::fromLatin1(name), QString::fromUtf8(description),
                                   QString::fromUtf8(syntax));
    m_arguments.append(QJsonObject{{QStringLiteral("syntax"), QString::fromUtf8(syntax)},
                                   {QStringLiteral("help"), QString::fromUtf8(description)}});
}

void SubcommandLine::addServer()
{
    add("server",
        "Base address of a service; its key comes from the keychain or INKSTONE_API_KEY (default: the "
        "workspace on this computer).",
        "URL");
}

void SubcommandLine::addJson()
{
    add("json", "Prints the result as JSON.");
}

std::optional<PrintAndExit> SubcommandLine::parse(const QStringList& rest)
{
    if (rest == QStringList{QStringLiteral("--describe")}) return describe();
    if (!m_parser.parse(QStringList{QStringLiteral("inkstone ") + m_words} + rest))
        return fault(m_parser.errorText());
    if (!m_parser.isSet(m_help)) return std::nullopt;
    // The parser's usage line names the program only.
    QString text = m_parser.helpText();
    text.replace(QRegularExpression(QStringLiteral("^Usage: \\S+")),
                 QStringLiteral("Usage: inkstone %1").arg(m_words));
    return PrintAndExit{text.trimmed(), 0};
}

PrintAndExit SubcommandLine::describe() const
{
    const QJsonObject command{{QStringLiteral("words"), m_words},
                              {QStringLiteral("help"), m_description},
                              {QStringLiteral("options"), m_options},
                              {QStringLiteral("arguments"), m_arguments}};
    return {QString::fromUtf8(QJsonDocument(command).toJson(QJsonDocument::Compact)), 0};
}

PrintAndExit SubcommandLine::fault(const QString& what) const
{
    return {QStringLiteral("%1\nSee: inkstone %2 --help").arg(what, m_words), exitUsage};
}

bool SubcommandLine::has(const char* name) const
{
    return m_parser.isSet(QString::fromLatin1(name));
}

QString SubcommandLine::value(const char* name) const
{
    return m_parser.value(QString::fromLatin1(name));
}

QStringList SubcommandLine::values(const char* name) const
{
    return m_parser.values(QString::fromLatin1(name));
}

} // namespace ink
