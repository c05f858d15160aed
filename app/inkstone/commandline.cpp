#include "app/inkstone/commandline.h"

#include "app/inkstone/bulkline.h"
#include "app/inkstone/documentsline.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <optional>

namespace ink {

namespace {

QString overview()
{
    return QStringLiteral(
               "Inkstone %1, the signing workstation.\n"
               "\n"
               "  inkstone [FILE.pdf …]            open the window, with these files in the editor\n"
               "  inkstone demo [--out DIR]        run the whole main job unattended on the bundled sample\n"
               "  inkstone verify FILE [--json]    judge a signed PDF: exit 0 intact, 1 not intact, 2 no "
               "signature, 3 unreadable\n"
               "  inkstone suggest FILE [--json]   print the tags that the pages seem to ask for\n"
               "  inkstone rebase OLD NEW --tags FILE [--json]   print where tags belong in a newer PDF\n"
               "  inkstone send FILE… --to \"Name <mail>\"[@step] …   send a document\n"
               "  inkstone list [--text …] [--status …] [--folder …]   list documents\n"
               "  inkstone show ID                 tell a document: recipients, files, history\n"
               "  inkstone download [ID…] --out DIR [--pattern …]      save signed files, with a manifest\n"
               "  inkstone cancel|remind|correct|delete ID…            act on documents\n"
               "  inkstone folders                 list the folders\n"
               "  inkstone template list|use       list templates, make a document from one\n"
               "  inkstone bulk plan|run|resume|report   send a template to each row of a CSV file or workbook\n"
               "\n"
               "  inkstone COMMAND --help          tells more. --version prints the version.\n"
               "\n"
               "INKSTONE_DATA names another data folder, INKSTONE_API_KEY the key for --server.")
        .arg(QStringLiteral(INKSTONE_VERSION));
}

/** QCommandLineParser for one subcommand, without ending the process. */
class Sub
{
public:
    Sub(const QString& name, const QString& description) : m_name(name)
    {
        m_parser.setApplicationDescription(description);
        m_parser.addOption(m_help);
    }
    QCommandLineParser& parser() { return m_parser; }
    /** Help or a fault, if there is one. */
    std::optional<PrintAndExit> parse(const QStringList& rest)
    {
        QStringList arguments{QStringLiteral("inkstone ") + m_name};
        arguments += rest;
        if (!m_parser.parse(arguments)) return fault(m_parser.errorText());
        if (m_parser.isSet(m_help)) {
            // The parser's usage line names the program only.
            QString text = m_parser.helpText();
            text.replace(QRegularExpression(QStringLiteral("^Usage: \\S+")),
                         QStringLiteral("Usage: inkstone %1").arg(m_name));
            return PrintAndExit{text.trimmed(), 0};
        }
        return std::nullopt;
    }
    PrintAndExit fault(const QString& what) const
    {
        return {QStringLiteral("%1\nSee: inkstone %2 --help").arg(what, m_name), exitUsage};
    }

private:
    QString m_name;
    QCommandLineParser m_parser;
    QCommandLineOption m_help{{QStringLiteral("h"), QStringLiteral("help")},
                              QStringLiteral("Tells how this command is used.")};
};

Invocation parseDemo(const QStringList& rest)
{
    Sub sub(QStringLiteral("demo"),
            QStringLiteral("Runs the whole main job unattended on the bundled sample: two PDFs, three "
                           "recipients in two steps, sign, "
                           "seal, download, verify. Exits 0 only if all held. Started again after a kill, it "
                           "goes on with the same document."));
    sub.parser().addOptions(
        {{QStringLiteral("out"),
          QStringLiteral("Where the signed PDFs and the certificate are left (default: inkstone-demo)."),
          QStringLiteral("DIR"), QStringLiteral("inkstone-demo")},
         {QStringLiteral("workspace"), QStringLiteral("The data folder to run in (default: DIR/workspace)."),
          QStringLiteral("DIR")}});
    if (const auto end = sub.parse(rest)) return *end;
    if (!sub.parser().positionalArguments().isEmpty())
        return sub.fault(QStringLiteral("demo takes no file."));
    return RunDemo{sub.parser().value(QStringLiteral("out")),
                   sub.parser().value(QStringLiteral("workspace"))};
}

Invocation parseVerify(const QStringList& rest)
{
    Sub sub(QStringLiteral("verify"),
            QStringLiteral("Judges signed PDFs by anyone. Exit 0: intact, 1: not intact, 2: no signature, 3: "
                           "unreadable; of several files the highest."));
    sub.parser().addOptions(
        {{QStringLiteral("json"), QStringLiteral("Prints the report as JSON.")},
         {QStringLiteral("trust"),
          QStringLiteral("Trusts the certificates in this PEM file too; may be given again."),
          QStringLiteral("file")},
         {QStringLiteral("pin"),
          QStringLiteral("Trusts the certificate with this SHA-256 fingerprint, whoever issued it; may be "
                         "given again."),
          QStringLiteral("fingerprint")},
         {QStringLiteral("no-system-trust"), QStringLiteral("Does not trust this computer's roots.")}});
    sub.parser().addPositionalArgument(QStringLiteral("file"), QStringLiteral("A PDF."),
                                       QStringLiteral("FILE…"));
    if (const auto end = sub.parse(rest)) return *end;
    if (sub.parser().positionalArguments().isEmpty())
        return sub.fault(QStringLiteral("verify needs a file."));
    static const QRegularExpression fingerprint(QStringLiteral("^([0-9A-Fa-f]{2}[: ]?){32}$"));
    const QStringList pinned = sub.parser().values(QStringLiteral("pin"));
    for (const QString& pin : pinned)
        if (!fingerprint.match(pin).hasMatch())
            return sub.fault(QStringLiteral("“%1” is no SHA-256 fingerprint.").arg(pin));
    return RunVerify{sub.parser().positionalArguments(), sub.parser().isSet(QStringLiteral("json")),
                     sub.parser().values(QStringLiteral("trust")), pinned,
                     !sub.parser().isSet(QStringLiteral("no-system-trust"))};
}

Invocation parseSuggest(const QStringList& rest)
{
    Sub sub(
        QStringLiteral("suggest"),
        QStringLiteral("Prints the tags that the pages of a PDF seem to ask for, from its text and lines."));
    sub.parser().addOption({QStringLiteral("json"), QStringLiteral("Prints them as JSON.")});
    sub.parser().addPositionalArgument(QStringLiteral("file"), QStringLiteral("A PDF."),
                                       QStringLiteral("FILE"));
    if (const auto end = sub.parse(rest)) return *end;
    if (sub.parser().positionalArguments().size() != 1)
        return sub.fault(QStringLiteral("suggest needs one file."));
    return RunSuggest{sub.parser().positionalArguments().first(), sub.parser().isSet(QStringLiteral("json"))};
}

Invocation parseRebase(const QStringList& rest)
{
    Sub sub(QStringLiteral("rebase"),
            QStringLiteral(
                "Prints where the tags of a PDF belong in a newer version of it: moved, unsure or lost. "
                "Exit 0 when all are moved, 1 when a person has to look, 3 unreadable."));
    sub.parser().addOption({QStringLiteral("tags"),
                            QStringLiteral("The tags, as JSON in the contract's words: {\"tags\":[…]}."),
                            QStringLiteral("file")});
    sub.parser().addOption({QStringLiteral("json"), QStringLiteral("Prints them as JSON.")});
    sub.parser().addPositionalArgument(QStringLiteral("old"), QStringLiteral("A PDF."),
                                       QStringLiteral("OLD"));
    sub.parser().addPositionalArgument(QStringLiteral("new"), QStringLiteral("The newer PDF."),
                                       QStringLiteral("NEW"));
    if (const auto end = sub.parse(rest)) return *end;
    const QStringList files = sub.parser().positionalArguments();
    if (files.size() != 2) return sub.fault(QStringLiteral("rebase needs two files."));
    if (!sub.parser().isSet(QStringLiteral("tags"))) return sub.fault(QStringLiteral("rebase needs --tags."));
    return RunRebase{files.at(0), files.at(1), sub.parser().value(QStringLiteral("tags")),
                     sub.parser().isSet(QStringLiteral("json"))};
}

Invocation parseSend(const QStringList& rest)
{
    Sub sub(
        QStringLiteral("send"),
        QStringLiteral(
            "Sends a document from PDFs. Without --server it goes through the workspace on this computer."));
    auto& parser = sub.parser();
    parser.addOptions(
        {{QStringLiteral("to"),
          QStringLiteral(
              "A recipient: \"Name <mail>\" or mail, with @2 behind it for the second step. Repeatable."),
          QStringLiteral("RECIPIENT")},
         {QStringLiteral("title"), QStringLiteral("The title (default: the first file's name)."),
          QStringLiteral("TITLE")},
         {QStringLiteral("message"), QStringLiteral("A message to the recipients."), QStringLiteral("TEXT")},
         {QStringLiteral("sign-each"),
          QStringLiteral(
              "A signature for each signer in the files as they finish, then the seal (default: as "
              "the account says).")},
         {QStringLiteral("tags"),
          QStringLiteral("Tags as JSON (default: a signature for each recipient on the last page)."),
          QStringLiteral("FILE.json")},
         {QStringLiteral("server"),
          QStringLiteral("Base address of a service; its key comes from the keychain or INKSTONE_API_KEY."),
          QStringLiteral("URL")},
         {QStringLiteral("wait"),
          QStringLiteral("Stays until the document is completed (exit 0) or ended otherwise (exit 1).")},
         {QStringLiteral("json"), QStringLiteral("Prints the result as JSON.")}});
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("PDFs, in order."),
                                 QStringLiteral("FILE…"));
    if (const auto end = sub.parse(rest)) return *end;
    SendRequest request;
    request.files = parser.positionalArguments();
    request.to = parser.values(QStringLiteral("to"));
    request.title = parser.value(QStringLiteral("title"));
    request.message = parser.value(QStringLiteral("message"));
    request.tagsFile = parser.value(QStringLiteral("tags"));
    request.server = QUrl(parser.value(QStringLiteral("server")));
    request.signaturePerSigner = parser.isSet(QStringLiteral("sign-each"));
    request.wait = parser.isSet(QStringLiteral("wait"));
    request.json = parser.isSet(QStringLiteral("json"));
    if (request.files.isEmpty()) return sub.fault(QStringLiteral("send needs at least one PDF."));
    if (request.to.isEmpty()) return sub.fault(QStringLiteral("send needs at least one --to."));
    return RunSend{request};
}

} // namespace

Invocation parseCommandLine(const QStringList& arguments)
{
    const QStringList rest = arguments.mid(2);
    const QString first = arguments.value(1);
    if (first == QStringLiteral("demo")) return parseDemo(rest);
    if (first == QStringLiteral("verify")) return parseVerify(rest);
    if (first == QStringLiteral("suggest")) return parseSuggest(rest);
    if (first == QStringLiteral("rebase")) return parseRebase(rest);
    if (first == QStringLiteral("send")) return parseSend(rest);
    if (isDocumentsCommand(first)) {
        const DocumentsLine line = parseDocumentsLine(first, rest);
        if (line.print) return PrintAndExit{*line.print, line.exitCode};
        return RunDocuments{line.request};
    }
    if (first == QStringLiteral("bulk")) {
        const auto line = parseBulkLine(rest);
        if (const auto* answer = std::get_if<BulkLineAnswer>(&line))
            return PrintAndExit{answer->text, answer->exitCode};
        return RunBulk{std::get<BulkCommandRequest>(line)};
    }
    if (first == QStringLiteral("template")) {
        const auto line = parseTemplateLine(rest);
        if (const auto* answer = std::get_if<BulkLineAnswer>(&line))
            return PrintAndExit{answer->text, answer->exitCode};
        return RunTemplate{std::get<TemplateCommandRequest>(line)};
    }
    if (first == QStringLiteral("--help") || first == QStringLiteral("-h") || first == QStringLiteral("help"))
        return PrintAndExit{overview(), 0};
    if (first == QStringLiteral("--version") || first == QStringLiteral("-v"))
        return PrintAndExit{QStringLiteral("inkstone " INKSTONE_VERSION), 0};
    RunWorkstation run;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString& word = arguments.at(i);
        if (word.startsWith(QLatin1Char('-')))
            return PrintAndExit{QStringLiteral("inkstone does not know %1.\nSee: inkstone --help").arg(word),
                                exitUsage};
        run.files.append(word);
    }
    return run;
}

} // namespace ink
