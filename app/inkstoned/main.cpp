// The signing service as a command-line program; see app/README.md.
#include "app/base/console.h"
#include "app/inkstoned/accountcommands.h"
#include "app/inkstoned/commandline.h"
#include "app/inkstoned/options.h"
#include "app/inkstoned/servecommand.h"
#include "app/inkstoned/upkeepcommands.h"

#include <QCoreApplication>

#include <csignal>

#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace ink::inkstoned;

namespace {

/** Disables core dumps, because they would contain keys. */
void forbidDumps()
{
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

} // namespace

int main(int argc, char** argv)
{
    forbidDumps();
    const QStringList arguments = ink::programArguments(argc, argv).mid(1);
    if (arguments == QStringList{QStringLiteral("--describe")}) {
        printLine(descriptionText());
        return exitSuccess;
    }
    const auto line = parse(arguments);
    if (!line) {
        printErrorLine(line.error().detail.english() + QStringLiteral("; see inkstoned --help"));
        return exitUsage;
    }
    if (line->has("version")) {
        printLine(QStringLiteral("inkstoned " INKSTONE_VERSION));
        return exitSuccess;
    }
    if (line->has("help")) {
        printLine(helpText(line->words));
        return exitSuccess;
    }
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // exceeding a limit on file sizes fails the write instead of ending the
                                   // process
#endif
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) ink::useHeadlessPlatform();
    QCoreApplication::setApplicationName(QStringLiteral("inkstoned"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INKSTONE_VERSION));
    const QString command = line->words.value(0);
    if (command == QLatin1StringView("serve")) return runServe(*line, argc, argv);
    const QCoreApplication application(argc, argv);
    if (command == QLatin1StringView("account")) return runAccountCommand(*line);
    if (command == QLatin1StringView("key")) return runKeyCommand(*line);
    return runUpkeepCommand(*line);
}
