#include "app/inkstone/options/commandline.h"

#include "app/inkstone/options/absencesline.h"
#include "app/inkstone/options/bulkline.h"
#include "app/inkstone/options/commandlist.h"
#include "app/inkstone/options/documentsline.h"
#include "app/inkstone/options/paperline.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <tuple>

namespace ink {

namespace {

/** All commands with their options as JSON: what manual pages and completions are made of. */
QString description()
{
    QJsonArray commands;
    for (const CommandEntry& entry : commandList()) {
        const QStringList line = QStringList{QStringLiteral("inkstone")} +
                                 entry.words.split(QLatin1Char(' ')) +
                                 QStringList{QStringLiteral("--describe")};
        const Invocation described = parseCommandLine(line);
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

Invocation parseDemo(const QStringList& rest)
{
    SubcommandLine line(
        QStringLiteral("demo"),
        QStringLiteral("Runs the whole main job unattended on the bundled sample: two PDFs, three "
                       "recipients in two steps, sign, seal, download, verify. Exits 0 only if all held. "
                       "Started again after a kill, it goes on with the same document."));
    line.add("out", "Where the signed PDFs and the certificate are left (default: inkstone-demo).", "DIR",
             "inkstone-demo");
    line.add("workspace", "The data folder to run in (default: DIR/workspace).", "DIR");
    if (const auto end = line.parse(rest)) return *end;
    if (!line.arguments().isEmpty()) return line.fault(QStringLiteral("demo takes no file."));
    return RunDemo{line.value("out"), line.value("workspace")};
}

Invocation parseVerify(const QStringList& rest)
{
    SubcommandLine line(
        QStringLiteral("verify"),
        QStringLiteral("Verifies signed PDFs, whoever signed them. Exit 0: intact, 1: not intact, 2: no "
                       "signature, 3: unreadable, 4: see --strict; of several files the worst."));
    line.add("json", "Prints the report as JSON.");
    line.add("strict",
             "Exits with 4 when a file is intact, but values were filled in or replaced, comments were "
             "added, or the description was changed after a signature, or a signature is weak.");
    line.add("trust", "Trusts the certificates in this PEM file too. Repeatable.", "FILE");
    line.add("pin", "Trusts the certificate with this SHA-256 fingerprint, whoever issued it. Repeatable.",
             "FINGERPRINT");
    line.add("no-system-trust", "Does not trust this computer's roots.");
    line.addArgument("file", "A PDF.", "FILE…");
    if (const auto end = line.parse(rest)) return *end;
    if (line.arguments().isEmpty()) return line.fault(QStringLiteral("verify needs a file."));
    static const QRegularExpression fingerprint(QStringLiteral("^([0-9A-Fa-f]{2}[: ]?){32}$"));
    const QStringList pinned = line.values("pin");
    for (const QString& pin : pinned)
        if (!fingerprint.match(pin).hasMatch())
            return line.fault(QStringLiteral("“%1” isn't a SHA-256 fingerprint.").arg(pin));
    return RunVerify{
        line.arguments(),  line.has("json"), line.values("trust"), pinned, !line.has("no-system-trust"),
        line.has("strict")};
}

Invocation parseSuggest(const QStringList& rest)
{
    SubcommandLine line(
        QStringLiteral("suggest"),
        QStringLiteral("Prints the tags that the pages of a PDF seem to ask for, from its text and lines."));
    line.add("json", "Prints them as JSON.");
    line.addArgument("file", "A PDF.", "FILE");
    if (const auto end = line.parse(rest)) return *end;
    if (line.arguments().size() != 1) return line.fault(QStringLiteral("suggest needs one file."));
    return RunSuggest{line.arguments().constFirst(), line.has("json")};
}

Invocation parseRebase(const QStringList& rest)
{
    SubcommandLine line(
        QStringLiteral("rebase"),
        QStringLiteral(
            "Prints where the tags of a PDF belong in a newer version of it: moved, unsure or lost. "
            "Exit 0 when all are moved, 1 when a person has to look, 3 unreadable."));
    line.add("tags", "The tags, as JSON in the contract's words: {\"tags\":[…]}.", "FILE");
    line.add("json", "Prints them as JSON.");
    line.addArgument("old", "A PDF.", "OLD");
    line.addArgument("new", "The newer PDF.", "NEW");
    if (const auto end = line.parse(rest)) return *end;
    const QStringList files = line.arguments();
    if (files.size() != 2) return line.fault(QStringLiteral("rebase needs two files."));
    if (!line.has("tags")) return line.fault(QStringLiteral("rebase needs --tags."));
    return RunRebase{files.at(0), files.at(1), line.value("tags"), line.has("json")};
}

Invocation parsePages(const QStringList& rest)
{
    SubcommandLine line(
        QStringLiteral("pages"),
        QStringLiteral(
            "Writes a PDF with its pages deleted, rotated, inserted or in another order to a new file; the "
            "file itself stays as it is. Ranges are such as 2,5-7 and count pages of the file as it is; "
            "\"end\" is the last page. Exit 3 for a file that can't be read, or that is signed or "
            "encrypted."));
    line.add("out", "The file to write.", "NEW.pdf");
    line.add("delete", "Leaves these pages out.", "RANGE");
    line.add("keep", "Writes only these pages, in this order.", "RANGE");
    line.add("rotate", "Turns pages clockwise by 90, 180, 270 or -90 degrees. Repeatable.", "RANGE:DEGREES");
    line.add("insert", "Inserts all pages of another PDF behind a page; 0 = at the start. Repeatable.",
             "PAGE:FILE");
    line.add("blank", "Inserts a blank page behind a page, as large as that one. Repeatable.", "PAGE");
    line.addArgument("file", "A PDF.", "FILE");
    if (const auto end = line.parse(rest)) return *end;
    if (line.arguments().size() != 1) return line.fault(QStringLiteral("pages needs one file."));
    if (!line.has("out")) return line.fault(QStringLiteral("pages needs --out."));
    if (line.has("delete") && line.has("keep"))
        return line.fault(QStringLiteral("--delete and --keep can't be combined."));
    return RunPages{line.arguments().constFirst(),
                    line.value("out"),
                    {line.value("delete"), line.value("keep"), line.values("rotate"), line.values("insert"),
                     line.values("blank")}};
}

Invocation parseSend(const QStringList& rest)
{
    SubcommandLine line(QStringLiteral("send"),
                        QStringLiteral("Sends a document from PDFs. Without --server it goes through the "
                                       "workspace on this computer."));
    line.add("to",
             "A recipient: \"Name <email>\" or email, with @2 behind it for the second step. Repeatable.",
             "RECIPIENT");
    line.add("recipients",
             "Recipients as JSON: {\"invitations\":[…]}, as the API describes them. --to adds to them.",
             "FILE.json");
    line.add("copy", "A recipient who gets a copy immediately. Repeatable.", "RECIPIENT");
    line.add("copy-at-end", "A recipient who gets a copy when the document is completed. Repeatable.",
             "RECIPIENT");
    line.add("group",
             "Recipients of whom any one must sign: addresses with commas between them. With 2: before them "
             "two of them must. Repeatable.",
             "[N:]EMAIL,EMAIL,...");
    line.add("witness", "Signs as the witness of the recipient before them. Repeatable.", "EMAIL");
    line.add("after", "Invites a recipient so many days after the step before has finished. Repeatable.",
             "EMAIL=DAYS");
    line.add("access-code",
             "Asks a recipient for an access code. It is read from the terminal, or from the standard input, "
             "one line each. Repeatable.",
             "EMAIL");
    line.add("email-code", "Asks a recipient for a one-time code by email. Repeatable.", "EMAIL");
    line.add("sms-code", "Asks a recipient for a one-time code by SMS to this number. Repeatable.",
             "EMAIL=NUMBER");
    line.add("at",
             "Sends at this time instead of now, such as 2026-12-03T09:00 (local time) or "
             "2026-12-03T09:00Z.",
             "TIME");
    line.add("title", "The title (default: the first file's name).", "TITLE");
    line.add("message", "A message to the recipients.", "TEXT");
    line.add("subject", "The subject of the emails (default: one with the title).", "TEXT");
    line.add("expires", "Days until the document expires (default: as the account says).", "DAYS");
    line.add("remind", "Days between reminders; 0 sends none (default: as the account says).", "DAYS");
    line.add("max-reminders", "How many reminders each recipient gets at most.", "COUNT");
    line.add("language",
             "The language of emails and of the signing page for recipients without one of their own: en, "
             "fr, de, es or ar.",
             "LANGUAGE");
    line.add(
        "sign-each",
        "A signature for each signer in the files as they finish, then the seal (default: as the account "
        "says).");
    line.add("file-content",
             "What is done with files whose content can change or differs between programs: keep (default), "
             "freeze, removeScripts, takeAttachments or refuse.",
             "TREATMENT");
    line.add("tags", "Tags as JSON (default: a signature for each recipient on the last page).", "FILE.json");
    line.addServer();
    line.add("wait", "Waits until the document is completed (exit 0) or ended otherwise (exit 1).");
    line.addJson();
    line.addArgument("file", "PDFs, in order.", "FILE…");
    if (const auto end = line.parse(rest)) return *end;
    SendRequest request;
    request.files = line.arguments();
    request.routing.to = line.values("to");
    request.routing.file = line.value("recipients");
    request.routing.copies = line.values("copy");
    request.routing.copiesAtEnd = line.values("copy-at-end");
    request.routing.groups = line.values("group");
    request.routing.witnesses = line.values("witness");
    request.routing.delays = line.values("after");
    request.routing.accessCodes = line.values("access-code");
    request.routing.mailCodes = line.values("email-code");
    request.routing.smsCodes = line.values("sms-code");
    request.routing.sendAt = line.value("at");
    request.title = line.value("title");
    request.message = line.value("message");
    request.subject = line.value("subject");
    for (const auto& [name, days, minimum, maximum] :
         {std::tuple("expires", &request.expireDays, 1, 3650),
          std::tuple("remind", &request.remindDays, 0, 365),
          std::tuple("max-reminders", &request.maxReminders, 1, 1000)}) {
        if (!line.has(name)) continue;
        bool isNumber = false;
        *days = line.value(name).toInt(&isNumber);
        if (!isNumber || **days < minimum || **days > maximum)
            return line.fault(QStringLiteral("--%1 takes a number from %2 to %3.")
                                  .arg(QLatin1String(name))
                                  .arg(minimum)
                                  .arg(maximum));
    }
    if (line.has("language")) {
        const QString tag = line.value("language").toLower();
        const domain::LanguageCode language = domain::documentLanguage(tag, true);
        if (domain::languageTag(language) != tag)
            return line.fault(QStringLiteral("--language takes en, fr, de, es or ar."));
        request.language = language;
    }
    if (line.has("file-content")) {
        const auto content = domain::contentTreatmentFrom(line.value("file-content"));
        if (!content)
            return line.fault(QStringLiteral(
                "--file-content takes keep, freeze, removeScripts, takeAttachments or refuse."));
        request.content = *content;
    }
    request.tagsFile = line.value("tags");
    request.server = QUrl(line.value("server"));
    request.signaturePerSigner = line.has("sign-each");
    request.wait = line.has("wait");
    request.json = line.has("json");
    if (request.files.isEmpty()) return line.fault(QStringLiteral("send needs at least one PDF."));
    if (request.routing.isEmpty())
        return line.fault(QStringLiteral("send needs at least one --to, or --recipients."));
    if (request.wait && !request.routing.sendAt.isEmpty())
        return line.fault(QStringLiteral("--wait and --at can't be combined."));
    return RunSend{request};
}

Invocation parseWindow(const QStringList& words)
{
    RunWorkstation run;
    for (const QString& word : words) {
        if (word == QStringLiteral("--verify")) {
            run.verify = true;
            continue;
        }
        if (word.startsWith(QLatin1Char('-')))
            return PrintAndExit{QStringLiteral("Unknown option %1.\nSee: inkstone --help").arg(word),
                                exitUsage};
        // Desktops hand over addresses where a program takes links, too.
        const QUrl url(word);
        if (url.scheme() == QLatin1StringView("inkstone"))
            run.link = word;
        else
            run.files.append(url.isLocalFile() ? url.toLocalFile() : word);
    }
    if (run.verify && run.files.size() > 1)
        return PrintAndExit{QStringLiteral("--verify takes one file.\nSee: inkstone --help"), exitUsage};
    return run;
}

Invocation parseReach(const QStringList& rest)
{
    SubcommandLine line(
        QStringLiteral("reach"),
        QStringLiteral(
            "Opens an address as a signer's browser would and checks whether a signing service answers "
            "there. Without an address, it checks that of this computer's signing links. Run it on another "
            "computer to check the connection from there. Exit 0: a service answers."));
    line.add("json", "Prints the result as JSON.");
    line.addArgument("address", "E.g. https://sign.example.com.", "[ADDRESS]");
    if (const auto end = line.parse(rest)) return *end;
    if (line.arguments().size() > 1) return line.fault(QStringLiteral("reach takes one address."));
    return RunReach{line.arguments().value(0), line.has("json")};
}

Invocation parseSettings(const QStringList& rest)
{
    SubcommandLine line(
        QStringLiteral("settings"),
        QStringLiteral("Lists the settings with their values, and which of them an administrator "
                       "has locked or recommends. Exit 1 when the administrator's files have "
                       "settings that this version doesn't know."));
    line.add("json", "Prints them as JSON.");
    if (const auto end = line.parse(rest)) return *end;
    if (!line.arguments().isEmpty()) return line.fault(QStringLiteral("settings takes no argument."));
    return RunSettings{line.has("json")};
}

/** One plain word that is neither a command nor a file: no window opens for a typing error. */
bool isMistyped(const QString& word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z][A-Za-z-]*$"));
    return !isCommand(word) && plain.match(word).hasMatch() && !QFileInfo::exists(word);
}

} // namespace

Invocation parseCommandLine(const QStringList& arguments)
{
    const QStringList rest = arguments.mid(2);
    const QString first = arguments.value(1);
    if (first == QStringLiteral("--help") || first == QStringLiteral("-h") || first == QStringLiteral("help"))
        return PrintAndExit{overviewText(), 0};
    if (first == QStringLiteral("--version") || first == QStringLiteral("-v"))
        return PrintAndExit{QStringLiteral("inkstone " INKSTONE_VERSION), 0};
    if (first == QStringLiteral("--describe")) return PrintAndExit{description(), 0};
    if (isMistyped(first))
        return PrintAndExit{
            QStringLiteral("Unknown command \"%1\", and there is no file of that name.\nSee: inkstone --help")
                .arg(first),
            exitUsage};
    if (!isCommand(first)) return parseWindow(arguments.mid(1));
    if (first == QStringLiteral("demo")) return parseDemo(rest);
    if (first == QStringLiteral("verify")) return parseVerify(rest);
    if (first == QStringLiteral("suggest")) return parseSuggest(rest);
    if (first == QStringLiteral("rebase")) return parseRebase(rest);
    if (first == QStringLiteral("pages")) return parsePages(rest);
    if (first == QStringLiteral("reach")) return parseReach(rest);
    if (first == QStringLiteral("settings")) return parseSettings(rest);
    if (first == QStringLiteral("send")) return parseSend(rest);
    if (isDocumentsCommand(first)) {
        const auto line = parseDocumentsLine(first, rest);
        if (const auto* end = std::get_if<PrintAndExit>(&line)) return *end;
        return RunDocuments{std::get<DocumentsRequest>(line)};
    }
    if (first == QStringLiteral("bulk")) {
        const auto line = parseBulkLine(rest);
        if (const auto* end = std::get_if<PrintAndExit>(&line)) return *end;
        return RunBulk{std::get<BulkCommandRequest>(line)};
    }
    if (first == QStringLiteral("absences")) {
        const auto line = parseAbsencesLine(rest);
        if (const auto* end = std::get_if<PrintAndExit>(&line)) return *end;
        return RunAbsences{std::get<AbsencesRequest>(line)};
    }
    if (first == QStringLiteral("paper")) {
        const auto line = parsePaperLine(rest);
        if (const auto* end = std::get_if<PrintAndExit>(&line)) return *end;
        return RunPaper{std::get<PaperCommandRequest>(line)};
    }
    const auto line = parseTemplateLine(rest);
    if (const auto* end = std::get_if<PrintAndExit>(&line)) return *end;
    return RunTemplate{std::get<TemplateCommandRequest>(line)};
}

} // namespace ink
