#include "app/inkstone/commands/bulkoptions.h"

#include "app/inkstone/commands/bulkcommand.h"
#include "app/inkstone/commands/sendername.h"
#include "app/tables/csvdialect.h"

namespace ink {

namespace {

using BulkVerb = BulkCommandRequest::Verb;
using Fault = SubcommandLine::Fault;

void addFileOptions(SubcommandLine& line, BulkCommandRequest& request)
{
    line.addArgument("file", "FILE", "A CSV file or a workbook (XLSX).");
    line.acceptArgument(request.file.path, QStringLiteral("Specify one file."));
    const auto templateId = [&request](const QString& value) -> Fault {
        request.templateId = positiveNumber(value).value_or(0);
        return std::nullopt;
    };
    const auto delimiter = [&request](const QString& sign) -> Fault {
        const QString character = sign == QStringLiteral("tab") ? QStringLiteral("\t") : sign;
        for (const char each : tables::csvDelimiters) {
            if (character != QLatin1Char(each)) continue;
            request.file.choice.csv.delimiter = each;
            return std::nullopt;
        }
        return QStringLiteral("--delimiter is one of , ; | tab.");
    };
    const auto encoding = [&request](const QString& name) -> Fault {
        const auto found = tables::encodingFromName(name);
        if (found) {
            request.file.choice.csv.encoding = *found;
            return std::nullopt;
        }
        QStringList names;
        for (const tables::Encoding each : tables::allEncodings())
            names.append(tables::encodingName(each));
        return QStringLiteral("--encoding is one of %1.").arg(names.join(QStringLiteral(", ")));
    };
    line.add("template", "ID", templateId, "The template, by its id (inkstone template list).");
    line.add(
        "map", "COLUMN=TAG", request.file.maps,
        "Maps a column: \"Column=Field\", \"Column=@name\", @first, @middle, @last, @email, with several "
        "roles \"Column=@email:Role\", or \"Column=\" for nothing. Repeatable; the others are guessed.");
    line.add("person", "ROLE=PERSON", request.file.people,
             "Gives a role the same person in all rows: \"Landlord=Ina Holt <ina@example.org>\". "
             "Repeatable.");
    line.add("document-title", "TEXT", request.file.documentTitle,
             "Title of each document, with columns in braces: \"Contract {Name}\" (default: the column "
             "\"Document title\", or the template's title).");
    line.add("message", "TEXT", request.file.message,
             "Message to the recipients, with columns in braces (default: the column \"Document message\", "
             "or the template's message).");
    line.add(
        "sheet", "N", [&request](int number) { request.file.choice.sheet = number - 1; }, {1},
        "Number of the sheet in a workbook, from 1.");
    line.add("delimiter", "SIGN", delimiter, "Of a text file: , ; | or tab.");
    line.add("encoding", "NAME", encoding,
             "Of a text file, for example utf-8, windows-1250 or shift_jis (default: guessed).");
    line.add(
        "header-line", "N", [&request](int number) { request.file.choice.headerLine = number; }, {1},
        "The line of the column names, from 1 (default: guessed).");
    line.add("hidden-rows", request.file.choice.includesHiddenRows,
             "Also reads rows that the workbook hides, for example by a filter.");
}

void addCopyOptions(SubcommandLine& line, BulkCommandRequest& request)
{
    line.add("workbook-copy", "FILE.xlsx", request.workbookCopy,
             "Writes a copy of the workbook with the status, the day of completion and the link of each "
             "row's document. The workbook itself isn't changed.");
    line.add("force", request.overwrites, "Overwrites the file of --workbook-copy if it exists.");
}

/** Adds the other options of `plan` and `run`, and parses the line. */
ParsedCommand parseFileCommand(SubcommandLine& line, BulkCommandRequest& request)
{
    line.addServer(request.server);
    line.addJson(request.json);
    if (auto end = line.parse()) return *std::move(end);
    if (request.templateId == 0) return line.fault(QStringLiteral("--template needs the id of a template."));
    return commandFor<BulkCommand>(request);
}

} // namespace

ParsedCommand parseBulkPlan(SubcommandLine& line)
{
    BulkCommandRequest request;
    request.verb = BulkVerb::Plan;
    addFileOptions(line, request);
    return parseFileCommand(line, request);
}

ParsedCommand parseBulkRun(SubcommandLine& line)
{
    BulkCommandRequest request;
    request.verb = BulkVerb::Run;
    addFileOptions(line, request);
    line.add("title", "TITLE", request.title, "Name of this run (default: the file's name).");
    line.add("callback", "URL", request.callback, "Base address that finished documents are posted to.");
    addSenderName(line, request.senderName);
    line.add("skip-faulty", request.skipsFaultyRows,
             "Sends the rows without errors even if others have some.");
    line.add("only-changed", request.sendsOnlyChanges,
             "Excludes rows that haven't changed since an earlier run on this computer with this template.");
    addCopyOptions(line, request);
    return parseFileCommand(line, request);
}

ParsedCommand parseBulkResume(SubcommandLine& line)
{
    BulkCommandRequest request;
    request.verb = BulkVerb::Resume;
    line.addArgument("run", "[RUN]", "ID of a run (inkstone bulk report).");
    line.acceptOptionalArgument(request.run, QStringLiteral("One run at a time."));
    line.add("repeat-unknown", request.repeatsUnknownRows,
             "Sends rows with an unknown result again, after checking once more. Recipients may get a second "
             "document.");
    addCopyOptions(line, request);
    line.addServer(request.server);
    line.addJson(request.json);
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<BulkCommand>(request);
}

ParsedCommand parseBulkReport(SubcommandLine& line)
{
    BulkCommandRequest request;
    request.verb = BulkVerb::Report;
    line.addArgument("run", "[RUN]", "ID of a run, as in the list.");
    line.acceptOptionalArgument(request.run, QStringLiteral("One run at a time."));
    line.add("failed", "FILE.csv", request.failedOut,
             "Writes the rejected rows with their reasons, to be corrected and run again.");
    line.add("out", "FILE.csv", request.out, "Writes all rows with their results.");
    addCopyOptions(line, request);
    line.add("server", "URL", request.server,
             "Lists only the runs that went to this service; with --workbook-copy, the service of the run.");
    line.addJson(request.json);
    if (auto end = line.parse()) return *std::move(end);
    if (request.run.isEmpty() && !(request.failedOut + request.out + request.workbookCopy).isEmpty())
        return line.fault(QStringLiteral("--failed, --out and --workbook-copy need a run."));
    return commandFor<BulkCommand>(request);
}

} // namespace ink
