// The workstation; with a subcommand, a command-line tool that opens no window. Creates and connects the
// concrete implementations.
#include "app/base/clock.h"
#include "app/base/console.h"
#include "app/inkstone/commandline.h"
#include "app/inkstone/workstation.h"
#include "app/secrets/keychainsecretstore.h"
#include "app/settings/settings.h"
#include "app/workplace/workplace.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace {

using namespace ink;

/** A subcommand runs without a user: it doesn't wait long for a locked keychain. */
constexpr std::chrono::seconds keychainProbeTimeout{3};

void setIdentity()
{
    QCoreApplication::setApplicationName(QStringLiteral("inkstone"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Inkstone"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INKSTONE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("inkstone"));
}

/** Ends the program when its service has sent the email that is due, or after a minute; the rest is sent
 * after the next start. */
void endAfterMail(const Workplace& workplace, int exitCode)
{
    using Mail = service::ServiceHost::MailState;
    constexpr std::chrono::milliseconds lookEvery{100};
    constexpr std::chrono::seconds maxWait{60};
    const auto left = [&workplace] {
        return workplace.runningService() ? workplace.runningService()->pendingMail() : Mail::None;
    };
    if (left() == Mail::Due) printErrorLine(QStringLiteral("Sending email…"));
    QElapsedTimer waited;
    waited.start();
    while (left() == Mail::Due && std::chrono::milliseconds(waited.elapsed()) < maxWait)
        std::this_thread::sleep_for(lookEvery);
    if (left() != Mail::None)
        printErrorLine(
            QStringLiteral("Some email hasn't been sent yet. It is sent while Inkstone is running."));
    QCoreApplication::exit(exitCode);
}

/** Prints to standard error which functions the locked keychain prevents. */
void printSealState(const LocalSecrets& keys)
{
    using State = workflow::SealLock::State;
    switch (keys.state()) {
    case State::Open:
        return;
    case State::Locked:
        return printErrorLine(
            QStringLiteral("The keychain of this computer is locked or unavailable. Documents wait "
                           "to be sealed, and email that needs a password waits to be sent, until "
                           "it is unlocked."));
    case State::EntryMissing:
        return printErrorLine(
            QStringLiteral("Documents can't be sealed: the keychain entry “%1” of Inkstone is "
                           "missing. Restore it, or enter the passphrase in the window.")
                .arg(keys.entryName()));
    case State::WrongEntry:
        return printErrorLine(
            QStringLiteral("Documents can't be sealed: the keychain entry “%1” of Inkstone "
                           "doesn't open the seal key. Restore it, or enter the passphrase in "
                           "the window.")
                .arg(keys.entryName()));
    }
}

int runCommand(int argc, char** argv, const CommandFactory& makeCommand)
{
    useHeadlessPlatform();
    const QGuiApplication app(argc, argv);
    const SystemClock clock;
    secrets::KeychainSecretStore secretStore(keychainProbeTimeout);
    settings::Settings settings(Workplace::settingsPath());
    Workplace workplace(Workplace::defaultDataFolder(), settings, secretStore, clock);

    QObject::connect(&workplace.localSecrets(), &LocalSecrets::changed, &app,
                     [&workplace] { printSealState(workplace.localSecrets()); });
    const std::unique_ptr<Command> command =
        makeCommand(CommandContext{workplace, secretStore, settings, clock});
    QObject::connect(
        command.get(), &Command::finished, &app, [&workplace](int code) { endAfterMail(workplace, code); },
        Qt::QueuedConnection);
    QTimer::singleShot(0, command.get(), &Command::start);
    return QGuiApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
#ifdef Q_OS_LINUX
    // This process's memory contains keys: no core dump, no ptrace by other processes of the same user.
    ::prctl(PR_SET_DUMPABLE, 0);
#endif
    setIdentity();
    const QStringList arguments = programArguments(argc, argv);
    // Qt's own options (-style, -platform …) aren't supported: parseCommandLine() refuses them.
    const bool isCommand = arguments.size() > 1;
    const Invocation invocation = isCommand ? parseCommandLine(arguments) : Invocation(WorkstationRequest{});
    if (const auto* print = std::get_if<PrintAndExit>(&invocation)) {
        if (print->exitCode == 0)
            printLines(print->text.split(QLatin1Char('\n')));
        else
            printErrorLine(print->text);
        return print->exitCode;
    }
    if (const auto* workstation = std::get_if<WorkstationRequest>(&invocation))
        return runWorkstation(argc, argv, *workstation);
    return runCommand(argc, argv, std::get<CommandFactory>(invocation));
}
