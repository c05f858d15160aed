#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::inkstoned {

/** The commands that take an option, as bits. */
enum class For : unsigned {
    Serve = 1,
    Account = 2,
    Key = 4,
    Backup = 8,
    Restore = 16,
    Check = 32,
    Data = Serve | Account | Key | Backup | Restore | Check
};

/** The type of an option's value. */
enum class Kind {
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
    Kind kind = Kind::Plain;
    bool inFile = false; ///< allowed in a configuration file
    QString help;        ///< one sentence
};
[[nodiscard]] const QList<Option>& options();
/** Null when there is none of this name. */
[[nodiscard]] const Option* findOption(const QString& name);

/** One command: its words, options and help. */
struct CommandInfo
{
    QString words; ///< `serve`, `account add`
    For group = For::Serve;
    QStringList uses; ///< options besides the location of the data, in the order of the help; `!` = required
    QString help;
};
[[nodiscard]] const QList<CommandInfo>& commands();
/** Null when there is none of these words. */
[[nodiscard]] const CommandInfo* findCommand(const QStringList& words);

/** The help of the commands that begin with these words; of all if there are none. */
[[nodiscard]] QString helpText(const QStringList& words = {});
/** The same as JSON: what the manual page and the shell completions are made of. */
[[nodiscard]] QString descriptionText();

} // namespace ink::inkstoned
