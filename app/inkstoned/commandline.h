#pragma once

#include "app/base/result.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::inkstoned {

inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;
inline constexpr int exitUsage = 2;

/** The words after the program's name: words first, then options with or without a value. */
struct CommandLine
{
    QStringList words;              ///< e.g. `account`, `add`
    QHash<QString, QString> values; ///< `--data DIR` and `--data=DIR`
    QStringList flags;              ///< `--json`
    [[nodiscard]] bool has(const QString& flag) const { return flags.contains(flag); }
    [[nodiscard]] QString value(const QString& name, const QString& otherwise = {}) const
    {
        return values.value(name, otherwise);
    }
};
/** Validation with one sentence when an option is unknown, given twice or lacks its value. */
[[nodiscard]] Result<CommandLine> parse(const QStringList& arguments);

[[nodiscard]] QString helpText();

/** Prints `inkstoned: …` to the error output. */
void complain(const QString& message);
/** Prints text and a line end to the standard output, at once. */
void say(const QString& text);

/** `account add|list|secret` and `key add|list|revoke`: work on the data folder, also while a service runs on
 * it. */
[[nodiscard]] int runAccountCommand(const CommandLine& line);
[[nodiscard]] int runKeyCommand(const CommandLine& line);
/** `serve`: needs a QGuiApplication (fonts); returns when SIGINT or SIGTERM came. */
[[nodiscard]] int runServe(const CommandLine& line);

} // namespace ink::inkstoned
