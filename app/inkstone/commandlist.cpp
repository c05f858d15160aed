#include "app/inkstone/commandlist.h"

#include "app/inkstone/commands/absencescommand.h"
#include "app/inkstone/commands/bulkoptions.h"
#include "app/inkstone/commands/democommand.h"
#include "app/inkstone/commands/documentsrequest.h"
#include "app/inkstone/commands/eventscommand.h"
#include "app/inkstone/commands/fieldscommand.h"
#include "app/inkstone/commands/keycommand.h"
#include "app/inkstone/commands/keyscommand.h"
#include "app/inkstone/commands/pagescommand.h"
#include "app/inkstone/commands/papercommand.h"
#include "app/inkstone/commands/reachcommand.h"
#include "app/inkstone/commands/rebasecommand.h"
#include "app/inkstone/commands/sendcommand.h"
#include "app/inkstone/commands/settingscommand.h"
#include "app/inkstone/commands/suggestcommand.h"
#include "app/inkstone/commands/templatecommand.h"
#include "app/inkstone/commands/usagecommand.h"
#include "app/inkstone/commands/verifycommand.h"
#include "app/inkstone/mcp/mcpcommand.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ink {

namespace {

constexpr int summaryColumn = 54;

CommandEntry entry(const char* words, const char* usage, const char* summary, const char* help,
                   ParsedCommand (*parse)(SubcommandLine&))
{
    return {QString::fromLatin1(words), QString::fromUtf8(usage), QString::fromUtf8(summary),
            QString::fromUtf8(help), parse};
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

/** Returns the help text about the exit codes that all subcommands of a command share; empty if they share
 * none. */
QString exitCodesOf(const QString& command)
{
    static const QHash<QString, QString> codes{
        {QStringLiteral("bulk"),
         QStringLiteral(
             "Exit 0: everything is sent, 1: rows are faulty, refused or unknown, or something failed,\n"
             "2: rows still wait, 3: the file cannot be read, 64: not understood.")},
        {QStringLiteral("paper"),
         QStringLiteral(
             "Exit 0: done, 1: something failed, 2: the scan isn't whole or has to be compared first,\n"
             "3: a file can't be read, 64: not understood.")}};
    return codes.value(command);
}

/** Returns the help of a command with subcommands, such as `bulk`. */
QString verbsText(const QString& command)
{
    QString text = QStringLiteral("Usage: inkstone %1 VERB …\n\n").arg(command);
    for (const CommandEntry& each : commandList())
        if (each.words.startsWith(command + QLatin1Char(' '))) text += lineOf(each);
    return (text.trimmed() + QStringLiteral("\n\n") + exitCodesOf(command)).trimmed();
}

/** Returns the help of a command with subcommands if `verb` asks for it; otherwise an error that the
 * subcommand is missing or unknown. */
PrintAndExit overviewOr(const QString& command, const QString& verb)
{
    if (verb == QStringLiteral("--help") || verb == QStringLiteral("-h") || verb == QStringLiteral("help"))
        return {verbsText(command), 0};
    const QString what = verb.isEmpty() ? QStringLiteral("%1: missing subcommand.").arg(command)
                                        : QStringLiteral("Unknown subcommand “%1”.").arg(verb);
    return {QStringLiteral("%1\nSee: inkstone %2 --help").arg(what, command), exitUsage};
}

} // namespace

// Index(commandList): Command line: the subcommands, for help, manual pages and completions
const QList<CommandEntry>& commandList()
{
    static const QList<CommandEntry> all{
        entry("demo", "[--out DIR]", "run the whole main job unattended on the bundled sample",
              "Runs the whole main job unattended on the bundled sample: two PDFs, three recipients in two "
              "steps, sign, seal, download, verify. Exits 0 only if all held. Started again after a kill, it "
              "goes on with the same document.",
              parseDemo),
        entry("verify", "FILE… [--json]", "verify signed PDFs",
              "Verifies signed PDFs, whoever signed them. Exit 0: intact, 1: not intact, 2: no signature, 3: "
              "unreadable, 4: see --strict; of several files the worst.",
              parseVerify),
        entry("keys", "[--test ID] [--file FILE] [--json]", "list the certificates you can sign with",
              "Lists the certificates of cards, tokens and files with which you can sign, and what is "
              "missing if "
              "there is none: the smart card service, the card's software, a reader, a card or a "
              "certificate. With "
              "--test, signs a random value. Exit 0: a certificate can sign, 1: none.",
              parseKeys),
        entry("suggest", "FILE [--json]", "print the fields that the pages seem to ask for",
              "Prints the fields that the pages of a PDF seem to ask for, from its text and lines.",
              parseSuggest),
        entry(
            "rebase", "OLD NEW --tags FILE [--json]", "print where fields belong in a newer PDF",
            "Prints where the fields of a PDF belong in a newer version of it: moved, unsure or lost. Exit 0 "
            "when all are moved, 1 when a person has to look, 3 unreadable.",
            parseRebase),
        entry(
            "pages", "FILE --out NEW.pdf [--delete 2,5] [--rotate 3:90] …",
            "delete, rotate, insert, reorder or extract pages",
            "Writes a PDF with its pages deleted, rotated, inserted or in another order to a new file; the "
            "file itself stays as it is. Ranges are such as 2,5-7 and count pages of the file as it is; "
            "\"end\" is the last page. Exit 3 for a file that can't be read, or that is signed or encrypted.",
            parsePages),
        entry("send", "FILE… --to \"Name <email>\"[@step] …", "send a document",
              "Sends a document from PDFs. Without --server it goes through the workspace on this computer. "
              "A warning is printed first when it brings the account close to its spending limit.",
              parseSend),
        entry("list", "[--text …] [--completed …] [--content …]", "list documents",
              "Lists documents, the last changed first.", parseList),
        entry("show", "ID", "show a document: recipients, files, history",
              "Shows a document: recipients, files, history.", parseShow),
        entry(
            "link", "ID…", "print links that open documents in Inkstone",
            "Prints a link to each document, one a line. It opens the document in Inkstone for people whose "
            "account has access to it; signers need their signing links. Exit 0: all, 2: some, 1: none.",
            parseLink),
        entry("download", "[ID…] --out DIR [--pattern …]", "save signed files, with a manifest",
              "Saves the files of documents to a folder, with a manifest. Nothing is overwritten; existing "
              "files with the same hash are skipped. Without an ID: all documents that match the filters. "
              "Exit 0: all, 2: some, 1: none.",
              parseDownload),
        entry("send-copy", "ID… --to ADDRESS", "email signed copies of completed documents",
              "Emails the signed files of completed documents to the addresses of --to, through the service. "
              "The history tells of each email that has left. Exit 0: all, 2: some, 1: none.",
              parseSendCopy),
        entry("cancel", "ID…", "cancel the signing of documents",
              "Cancels the signing of documents. Exit 0: all, 2: some, 1: none.", parseCancel),
        entry("remind", "ID…", "remind recipients who still have to act",
              "Asks the service to remind those who still have to act. Exit 0: all, 2: some, 1: none.",
              parseRemind),
        entry("correct", "ID… --from ADDRESS --name NAME --email ADDRESS",
              "replace a recipient of running documents",
              "Replaces a recipient of running documents who hasn't acted yet. The old signing link stops "
              "working and a new one is issued. Exit 0: all, 2: some, 1: none.",
              parseCorrect),
        entry("delete", "ID… [--purge]", "move documents to the trash",
              "Moves documents to the trash; with --purge, permanently deletes documents that are in the "
              "trash. Exit 0: all, 2: some, 1: none.",
              parseDelete),
        entry("folders", "", "list the folders", "Lists the folders.", parseFolders),
        entry("paper print", "ID --out FILE.pdf [--recipient WHO]", "write the pages to be signed with ink",
              "Writes the pages of a running document with their marks, to be printed and signed with ink.",
              parsePaperPrint),
        entry("paper record", "ID SCAN… [--recipient WHO]", "record a signature on paper with its scan",
              "Records that a recipient signed a printout, with its scan. Pages are matched by their marks; "
              "missing pages are listed and nothing is recorded then.",
              parsePaperRecord),
        entry("template list", "[--text TEXT]", "list the templates", "Lists the account's templates.",
              parseTemplateList),
        entry("template use", "ID --to \"Name <email>\" …", "create a document from a template and send it",
              "Creates a document from a template and sends it.", parseTemplateUse),
        entry("absences list", "", "list people who are absent, and their deputies",
              "Lists people who are absent, and their deputies.", parseAbsencesList),
        entry("absences add", "PERSON --until DAY --deputy \"Name <email>\"",
              "invite the deputy while a person is absent",
              "Adds an absence. When it is the turn of the absent person, the deputy is invited instead.",
              parseAbsencesAdd),
        entry("absences remove", "ID", "remove an absence",
              "Removes an absence. What the deputy has received stays with them.", parseAbsencesRemove),
        entry("fields list", "", "list the account's custom fields",
              "Lists the account's custom fields with the number of templates and drafts that use each.",
              parseFieldsList),
        entry("fields export", "FILE", "write the custom fields to a JSON file",
              "Writes the account's custom fields to a JSON file, for another account or to be changed.",
              parseFieldsExport),
        entry(
            "fields import", "FILE [--confirm NAME …]", "replace the custom fields by those of a JSON file",
            "Replaces the account's custom fields by those of a JSON file, and prints the templates that use "
            "what has changed. A field in use that would be removed, or no longer fits the fields based on "
            "it, has "
            "to be confirmed; otherwise nothing changes.",
            parseFieldsImport),
        entry("key list", "", "list the account's API keys",
              "Lists the account's API keys with their last four characters and what they may do.",
              parseKeyList),
        entry("key add", "NAME [--scope read,…] [--folder ID]", "create an API key",
              "Creates an API key and prints it once. With --scope and --folder it can do only that; a key "
              "can't give more than the key in use has. Exit 1 also when the service ignored the limits.",
              parseKeyAdd),
        entry("key rotate", "ID", "create a successor of an API key",
              "Creates an API key with the name, the expiry and the rights of another, which works until it "
              "is revoked.",
              parseKeyRotate),
        entry("key revoke", "ID", "revoke an API key",
              "Revokes an API key immediately. Sessions that it opened end.", parseKeyRevoke),
        entry("events list", "", "list the addresses that are sent events",
              "Lists the account's event subscriptions: addresses that are told what happens to documents.",
              parseEventsList),
        entry("events add", "ADDRESS [--events sent,…] [--folder ID]", "send events to an address",
              "Sends the account's events to an address from now on: sent, opened, signed, declined, "
              "undelivered, expired, corrected and completed documents.",
              parseEventsAdd),
        entry("events pause", "ID", "let the events of an address wait",
              "Pauses an event subscription. Its events wait until it is resumed.", parseEventsPause),
        entry("events resume", "ID", "send an address what waits for it",
              "Resumes an event subscription. Everything that waits or has failed is sent.",
              parseEventsResume),
        entry("events test", "ID", "send an address a test event", "Sends a test event to one subscription.",
              parseEventsTest),
        entry("events replay", "ID --after NUMBER", "send an address past events again",
              "Sends the events after an id again, also those from before the subscription existed.",
              parseEventsReplay),
        entry("events remove", "ID", "stop sending events to an address",
              "Removes an event subscription. What waits for it is not sent.", parseEventsRemove),
        entry("changes", "[--after NUMBER] [--follow]", "print events of documents in order",
              "Prints every event of the account's documents once, in order, one a line. With --follow, it "
              "waits for further ones. Events are stored for 90 days; when some after the given id have been "
              "removed, the command fails.",
              parseChanges),
        entry("usage", "[--from DAY] [--to DAY] [--group NAME]", "list what was charged",
              "Prints what the account was charged, as sums by month, API key or template, or a row for each "
              "document. Days are those of the account's time zone. A warning is printed when most of "
              "the spending limit is used.",
              parseUsage),
        entry(
            "settings", "[--json]", "list the settings and who made them",
            "Lists the settings with their values, and which of them an administrator has locked or "
            "recommends. Exit 1 when the administrator's files have settings that this version doesn't know.",
            parseSettings),
        entry("reach", "[ADDRESS] [--json]", "check whether signing links lead to a service",
              "Opens an address as a signer's browser would and checks whether a signing service answers "
              "there. Without an address, it checks that of this computer's signing links. Run it on another "
              "computer to check the connection from there. Exit 0: a service answers.",
              parseReach),
        entry(
            "mcp", "[--server URL]", "serve an AI assistant on standard input (Model Context Protocol)",
            "Serves programs such as AI assistants, which start it and speak the Model Context Protocol over "
            "the standard input and output. Reading is free: documents, folders, templates, histories, "
            "verification. Sending, reminding, cancelling and saving files ask a person in the Inkstone "
            "window, or on the terminal if there is no window, and are refused otherwise.",
            parseMcp),
        entry("bulk plan", "FILE --template ID", "check a CSV file or workbook; sends nothing",
              "Shows how the columns of a file map to a template, and the errors in its rows. Sends nothing. "
              "Exit 0: all rows are ready, 1: some are not.",
              parseBulkPlan),
        entry("bulk run", "FILE --template ID", "send a document to each row; Ctrl+C pauses",
              "Sends a document created from a template to each row of a file, each exactly once. Ctrl+C "
              "pauses; bulk resume continues, also after a crash.",
              parseBulkRun),
        entry("bulk resume", "[RUN]", "continue a run that was paused or interrupted",
              "Continues a run: the newest unfinished one, or this one. Rows that may have been sent are "
              "never sent again automatically.",
              parseBulkResume),
        entry("bulk report", "[RUN]", "list the runs, or the result of each row of one",
              "Lists the runs of this computer, or shows the result of each row of one.", parseBulkReport),
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

ParsedCommand parseCommand(const QStringList& arguments)
{
    for (const CommandEntry& command : commandList()) {
        const QStringList words = command.words.split(QLatin1Char(' '));
        if (arguments.mid(0, words.size()) != words) continue;
        SubcommandLine line(command.words, command.help, arguments.mid(words.size()));
        return command.parse(line);
    }
    return overviewOr(arguments.value(0), arguments.value(1));
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

QString descriptionText()
{
    QJsonArray commands;
    for (const CommandEntry& entry : commandList()) {
        SubcommandLine line(entry.words, entry.help, {QStringLiteral("--describe")});
        const ParsedCommand described = entry.parse(line);
        QJsonObject command =
            QJsonDocument::fromJson(std::get<PrintAndExit>(described).text.toUtf8()).object();
        command.insert(QStringLiteral("usage"), entry.usage);
        command.insert(QStringLiteral("summary"), entry.summary);
        commands.append(command);
    }
    const auto option = [](const char* names, const char* value, const char* help) {
        return QJsonObject{{QStringLiteral("names"),
                            QJsonArray::fromStringList(QString::fromLatin1(names).split(QLatin1Char(' ')))},
                           {QStringLiteral("value"), QString::fromLatin1(value)},
                           {QStringLiteral("help"), QString::fromLatin1(help)}};
    };
    const QJsonObject all{
        {QStringLiteral("program"), QStringLiteral("inkstone")},
        {QStringLiteral("version"), QStringLiteral(INKSTONE_VERSION)},
        {QStringLiteral("section"), 1},
        {QStringLiteral("summary"), QStringLiteral("desktop signing workstation")},
        {QStringLiteral("usage"), QJsonArray{QStringLiteral("[FILE…]"), QStringLiteral("--verify [FILE]"),
                                             QStringLiteral("COMMAND …")}},
        {QStringLiteral("help"),
         QStringLiteral("Without a command, inkstone opens its window, with the files in it: a signed PDF is "
                        "verified, any other PDF becomes a new document, and templates are imported. With a "
                        "command it works without a display.")},
        {QStringLiteral("commands"), commands},
        {QStringLiteral("options"),
         QJsonArray{option("verify", "", "Opens the window to verify a PDF there."),
                    option("h help", "", "Prints the commands."),
                    option("v version", "", "Prints the version.")}},
        {QStringLiteral("environment"),
         QJsonArray{option("INKSTONE_DATA", "", "Another data folder than the system's usual one."),
                    option("INKSTONE_API_KEY", "", "The API key for --server.")}}};
    return QString::fromUtf8(QJsonDocument(all).toJson());
}

} // namespace ink
