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
    Secret ///< names a file that holds a secret: the secret itself stands neither here nor on a command line
};

/**
 * One option: the only place that knows its name. The command line, the configuration file and the help all
 * read this table, so they cannot drift apart.
 */
struct Option
{
    QString name;     ///< without the dashes
    QString argument; ///< the name of the value in the help; empty for a flag
    unsigned commands = 0;
    Kind kind = Kind::Plain;
    bool inFile = false; ///< may stand in a configuration file
    QString help;        ///< one sentence
};
[[nodiscard]] const QList<Option>& options();
/** Null when there is none of this name. */
[[nodiscard]] const Option* findOption(const QString& name);

/** One command: its words, what it cannot do without, and what it does. */
struct CommandInfo
{
    QString words; ///< `serve`, `account add`
    For group = For::Serve;
    QStringList uses; ///< options beside those of where the data is, in the order of the help; `!` = needed
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
