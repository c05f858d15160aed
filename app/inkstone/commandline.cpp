#include "app/inkstone/commandline.h"

#include "app/inkstone/commandlist.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

namespace ink {

namespace {

Invocation parseWindow(const QStringList& words)
{
    WorkstationRequest run;
    for (const QString& word : words) {
        if (word == QStringLiteral("--verify")) {
            run.opensVerifyPage = true;
            continue;
        }
        if (word.startsWith(QLatin1Char('-')))
            return PrintAndExit{QStringLiteral("Unknown option %1.\nSee: inkstone --help").arg(word),
                                exitUsage};
        // Desktops also pass URLs to programs that accept links.
        const QUrl url(word);
        if (url.scheme() == QLatin1StringView("inkstone"))
            run.link = word;
        else
            run.files.append(url.isLocalFile() ? url.toLocalFile() : word);
    }
    if (run.opensVerifyPage && run.files.size() > 1)
        return PrintAndExit{QStringLiteral("--verify takes one file.\nSee: inkstone --help"), exitUsage};
    return run;
}

/** Returns true if a word is probably a mistyped command: neither a command nor an existing file. No window
 * opens for it. */
bool isMistyped(const QString& word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z][A-Za-z-]*$"));
    return !isCommand(word) && plain.match(word).hasMatch() && !QFileInfo::exists(word);
}

} // namespace

Invocation parseCommandLine(const QStringList& arguments)
{
    const QString first = arguments.value(1);
    if (first == QStringLiteral("--help") || first == QStringLiteral("-h") || first == QStringLiteral("help"))
        return PrintAndExit{overviewText(), 0};
    if (first == QStringLiteral("--version") || first == QStringLiteral("-v"))
        return PrintAndExit{QStringLiteral("inkstone " INKSTONE_VERSION), 0};
    if (first == QStringLiteral("--describe")) return PrintAndExit{descriptionText(), 0};
    if (isMistyped(first))
        return PrintAndExit{
            QStringLiteral("Unknown command \"%1\", and there is no file of that name.\nSee: inkstone --help")
                .arg(first),
            exitUsage};
    if (!isCommand(first)) return parseWindow(arguments.mid(1));
    return std::visit([](const auto& parsed) { return Invocation(parsed); }, parseCommand(arguments.mid(1)));
}

} // namespace ink
