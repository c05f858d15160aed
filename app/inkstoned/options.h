#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::inkstoned {

/** The commands that accept an option, as bits. */
enum class CommandGroup : unsigned {
    Serve = 1,
    Account = 2,
    Key = 4,
    Backup = 8,
    Restore = 16,
    Check = 32,
    Data = Serve | Account | Key | Backup | Restore | Check
};

/** The type of an option's value. */
enum class OptionKind {
    Flag,  ///< no value on the command line, `yes` or `no` in a file
    Plain, ///< any text
    Secret ///< names a file with a secret: secrets are never on a command line
};

/**
 * One option, as the command line, the configuration file and the help use it.
 */
struct Option
{
    QString name;     ///< without the dashes
    QString argument; ///< the name of the value in the help; empty for a flag
    unsigned commands = 0;
    OptionKind kind = OptionKind::Plain;
    bool isAllowedInFile = false; ///< allowed in a configuration file
    QString help;                 ///< one sentence
};
[[nodiscard]] const QList<Option>& options();
/** Returns the option with this name; null if there is none. */
[[nodiscard]] const Option* findOption(const QString& name);

/** One command: its words, options and help. */
struct CommandInfo
{
    QString words; ///< `serve`, `account add`
    CommandGroup group = CommandGroup::Serve;
    QStringList
        optionNames; ///< options besides the location of the data, in the order of the help; `!` = required
    QString help;
};
[[nodiscard]] const QList<CommandInfo>& commands();
/** Returns the command with these words; null if there is none. */
[[nodiscard]] const CommandInfo* findCommand(const QStringList& words);

/** Returns the help of the commands that begin with these words; without words, of all commands. */
[[nodiscard]] QString helpText(const QStringList& words = {});
/** Returns the same information as JSON, from which the manual page and the shell completions are
 * generated. */
[[nodiscard]] QString descriptionText();

} // namespace ink::inkstoned
