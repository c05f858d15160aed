#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <initializer_list>
#include <optional>

namespace ink::inkstoned {

inline constexpr int exitSuccess = 0;
inline constexpr int exitFailed = 1;
inline constexpr int exitUsage = 2;

/** The arguments of the program: command words, then options with or without a value. */
struct CommandLine
{
    QStringList words;              ///< e.g. `account`, `add`
    QHash<QString, QString> values; ///< `--data DIR` and `--data=DIR`
    QStringList flags;              ///< `--json`
    [[nodiscard]] bool has(const char* flag) const { return flags.contains(QLatin1StringView(flag)); }
    [[nodiscard]] QString value(const char* name, const QString& defaultValue = {}) const
    {
        return values.value(QLatin1StringView(name), defaultValue);
    }
};
/** Parses the arguments. Validation error with one sentence if an option is unknown, duplicate, without its
 * value, or not supported by the command. */
[[nodiscard]] Result<CommandLine> parse(const QStringList& arguments);
/** Adds the options of the `--config` file; the command line takes precedence. A Validation error names the
 * file and line. */
[[nodiscard]] Result<CommandLine> withConfigFile(CommandLine line);

/** Parses `45s`, `2m`, `12h`, `90d`; a number without a suffix is in `unit`. Nothing if the text is
 * invalid. */
[[nodiscard]] std::optional<std::chrono::seconds> parseDuration(const QString& text,
                                                                std::chrono::seconds unit);
/** Parses `500MB`, `20GB`, `1TB` (powers of 1,000) or a number of bytes. Nothing if the text is invalid or
 * above 1,000 TB. */
[[nodiscard]] std::optional<qint64> parseSize(const QString& text);
/** Reads a secret: the first line of its file. Warns if the file is world-readable. */
[[nodiscard]] Result<Secret> secretFromFile(const QString& path);
/** Reads a secret from the file that an option names, or from the environment variable, which is then
 * removed. */
[[nodiscard]] Result<Secret> readSecret(const CommandLine& line, const char* option, const char* environment);

/** The address of another server, with the secret for it. */
struct ServerAccess
{
    QString url; ///< empty = none
    Secret secret;
};
/** The names of a server's options. */
struct ServerOptions
{
    const char* url;
    const char* secretFile;
    const char* environment; ///< the variable with the secret
};
/** Reads the address and the secret, which is removed from the environment even if there is no address.
 * Validation error with `sentence` if there is no address but one of the options `others`. */
[[nodiscard]] Result<ServerAccess> serverAccess(const CommandLine& line, const ServerOptions& names,
                                                std::initializer_list<const char*> others,
                                                const char* sentence);

/** Returns a Validation error. The sentence has no period, because it becomes part of a longer one. */
[[nodiscard]] tl::unexpected<Error> failValidation(QString sentence);
[[nodiscard]] tl::unexpected<Error> failValidation(const char* sentence);
[[nodiscard]] tl::unexpected<Error> failValidation(const Error& error);
/** Fails with a Validation error with the sentence if one of these options is present: they require another
 * one. */
[[nodiscard]] Result<void> checkAbsent(const CommandLine& line, std::initializer_list<const char*> options,
                                       const char* sentence);

/** Formats a time in UTC, as in 2026-03-09T09:00:00Z. */
[[nodiscard]] QString isoText(Timestamp time);

/** Prints `inkstoned: …` to the error output. */
void printErrorLine(const QString& message);
/** Prints the error's sentence to the error output; returns exitFailed. */
[[nodiscard]] int reportFailure(const Error& error);
/** Formats an object as compact text. */
[[nodiscard]] QString jsonText(const QJsonObject& object);
/** Prints text and a line end to the standard output, without buffering. */
void printLine(const QString& text);
/** Prints the object with `--json`, else the text if there is one. */
void printResult(const CommandLine& line, const QJsonObject& object, const QString& text = {});

} // namespace ink::inkstoned
