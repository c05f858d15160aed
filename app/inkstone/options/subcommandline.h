#pragma once

#include <QCommandLineParser>
#include <QJsonArray>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace ink {

/** Exit code for a command line that isn't valid. */
inline constexpr int exitUsage = 64;

/** A text to print, and the exit code. */
struct PrintAndExit
{
    QString text;
    int exitCode = 0;
};

/**
 * The options and arguments of one subcommand. Each is declared once, with the member that it fills; parsing,
 * errors, the help, and the description for manual pages and shell completions (`inkstone COMMAND
 * --describe`) follow from that. Options are checked in the order in which they are declared.
 */
class SubcommandLine final
{
public:
    /** The reason why a value isn't valid; nothing if it is. */
    using Fault = std::optional<QString>;
    using ValueParser = std::function<Fault(const QString& value)>;
    /** As a maximum: any number of arguments. */
    static constexpr qsizetype unlimited = std::numeric_limits<qsizetype>::max();
    /** The smallest and the largest valid number. */
    struct Range
    {
        int minimum = 0;
        int maximum = std::numeric_limits<int>::max();
    };

    /** `words` are those after `inkstone`, for example `bulk plan`; `rest` are the arguments that follow
     * them. */
    SubcommandLine(const QString& words, const QString& description, QStringList rest);
    Q_DISABLE_COPY_MOVE(SubcommandLine)

    /** Adds `--name`, which sets the member to true. */
    void add(const char* name, bool& member, const char* help);
    /** Adds `--name VALUE`. The member's value is the default; if the option is repeated, the last value is
     * used. */
    void add(const char* name, const char* value, QString& member, const char* help);
    /** Adds `--name ADDRESS`. */
    void add(const char* name, const char* value, QUrl& member, const char* help);
    /** Adds `--name VALUE`, which may be repeated. */
    void add(const char* name, const char* value, QStringList& member, const char* help);
    /** Adds `--name NUMBER`. */
    void add(const char* name, const char* value, std::optional<int>& member, Range range, const char* help);
    /** Adds `--name NUMBER`, which `store` stores. */
    void add(const char* name, const char* value, std::function<void(int)> store, Range range,
             const char* help);
    /** Adds `--name VALUE`, which `parse` checks and stores. */
    void add(const char* name, const char* value, ValueParser parse, const char* help);
    /** Adds `--server`: empty for the workspace on this computer. */
    void addServer(QUrl& member);
    /** Adds `--json`. */
    void addJson(bool& member, const char* help = "Prints the result as JSON.");

    /** Describes a positional argument; `syntax` is its form in the usage line. */
    void addArgument(const char* name, const char* syntax, const char* help);
    /** Accepts at least `minimum` and at most `maximum` arguments, otherwise parse() returns `fault`. */
    void acceptArguments(QStringList& member, qsizetype minimum, qsizetype maximum, const QString& fault);
    /** Accepts exactly one argument. */
    void acceptArgument(QString& member, const QString& fault);
    /** Accepts at most one argument. */
    void acceptOptionalArgument(QString& member, const QString& fault);
    /** Accepts exactly one argument, a number from 1. */
    void acceptArgument(qint64& member, const QString& fault);
    /** Accepts no arguments: parse() returns `fault` if there is one. */
    void refuseArguments(const QString& fault);
    /** Accepts any arguments, which `parse` checks and stores. */
    void acceptArguments(std::function<Fault(const QStringList& arguments)> parse);

    /** Fills the members; returns the help, the description or an error if the line ends the program. */
    [[nodiscard]] std::optional<PrintAndExit> parse();
    /** Returns true if the option is present; valid after parse(). */
    [[nodiscard]] bool has(const char* name) const;
    /** Returns a usage error of this subcommand. */
    [[nodiscard]] PrintAndExit fault(const QString& what) const;

private:
    /** Adds an option with these names; `fill` is called by `parse` if the option is present. */
    void declare(const QStringList& names, const char* value, const QString& defaultValue, const char* help,
                 std::function<Fault(const QStringList& values)> fill);
    [[nodiscard]] PrintAndExit describe() const;

    QString m_words;
    QString m_description;
    QStringList m_rest;
    QCommandLineParser m_parser;
    std::vector<std::function<Fault()>> m_steps;
    QJsonArray m_options;
    QJsonArray m_arguments;
};

/** A number from 1, such as the id of a document; nothing if the text isn't one. */
[[nodiscard]] std::optional<qint64> positiveNumber(const QString& text);

} // namespace ink
