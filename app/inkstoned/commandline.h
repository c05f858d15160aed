#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <chrono>
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
/** Validation with one sentence when an option is unknown, given twice, lacks its value or is not the
 * command's.
 */
[[nodiscard]] Result<CommandLine> parse(const QStringList& arguments);
/** Adds what the file of `--config` says and the command line does not. Validation names file and line. */
[[nodiscard]] Result<CommandLine> withConfigFile(CommandLine line);

/** `45s`, `2m`, `12h`, `90d`; a number alone counts in `unit`. Nothing when it is no such text or negative.
 */
[[nodiscard]] std::optional<std::chrono::seconds> durationFrom(const QString& text,
                                                               std::chrono::seconds unit);
/** `500MB`, `20GB`, `1TB` (powers of 1,000) or a number of bytes. Nothing when it is no such text, negative
 * or beyond 1,000 TB. */
[[nodiscard]] std::optional<qint64> sizeFrom(const QString& text);
/** A secret of its own file: the first line. Warns when everybody may read the file. */
[[nodiscard]] Result<Secret> secretFromFile(const QString& path);

/** Prints `inkstoned: …` to the error output. */
void complain(const QString& message);
/** Complains with the error's sentence; exitFailed. */
[[nodiscard]] int failed(const Error& error);
/** An object as compact text. */
[[nodiscard]] QString jsonText(const QJsonObject& object);
/** Prints text and a line end to the standard output, at once. */
void say(const QString& text);

} // namespace ink::inkstoned
