#include "app/inkstone/options/bulkline.h"

#include "app/inkstone/commands/command.h"
#include "app/inkstone/options/commandlist.h"

#include <QHash>

#include <optional>

namespace ink {

namespace {

using BulkVerb = BulkCommandRequest::Verb;
using tables::Encoding;

QString bulkOverview()
{
    return verbsText(QStringLiteral("bulk")) +
           QStringLiteral(
               "\n\n"
               "Exit 0: everything is sent, 1: rows are faulty, refused or unknown, or something failed,\n"
               "2: rows still wait, 3: the file cannot be read, 64: not understood.");
}

void addFileOptions(SubcommandLine& line)
{
    line.add("template", "The template, by its id (inkstone template list).", "ID");
    line.add("map",
             "Maps a column: \"Column=Tag\", \"Column=@name\", @first, @middle, @last, @email, with several "
             "roles \"Column=@email:Role\", or \"Column=\" for "
             "nothing. Repeatable; the others are guessed.",
             "COLUMN=TAG");
    line.add("document-title",
             "Title of each document, with columns in braces: \"Contract {Name}\" (default: the column "
             "\"Document title\", or the template's title).",
             "TEXT");
    line.add(
        "message",
        "Message to the recipients, with columns in braces (default: the column \"Document message\", or the "
        "template's message).",
        "TEXT");
    line.add("sheet", "Number of the sheet in a workbook, from 1.", "N");
    line.add("delimiter", "Of a text file: , ; | or tab.", "SIGN");
    line.add("encoding", "Of a text file, for example utf-8, windows-1250 or shift_jis (default: guessed).",
             "NAME");
    line.add("header-line", "The line of the column names, from 1 (default: guessed).", "N");
    line.add("hidden-rows", "Also reads rows that the workbook hides, for example by a filter.");
    line.addArgument("file", "A CSV file or a workbook (XLSX).", "FILE");
}

std::optional<PrintAndExit> readFileOptions(const SubcommandLine& line, BulkCommandRequest& request)
{
    if (line.arguments().size() != 1) return line.fault(QStringLiteral("Specify one file."));
    request.file.path = line.arguments().constFirst();
    request.file.maps = line.values("map");
    request.file.documentTitle = line.value("document-title");
    request.file.message = line.value("message");
    bool isNumber = false;
    request.templateId = line.value("template").toLongLong(&isNumber);
    if (!isNumber || request.templateId <= 0)
        return line.fault(QStringLiteral("--template needs the id of a template."));
    if (line.has("sheet")) {
        const int sheet = line.value("sheet").toInt(&isNumber);
        if (!isNumber || sheet < 1) return line.fault(QStringLiteral("--sheet needs a number from 1."));
        request.file.choice.sheet = sheet - 1;
    }
    if (line.has("delimiter")) {
        const QString sign = line.value("delimiter");
        const bool isTab = sign == QStringLiteral("tab");
        if (!isTab && (sign.size() != 1 || !QStringLiteral(",;|\t").contains(sign)))
            return line.fault(QStringLiteral("--delimiter is one of , ; | tab."));
        request.file.choice.csv.delimiter = isTab ? '\t' : sign.at(0).toLatin1();
    }
    if (line.has("encoding")) {
        const auto found = tables::encodingNamed(line.value("encoding"));
        if (!found) {
            QStringList names;
            for (const Encoding encoding : tables::allEncodings())
                names.append(tables::encodingName(encoding));
            return line.fault(
                QStringLiteral("--encoding is one of %1.").arg(names.join(QStringLiteral(", "))));
        }
        request.file.choice.csv.encoding = *found;
    }
    if (line.has("header-line")) {
        const int number = line.value("header-line").toInt(&isNumber);
        if (!isNumber || number < 1)
            return line.fault(QStringLiteral("--header-line needs a number from 1."));
        request.file.choice.headerLine = number;
    }
    request.file.choice.withHiddenRows = line.has("hidden-rows");
    return std::nullopt;
}

std::optional<PrintAndExit> parsePlan(const QStringList& rest, BulkCommandRequest& request)
{
    request.verb = BulkVerb::Plan;
    SubcommandLine line(
        QStringLiteral("bulk plan"),
        QStringLiteral("Shows how the columns of a file map to a template, and the errors in its rows. Sends "
                       "nothing. Exit 0: all rows are ready, 1: some are not."));
    addFileOptions(line);
    line.addServer();
    line.addJson();
    if (const auto end = line.parse(rest)) return end;
    request.server = QUrl(line.value("server"));
    request.json = line.has("json");
    return readFileOptions(line, request);
}

std::optional<PrintAndExit> parseRun(const QStringList& rest, BulkCommandRequest& request)
{
    request.verb = BulkVerb::Run;
    SubcommandLine line(
        QStringLiteral("bulk run"),
        QStringLiteral("Sends a document created from a template to each row of a file, each exactly once. "
                       "Ctrl+C pauses; bulk resume continues, also after a crash."));
    addFileOptions(line);
    line.add("title", "Name of this run (default: the file's name).", "TITLE");
    line.add("callback", "Base address that finished documents are posted to.", "URL");
    line.add("skip-faulty", "Sends the rows without errors even if others have some.");
    line.addServer();
    line.addJson();
    if (const auto end = line.parse(rest)) return end;
    request.title = line.value("title");
    request.callback = line.value("callback");
    request.skipFaulty = line.has("skip-faulty");
    request.server = QUrl(line.value("server"));
    request.json = line.has("json");
    return readFileOptions(line, request);
}

std::optional<PrintAndExit> parseResume(const QStringList& rest, BulkCommandRequest& request)
{
    request.verb = BulkVerb::Resume;
    SubcommandLine line(QStringLiteral("bulk resume"),
                        QStringLiteral("Continues a run: the newest unfinished one, or this one. Rows that "
                                       "may have been sent are never sent again automatically."));
    line.addArgument("run", "ID of a run (inkstone bulk report).", "[RUN]");
    line.add("repeat-unknown", "Sends rows with an unknown result again, after checking once more. "
                               "Recipients may get a second document.");
    line.addServer();
    line.addJson();
    if (const auto end = line.parse(rest)) return end;
    if (line.arguments().size() > 1) return line.fault(QStringLiteral("One run at a time."));
    request.run = line.arguments().value(0);
    request.repeatUnknown = line.has("repeat-unknown");
    request.server = QUrl(line.value("server"));
    request.json = line.has("json");
    return std::nullopt;
}

std::optional<PrintAndExit> parseReport(const QStringList& rest, BulkCommandRequest& request)
{
    request.verb = BulkVerb::Report;
    SubcommandLine line(
        QStringLiteral("bulk report"),
        QStringLiteral("Lists the runs of this computer, or shows the result of each row of one."));
    line.addArgument("run", "ID of a run, as in the list.", "[RUN]");
    line.add("failed", "Writes the refused rows with their reasons, to be corrected and run again.",
             "FILE.csv");
    line.add("out", "Writes all rows with their results.", "FILE.csv");
    line.add("server", "Lists only the runs that went to this service.", "URL");
    line.addJson();
    if (const auto end = line.parse(rest)) return end;
    if (line.arguments().size() > 1) return line.fault(QStringLiteral("One run at a time."));
    request.run = line.arguments().value(0);
    request.failedOut = line.value("failed");
    request.out = line.value("out");
    request.server = QUrl(line.value("server"));
    request.json = line.has("json");
    if (request.run.isEmpty() && !(request.failedOut + request.out).isEmpty())
        return line.fault(QStringLiteral("--failed and --out need a run."));
    return std::nullopt;
}

} // namespace

std::variant<BulkCommandRequest, PrintAndExit> parseBulkLine(const QStringList& rest)
{
    BulkCommandRequest request;
    const QString verb = rest.value(0);
    std::optional<PrintAndExit> answer;
    if (verb == QStringLiteral("plan"))
        answer = parsePlan(rest.mid(1), request);
    else if (verb == QStringLiteral("run"))
        answer = parseRun(rest.mid(1), request);
    else if (verb == QStringLiteral("resume"))
        answer = parseResume(rest.mid(1), request);
    else if (verb == QStringLiteral("report"))
        answer = parseReport(rest.mid(1), request);
    else
        answer = overviewOr(QStringLiteral("bulk"), bulkOverview(), rest);
    if (answer) return *answer;
    return request;
}

std::variant<TemplateCommandRequest, PrintAndExit> parseTemplateLine(const QStringList& rest)
{
    TemplateCommandRequest request;
    const QString verb = rest.value(0);
    if (verb == QStringLiteral("list")) {
        SubcommandLine line(QStringLiteral("template list"),
                            QStringLiteral("Lists the account's templates."));
        line.add("text", "Only titles with this in them.", "TEXT");
        line.addServer();
        line.addJson();
        if (const auto end = line.parse(rest.mid(1))) return *end;
        if (!line.arguments().isEmpty()) return line.fault(QStringLiteral("template list takes no name."));
        request.text = line.value("text");
        request.server = QUrl(line.value("server"));
        request.json = line.has("json");
        return request;
    }
    if (verb == QStringLiteral("use")) {
        request.verb = TemplateCommandRequest::Verb::Use;
        SubcommandLine line(QStringLiteral("template use"),
                            QStringLiteral("Creates a document from a template and sends it."));
        line.addArgument("id", "The template.", "ID");
        line.add("to",
                 "Who takes the next role: \"Name <mail>\" or mail. Repeatable, in the template's order.",
                 "RECIPIENT");
        line.add("value", "A value to begin with. Repeatable.", "TAG=VALUE");
        line.add("title", "The title (default: the template's).", "TITLE");
        line.add("message", "A message to the recipients.", "TEXT");
        line.add("draft", "Leaves it as a draft.");
        line.addServer();
        line.addJson();
        if (const auto end = line.parse(rest.mid(1))) return *end;
        bool isNumber = false;
        request.templateId = line.arguments().value(0).toLongLong(&isNumber);
        if (line.arguments().size() != 1 || !isNumber || request.templateId <= 0)
            return line.fault(QStringLiteral("template use needs the id of a template."));
        request.to = line.values("to");
        request.values = line.values("value");
        request.title = line.value("title");
        request.message = line.value("message");
        request.draft = line.has("draft");
        request.server = QUrl(line.value("server"));
        request.json = line.has("json");
        return request;
    }
    return overviewOr(QStringLiteral("template"), verbsText(QStringLiteral("template")), rest);
}

} // namespace ink
