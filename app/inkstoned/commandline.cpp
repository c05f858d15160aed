#include "app/inkstoned/commandline.h"

#include "app/base/console.h"
#include "app/inkstoned/options.h"
#include "app/wire/json.h"

#include <QCommandLineParser>
#include <QDateTime>
#include <QFile>

#include <array>

namespace ink::inkstoned {

namespace {

QString dashed(const QString& name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

/** Checks a value by the rules that apply to every option. */
Result<void> checkValue(const QString& name, const QString& given)
{
    if (given.isEmpty()) return failValidation(QStringLiteral("%1 needs a value").arg(name));
    for (const QChar c : given)
        if (c.category() == QChar::Other_Control)
            return failValidation(QStringLiteral("the value of %1 has a control character").arg(name));
    return {};
}

Result<void> checkCommand(const CommandLine& line)
{
    if (line.has("help") || line.has("version")) return {};
    if (line.words.isEmpty()) return failValidation(QStringLiteral("specify a command"));
    const CommandInfo* command = findCommand(line.words);
    if (!command)
        return failValidation(QStringLiteral("unknown command %1").arg(line.words.join(QLatin1Char(' '))));
    const auto fits = [&](const QString& name) {
        const Option* option = findOption(name);
        return option && (option->commands & static_cast<unsigned>(command->group)) != 0;
    };
    for (const QStringList& given : {line.values.keys(), line.flags})
        for (const QString& name : given)
            if (!fits(name))
                return failValidation(QStringLiteral("%1 takes no --%2").arg(command->words, name));
    for (const QString& used : command->optionNames)
        if (used.startsWith(QLatin1Char('!')) && !line.values.contains(used.mid(1)))
            return failValidation(QStringLiteral("--%1 is required").arg(used.mid(1)));
    return {};
}

std::optional<bool> boolFrom(const QString& text)
{
    const QString word = text.toLower();
    for (const char* yes : {"yes", "true", "on", "1"})
        if (word == QLatin1StringView(yes)) return true;
    for (const char* no : {"no", "false", "off", "0"})
        if (word == QLatin1StringView(no)) return false;
    return std::nullopt;
}

bool isWorldReadable([[maybe_unused]] const QFile& file)
{
#ifdef Q_OS_WIN
    return false; // depends on access lists, which Qt doesn't read
#else
    return file.permissions().testFlag(QFileDevice::ReadOther);
#endif
}

/** Returns the parser's error as a sentence for the terminal, because the texts of QCommandLineParser are
 * written for dialogs. */
QString faultOf(const QCommandLineParser& parser, const QStringList& arguments)
{
    const QStringList unknown = parser.unknownOptionNames();
    if (!unknown.isEmpty()) return QStringLiteral("unknown option %1").arg(dashed(unknown.constFirst()));
    // Otherwise the last option has no value, or a flag has one.
    for (const QString& argument : arguments) {
        const QString name = argument.section(QLatin1Char('='), 0, 0);
        const Option* option = name == argument ? nullptr : findOption(name.mid(2));
        if (option && option->kind == OptionKind::Flag) return QStringLiteral("%1 takes no value").arg(name);
    }
    return QStringLiteral("%1 needs a value").arg(arguments.constLast());
}

/** Adds one `name = value` of a file, or the name of a flag alone, unless the command line has that
 * option. */
Result<void> takeSetting(const QString& setting, const CommandLine& given, CommandLine& line,
                         QStringList& seen)
{
    const qsizetype equals = setting.indexOf(QLatin1Char('='));
    const Option* const alone = equals < 0 ? findOption(setting.trimmed()) : nullptr;
    const bool isFlagAlone = alone && alone->kind == OptionKind::Flag;
    if (equals < 1 && !isFlagAlone) return failValidation(QStringLiteral("this line isn't name = value"));
    const QString name = isFlagAlone ? alone->name : setting.left(equals).trimmed();
    QString text = isFlagAlone ? QStringLiteral("yes") : setting.mid(equals + 1).trimmed();
    if (text.size() > 1 && text.startsWith(QLatin1Char('"')) && text.endsWith(QLatin1Char('"')))
        text = text.mid(1, text.size() - 2);
    const Option* option = findOption(name);
    if (!option || !option->isAllowedInFile)
        return failValidation(QStringLiteral("unknown option %1").arg(name));
    if (seen.contains(name)) return failValidation(QStringLiteral("%1 is given twice").arg(name));
    seen.append(name);
    INK_TRY(checkValue(name, text));
    if (option->kind != OptionKind::Flag) {
        if (!given.values.contains(name)) line.values.insert(name, text);
        return {};
    }
    const auto on = boolFrom(text);
    if (!on) return failValidation(QStringLiteral("%1 takes yes or no").arg(name));
    if (*on && !given.flags.contains(name)) line.flags.append(name);
    return {};
}

} // namespace

Result<CommandLine> parse(const QStringList& arguments)
{
    QCommandLineParser parser;
    for (const Option& option : options()) {
        QStringList names{option.name};
        if (option.name == QLatin1StringView("help")) names.append(QStringLiteral("h"));
        parser.addOption(QCommandLineOption(names, {}, option.argument));
    }
    // The parser expects the name of the program as the first argument.
    if (!parser.parse(QStringList{QStringLiteral("inkstoned")} + arguments))
        return failValidation(faultOf(parser, arguments));
    CommandLine line;
    line.words = parser.positionalArguments();
    for (const Option& option : options()) {
        if (!parser.isSet(option.name)) continue;
        if (option.kind == OptionKind::Flag) {
            line.flags.append(option.name);
            continue;
        }
        const QStringList given = parser.values(option.name);
        if (given.size() > 1) return failValidation(QStringLiteral("--%1 is given twice").arg(option.name));
        INK_TRY(checkValue(dashed(option.name), given.constFirst()));
        line.values.insert(option.name, given.constFirst());
    }
    INK_TRY(checkCommand(line));
    return line;
}

Result<CommandLine> withConfigFile(CommandLine line)
{
    const QString path = line.value("config");
    if (path.isEmpty()) return line;
    constexpr qint64 maximum = 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maximum)
        return failValidation(QStringLiteral("%1 cannot be read").arg(path));
    CommandLine merged = line;
    QStringList seen;
    int number = 0;
    for (const QByteArray& raw : file.readAll().split('\n')) {
        ++number;
        const QString setting = QString::fromUtf8(raw).trimmed();
        if (setting.isEmpty() || setting.startsWith(QLatin1Char('#'))) continue;
        if (const auto taken = takeSetting(setting, line, merged, seen); !taken)
            return failValidation(
                QStringLiteral("%1, line %2: %3").arg(path).arg(number).arg(taken.error().detail.english()));
    }
    return merged;
}

std::optional<qint64> parseSize(const QString& text)
{
    constexpr qint64 maximum = 1'000'000'000'000'000;
    struct Unit
    {
        QLatin1StringView name;
        qint64 bytes;
    };
    constexpr std::array units{Unit{QLatin1StringView("KB"), 1'000}, Unit{QLatin1StringView("MB"), 1'000'000},
                               Unit{QLatin1StringView("GB"), 1'000'000'000},
                               Unit{QLatin1StringView("TB"), 1'000'000'000'000}};
    QString digits = text.trimmed();
    qint64 unit = 1;
    for (const Unit& each : units)
        if (digits.endsWith(each.name, Qt::CaseInsensitive)) {
            digits.chop(each.name.size());
            digits = digits.trimmed();
            unit = each.bytes;
            break;
        }
    bool isNumber = false;
    const qint64 count = digits.toLongLong(&isNumber);
    if (!isNumber || count < 0 || count > maximum / unit || !digits.front().isDigit()) return std::nullopt;
    return count * unit;
}

std::optional<std::chrono::seconds> parseDuration(const QString& text, std::chrono::seconds unit)
{
    if (text.isEmpty()) return std::nullopt;
    QString digits = text;
    switch (text.back().unicode()) {
    case 's':
        unit = std::chrono::seconds(1);
        break;
    case 'm':
        unit = std::chrono::minutes(1);
        break;
    case 'h':
        unit = std::chrono::hours(1);
        break;
    case 'd':
        unit = std::chrono::days(1);
        break;
    default:
        digits += QLatin1Char(' ');
        break;
    }
    digits.chop(1);
    bool ok = false;
    const int count = digits.toInt(&ok);
    constexpr std::chrono::seconds maximum = std::chrono::days(36500);
    if (!ok || count < 0 || count > maximum / unit || !digits.front().isDigit()) return std::nullopt;
    return count * unit;
}

Result<Secret> secretFromFile(const QString& path)
{
    constexpr qint64 maximum = 64 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maximum)
        return failValidation(QStringLiteral("%1 cannot be read").arg(path));
    if (isWorldReadable(file))
        printErrorLine(QStringLiteral("everybody on this machine may read %1; run: chmod 600 %1").arg(path));
    QByteArray line = file.readLine(maximum);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return Secret(std::move(line));
}

Result<Secret> readSecret(const CommandLine& line, const char* option, const char* environment)
{
    Secret fromEnvironment(qgetenv(environment));
    qunsetenv(environment);
    const QString file = line.value(option);
    if (file.isEmpty()) return fromEnvironment;
    return secretFromFile(file);
}

tl::unexpected<Error> failValidation(QString sentence)
{
    if (sentence.endsWith(QLatin1Char('.'))) sentence.chop(1);
    return fail(ErrorCode::Validation, Message::literal(sentence));
}

tl::unexpected<Error> failValidation(const char* sentence)
{
    return failValidation(QString::fromUtf8(sentence));
}

tl::unexpected<Error> failValidation(const Error& error)
{
    return failValidation(error.detail.english());
}

Result<void> checkAbsent(const CommandLine& line, std::initializer_list<const char*> options,
                         const char* sentence)
{
    for (const char* option : options)
        if (!line.value(option).isEmpty()) return failValidation(sentence);
    return {};
}

Result<ServerAccess> serverAccess(const CommandLine& line, const ServerOptions& names,
                                  std::initializer_list<const char*> others, const char* sentence)
{
    const QString url = line.value(names.url);
    if (url.isEmpty()) INK_TRY(checkAbsent(line, others, sentence));
    INK_ASSIGN(secret, readSecret(line, names.secretFile, names.environment));
    return ServerAccess{url, secret};
}

QString isoText(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toUTC().toString(Qt::ISODate);
}

void printErrorLine(const QString& message)
{
    printError(QStringLiteral("inkstoned: %1\n").arg(message));
}

int reportFailure(const Error& error)
{
    printErrorLine(error.detail.isEmpty() ? errorCodeName(error.code) : error.detail.english());
    return exitFailed;
}

void printLine(const QString& text)
{
    printOut(text + QLatin1Char('\n'));
}

void printResult(const CommandLine& line, const QJsonObject& object, const QString& text)
{
    if (line.has("json"))
        printLine(jsonText(object));
    else if (!text.isEmpty())
        printLine(text);
}

QString jsonText(const QJsonObject& object)
{
    return QString::fromUtf8(wire::toBytes(object));
}

} // namespace ink::inkstoned
