#pragma once

#include "app/inkstone/commandbase/command.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink {

/** One subcommand of `inkstone`, as listed in overviews, the manual page and shell completions. */
struct CommandEntry
{
    QString words;   ///< for example `verify` or `bulk plan`
    QString usage;   ///< the arguments that follow, abbreviated
    QString summary; ///< one clause without a period
    QString help;
    ParsedCommand (*parse)(SubcommandLine& line);
};

/** All subcommands in the order of the help: a word that is not among them is a file to open. */
[[nodiscard]] const QList<CommandEntry>& commandList();
/** Returns true for the first word of a subcommand. */
[[nodiscard]] bool isCommand(const QString& word);
/** Parses arguments that begin with the words of a subcommand. */
[[nodiscard]] ParsedCommand parseCommand(const QStringList& arguments);

/** Returns the text of `inkstone --help`. */
[[nodiscard]] QString overviewText();
/** Returns the text of `inkstone --describe`: all commands with their options as JSON, for manual pages and
 * completions. */
[[nodiscard]] QString descriptionText();

} // namespace ink
