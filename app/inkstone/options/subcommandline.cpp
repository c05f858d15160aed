#include "app/inkstone/options/subcommandline.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace ink {

std::optional<qint64> positiveNumber(const QString& text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    return isNumber && number > 0 ? std::optional(number) : std::nullopt;
}

SubcommandLine::SubcommandLine(const QString& words, const QString& description, QStringList rest)
    : m_words(words), m_description(description), m_rest(std::move(rest))
{
    m_parser.setApplicationDescription(description);
    declare({QStringLiteral("h"), QStringLiteral("help")}, nullptr, {}, "Prints this help.", {});
}

void SubcommandLine::declare(const QStringList& names, const char* value, const QString& defaultValue,
                             const char* help, std::function<Fault(const QStringList& values)> fill)
{
    const QCommandLineOption option(names, QString::fromUtf8(help), QString::fromLatin1(value));
    m_parser.addOption(option);
    m_options.append(QJsonObject{{QStringLiteral("names"), QJsonArray::fromStringList(names)},
                                 {QStringLiteral("value"), option.valueName()},
                                 {QStringLiteral("default"), defaultValue},
                                 {QStringLiteral("help"), option.description()}});
    if (!fill) return;
    m_steps.push_back([this, option, fill = std::move(fill)]() -> Fault {
        return m_parser.isSet(option) ? fill(m_parser.values(option)) : std::nullopt;
    });
}

void SubcommandLine::add(const char* name, bool& member, const char* help)
{
    declare({QString::fromLatin1(name)}, nullptr, {}, help, [&member](const QStringList&) -> Fault {
        member = true;
        return std::nullopt;
    });
}

void SubcommandLine::add(const char* name, const char* value, QString& member, const char* help)
{
    declare({QString::fromLatin1(name)}, value, member, help, [&member](const QStringList& values) -> Fault {
        member = values.constLast();
        return std::nullopt;
    });
}

void SubcommandLine::add(const char* name, const char* value, QUrl& member, const char* help)
{
    declare({QString::fromLatin1(name)}, value, {}, help, [&member](const QStringList& values) -> Fault {
        member = QUrl(values.constLast());
        return std::nullopt;
    });
}

void SubcommandLine::add(const char* name, const char* value, QStringList& member, const char* help)
{
    declare({QString::fromLatin1(name)}, value, {}, help, [&member](const QStringList& values) -> Fault {
        member = values;
        return std::nullopt;
    });
}

void SubcommandLine::add(const char* name, const char* value, std::optional<int>& member, Range range,
                         const char* help)
{
    add(
        name, value, [&member](int number) { member = number; }, range, help);
}

void SubcommandLine::add(const char* name, const char* value, std::function<void(int)> store, Range range,
                         const char* help)
{
    declare({QString::fromLatin1(name)}, value, {}, help,
            [name, store = std::move(store), range](const QStringList& values) -> Fault {
                bool isNumber = false;
                const int number = values.constLast().toInt(&isNumber);
                if (isNumber && number >= range.minimum && number <= range.maximum) {
                    store(number);
                    return std::nullopt;
                }
                const QString option = QStringLiteral("--") + QString::fromLatin1(name);
                return range.maximum == Range().maximum
                           ? QStringLiteral("%1 needs a number from %2.").arg(option).arg(range.minimum)
                           : QStringLiteral("%1 takes a number from %2 to %3.")
                                 .arg(option)
                                 .arg(range.minimum)
                                 .arg(range.maximum);
            });
}

void SubcommandLine::add(const char* name, const char* value, ValueParser parse, const char* help)
{
    declare({QString::fromLatin1(name)}, value, {}, help,
            [parse = std::move(parse)](const QStringList& values) { return parse(values.constLast()); });
}

void SubcommandLine::addServer(QUrl& member)
{
    add("server", "URL", member,
        "Base address of a service; its key comes from the keychain or INKSTONE_API_KEY (default: the "
        "workspace on this computer).");
}

void SubcommandLine::addJson(bool& member, const char* help)
{
    add("json", member, help);
}

void SubcommandLine::addArgument(const char* name, const char* syntax, const char* help)
{
    m_parser.addPositionalArgument(QString::fromLatin1(name), QString::fromUtf8(help),
                                   QString::fromUtf8(syntax));
    m_arguments.append(QJsonObject{{QStringLiteral("syntax"), QString::fromUtf8(syntax)},
                                   {QStringLiteral("help"), QString::fromUtf8(help)}});
}

void SubcommandLine::acceptArguments(std::function<Fault(const QStringList& arguments)> parse)
{
    m_steps.push_back([this, parse = std::move(parse)] { return parse(m_parser.positionalArguments()); });
}

void SubcommandLine::acceptArguments(QStringList& member, qsizetype minimum, qsizetype maximum,
                                     const QString& fault)
{
    acceptArguments([&member, minimum, maximum, fault](const QStringList& arguments) -> Fault {
        member = arguments;
        return member.size() < minimum || member.size() > maximum ? Fault(fault) : std::nullopt;
    });
}

void SubcommandLine::acceptArgument(QString& member, const QString& fault)
{
    acceptArguments([&member, fault](const QStringList& arguments) -> Fault {
        member = arguments.value(0);
        return arguments.size() == 1 ? std::nullopt : Fault(fault);
    });
}

void SubcommandLine::acceptOptionalArgument(QString& member, const QString& fault)
{
    acceptArguments([&member, fault](const QStringList& arguments) -> Fault {
        member = arguments.value(0);
        return arguments.size() > 1 ? Fault(fault) : std::nullopt;
    });
}

void SubcommandLine::acceptArgument(qint64& member, const QString& fault)
{
    acceptArguments([&member, fault](const QStringList& arguments) -> Fault {
        member = positiveNumber(arguments.value(0)).value_or(0);
        return arguments.size() == 1 && member > 0 ? std::nullopt : Fault(fault);
    });
}

void SubcommandLine::refuseArguments(const QString& fault)
{
    acceptArguments([fault](const QStringList& arguments) -> Fault {
        return arguments.isEmpty() ? std::nullopt : Fault(fault);
    });
}

std::optional<PrintAndExit> SubcommandLine::parse()
{
    if (m_rest == QStringList{QStringLiteral("--describe")}) return describe();
    if (!m_parser.parse(QStringList{QStringLiteral("inkstone ") + m_words} + m_rest))
        return fault(m_parser.errorText());
    if (has("help")) {
        // The parser's usage line names the program only.
        QString text = m_parser.helpText();
        text.replace(QRegularExpression(QStringLiteral("^Usage: \\S+")),
                     QStringLiteral("Usage: inkstone %1").arg(m_words));
        return PrintAndExit{text.trimmed(), 0};
    }
    for (const auto& step : m_steps)
        if (const Fault wrong = step()) return fault(*wrong);
    return std::nullopt;
}

bool SubcommandLine::has(const char* name) const
{
    return m_parser.isSet(QString::fromLatin1(name));
}

PrintAndExit SubcommandLine::fault(const QString& what) const
{
    return {QStringLiteral("%1\nSee: inkstone %2 --help").arg(what, m_words), exitUsage};
}

PrintAndExit SubcommandLine::describe() const
{
    const QJsonObject command{{QStringLiteral("words"), m_words},
                              {QStringLiteral("help"), m_description},
                              {QStringLiteral("options"), m_options},
                              {QStringLiteral("arguments"), m_arguments}};
    return {QString::fromUtf8(QJsonDocument(command).toJson(QJsonDocument::Compact)), 0};
}

} // namespace ink
