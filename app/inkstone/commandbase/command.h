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

/** A subcommand of the command line. main starts it once, and it ends by emitting finished() with the exit
 * code of the process. */
class Command : public QObject
{
    Q_OBJECT
public:
    virtual void start() = 0;

Q_SIGNALS:
    void finished(int exitCode);
};

/** Creates a subcommand for the request that was parsed from the command line. */
using CommandFactory = std::function<std::unique_ptr<Command>(const CommandContext& context)>;
/** A valid command line, or the help or error that ends the program. */
using ParsedCommand = std::variant<CommandFactory, PrintAndExit>;

/** Returns a factory that creates a subcommand of this class for a request. */
template <typename CommandClass, typename Request> [[nodiscard]] CommandFactory commandFor(Request request)
{
    return [request = std::move(request)](const CommandContext& context) -> std::unique_ptr<Command> {
        return std::make_unique<CommandClass>(request, context);
    };
}
/** Creates a subcommand that ends when `work` returns its exit code. */
[[nodiscard]] CommandFactory immediateCommand(std::function<int(const CommandContext& context)> work);

/** Exit code for a file that can't be read or is not supported. */
inline constexpr int exitUnreadable = 3;

/** Prints one line to standard output: line ends in names and titles are escaped, see printable(). */
void printLine(const QString& line);
/** Prints each string as a line. */
void printLines(const QStringList& lines);
/** Prints an object or an array to standard output, indented. */
void printJson(const QJsonValue& value);
/** Prints a line to standard error. */
void printErrorLine(const QString& line);
/** Formats an error for the command line, with a line for each of its fields. */
[[nodiscard]] QString errorText(const Error& error);
/** Prints the error to standard error and returns the exit code. */
[[nodiscard]] int reportFailure(const Error& error, int exitCode);

} // namespace ink
