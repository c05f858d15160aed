#pragma once

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink {

/** Print this and end. */
struct PrintAndExit
{
    QString text;
    int exitCode = 0;
};

/** The overview of a command with verbs when `rest` asks for it; else the fault that it has no such verb. */
[[nodiscard]] PrintAndExit overviewOr(const QString& command, const QString& overview,
                                      const QStringList& rest);

/**
 * The options and arguments of one subcommand: parses them, prints their help, and describes them for manual
 * pages and shell completions (`inkstone COMMAND --describe`).
 */
class SubcommandLine final
{
public:
    /** `words` are those behind `inkstone`, e.g. `bulk plan`. */
    SubcommandLine(const QString& words, const QString& description);

    /** Adds `--name`; with `value` it takes one, which the help calls so. */
    void add(const char* name, const char* description, const char* value = nullptr,
             const char* defaultValue = nullptr);
    /** Adds a positional argument; `syntax` is how the usage line shows it. */
    void addArgument(const char* name, const char* description, const char* syntax);
    void addServer();
    void addJson();

    /** The help, the description or a fault, if the line ends the program. */
    [[nodiscard]] std::optional<PrintAndExit> parse(const QStringList& rest);
    /** A usage error of this subcommand. */
    [[nodiscard]] PrintAndExit fault(const QString& what) const;

    [[nodiscard]] bool has(const char* name) const;
    [[nodiscard]] QString value(const char* name) const;
    [[nodiscard]] QStringList values(const char* name) const;
    [[nodiscard]] QStringList arguments() const { return m_parser.positionalArguments(); }

private:
    void addOption(const QCommandLineOption& option);
    [[nodiscard]] PrintAndExit describe() const;

    QString m_words;
    QString m_description;
    QCommandLineParser m_parser;
    QCommandLineOption m_help;
    QJsonArray m_options;
    QJsonArray m_arguments;
};

} // namespace ink
