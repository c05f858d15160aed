#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace ink {

/** One subcommand of `inkstone`, as overviews, the manual page and the completions list it. */
struct CommandEntry
{
    QString words;   ///< `verify`, `bulk plan`
    QString usage;   ///< the words behind it, in short
    QString summary; ///< one clause without a period
};

/** All subcommands in the order of the help: a word that is not among them is a file to open. */
[[nodiscard]] const QList<CommandEntry>& commandList();
[[nodiscard]] bool isCommand(const QString& word);

/** `inkstone --help`. */
[[nodiscard]] QString overviewText();
/** The help of a command that has verbs, such as `bulk`. */
[[nodiscard]] QString verbsText(const QString& command);

} // namespace ink
