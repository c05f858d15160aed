#include "app/inkstone/options/commandlist.h"

#include <algorithm>

namespace ink {

namespace {

constexpr int summaryColumn = 54;

CommandEntry entry(const char* words, const char* usage, const char* summary)
{
    return {QString::fromLatin1(words), QString::fromUtf8(usage), QString::fromUtf8(summary)};
}

QString lineOf(const QString& usage, const QString& summary)
{
    const QString left = QStringLiteral("  inkstone ") + usage;
    return left.leftJustified(std::max(summaryColumn, int(left.size()) + 2)) + summary + QLatin1Char('\n');
}

QString lineOf(const CommandEntry& command)
{
    return lineOf((command.words + QLatin1Char(' ') + command.usage).trimmed(), command.summary);
}

} // namespace

// Index(commandList): Command line: the subcommands, for help, manual pages and completions
const QList<CommandEntry>& commandList()
{
    static const QList<CommandEntry> all{
        entry("demo", "[--out DIR]", "run the whole main job unattended on the bundled sample"),
        entry("verify", "FILE… [--json]", "verify signed PDFs"),
        entry("suggest", "FILE [--json]", "print the tags that the pages seem to ask for"),
        entry("rebase", "OLD NEW --tags FILE [--json]", "print where tags belong in a newer PDF"),
        entry("pages", "FILE --out NEW.pdf [--delete 2,5] [--rotate 3:90] …",
              "delete, rotate, insert, reorder or extract pages"),
        entry("send", "FILE… --to \"Name <email>\"[@step] …", "send a document"),
        entry("list", "[--text …] [--status …] [--folder …]", "list documents"),
        entry("show", "ID", "show a document: recipients, files, history"),
        entry("download", "[ID…] --out DIR [--pattern …]", "save signed files, with a manifest"),
        entry("cancel", "ID…", "cancel the signing of documents"),
        entry("remind", "ID…", "remind recipients who still have to act"),
        entry("correct", "ID… --from ADDRESS --name NAME --email ADDRESS",
              "replace a recipient of running documents"),
        entry("delete", "ID… [--purge]", "move documents to the trash"),
        entry("folders", "", "list the folders"),
        entry("paper print", "ID --out FILE.pdf [--recipient WHO]", "write the pages to be signed with ink"),
        entry("paper record", "ID SCAN… [--recipient WHO]", "record a signature on paper with its scan"),
        entry("template list", "[--text TEXT]", "list the templates"),
        entry("template use", "ID --to \"Name <email>\" …", "create a document from a template and send it"),
        entry("absences list", "", "list people who are absent, and their deputies"),
        entry("absences add", "PERSON --until DAY --deputy \"Name <email>\"",
              "invite the deputy while a person is absent"),
        entry("absences remove", "ID", "remove an absence"),
        entry("settings", "[--json]", "list the settings and who made them"),
        entry("reach", "[ADDRESS] [--json]", "check whether signing links lead to a service"),
        entry("bulk plan", "FILE --template ID", "check a CSV file or workbook; sends nothing"),
        entry("bulk run", "FILE --template ID", "send a document to each row; Ctrl+C pauses"),
        entry("bulk resume", "[RUN]", "continue a run that was paused or interrupted"),
        entry("bulk report", "[RUN]", "list the runs, or the result of each row of one"),
    };
    return all;
}

bool isCommand(const QString& word)
{
    const auto& all = commandList();
    return std::any_of(all.begin(), all.end(), [&word](const CommandEntry& command) {
        return command.words.section(QLatin1Char(' '), 0, 0) == word;
    });
}

QString overviewText()
{
    QString text = QStringLiteral("Inkstone " INKSTONE_VERSION ", the signing workstation.\n\n");
    text += lineOf(QStringLiteral("[FILE…]"), QStringLiteral("open the window, with these files"));
    text +=
        lineOf(QStringLiteral("--verify [FILE]"), QStringLiteral("open the window and verify a PDF there"));
    for (const CommandEntry& command : commandList())
        text += lineOf(command);
    return text +
           QStringLiteral("\n  inkstone COMMAND --help prints more. --version prints the version.\n"
                          "\n"
                          "INKSTONE_DATA names another data folder, INKSTONE_API_KEY the key for --server.");
}

QString verbsText(const QString& command)
{
    QString text = QStringLiteral("Usage: inkstone %1 VERB …\n\n").arg(command);
    for (const CommandEntry& each : commandList())
        if (each.words.startsWith(command + QLatin1Char(' '))) text += lineOf(each);
    return text.trimmed();
}

} // namespace ink
