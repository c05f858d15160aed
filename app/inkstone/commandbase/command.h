#pragma once

#include "app/base/error.h"
#include "app/inkstone/options/subcommandline.h"

#include <QJsonValue>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <variant>

namespace ink {

class Clock;
class Workplace;
namespace secrets {
class SecretStore;
}
namespace settings {
class Settings;
}

/** The parts of the program that subcommands work with. All outlive the command. */
struct CommandContext
{
    Workplace& workplace;
    secrets::SecretStore& secrets;
    settings::Settings& settings;
    const Clock& clock;
};

/** A subcommand of the command line: started once by main, ends by `finished` with the process's exit code.
 */
class Command : public QObject
{
    Q_OBJECT
public:
    virtual void start() = 0;

Q_SIGNALS:
    void finished(int exitCode);
};

/** Creates a subcommand with the request that the command line has filled. */
using MakeCommand = std::function<std::unique_ptr<Command>(const CommandContext& context)>;
/** A valid command line, or the help or error that ends the program. */
using ParsedCommand = std::variant<MakeCommand, PrintAndExit>;

/** A subcommand of this class for a request. */
template <typename CommandClass, typename Request> [[nodiscard]] MakeCommand commandFor(Request request)
{
    return [request = std::move(request)](const CommandContext& context) -> std::unique_ptr<Command> {
        return std::make_unique<CommandClass>(request, context);
    };
}
/** A subcommand that has ended when `work` returns its exit code. */
[[nodiscard]] MakeCommand immediateCommand(std::function<int(const CommandContext& context)> work);

/** Exit code for a file that can't be read or is not supported. */
inline constexpr int exitUnreadable = 3;

/** Prints one line to standard output: line ends in names and titles are escaped, see printable(). */
void say(const QString& line);
/** Prints each of them as a line. */
void sayLines(const QStringList& lines);
/** Prints an object or an array to standard output, indented. */
void sayJson(const QJsonValue& value);
/** Prints to standard error, a line. */
void complain(const QString& line);
/** An error as a sentence with its places, for the command line. */
[[nodiscard]] QString sentence(const Error& error);
/** Prints the error to standard error and returns the exit code. */
[[nodiscard]] int failed(const Error& error, int exitCode);

} // namespace ink
