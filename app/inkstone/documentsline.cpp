#include "app/inkstone/documentsline.h"

#include "app/domain/rules.h"
#include "app/inkstone/command.h"

#include <QCommandLineParser>
#include <QDir>
#include <QHash>
#include <QRegularExpression>

namespace ink {

using domain::SigningStatus;
using What = DocumentsRequest::What;

namespace {

const QHash<QString, What>& commands()
{
    static const QHash<QString, What> known{
        {QStringLiteral("list"), What::List},         {QStringLiteral("show"), What::Show},
        {QStringLiteral("download"), What::Download}, {QStringLiteral("cancel"), What::Cancel},
        {QStringLiteral("remind"), What::Remind},     {QStringLiteral("delete"), What::Delete},
        {QStringLiteral("correct"), What::Correct},   {QStringLiteral("folders"), What::Folders}};
    return known;
}

QString descriptionOf(What what)
{
    switch (what) {
    case What::List:
        return QStringLiteral("Lists documents, the last changed first.");
    case What::Show:
        return QStringLiteral("Tells a document: recipients, files, history.");
    case What::Download:
        return QStringLiteral(
            "Saves the files of documents into a folder, with a manifest. Nothing is overwritten; "
            "what is there already with the same hash is skipped. Without an ID: all that the "
            "filters name. Exit 0: all, 2: some, 1: none.");
    case What::Cancel:
        return QStringLiteral("Cancels the signing of documents. Exit 0: all, 2: some, 1: none.");
    case What::Remind:
        return QStringLiteral(
            "Asks the service to remind those who still have to act. Exit 0: all, 2: some, 1: none.");
    case What::Correct:
        return QStringLiteral(
            "Replaces a recipient of running documents who hasn't acted yet. The old signing link stops "
            "working and a new one is issued. Exit 0: all, 2: some, 1: none.");
    case What::Delete:
        return QStringLiteral(
            "Moves documents to the trash; with --purge deletes what is in the trash for good. "
            "Exit 0: all, 2: some, 1: none.");
    case What::Folders:
        return QStringLiteral("Lists the folders.");
    }
    return {};
}

std::optional<SigningStatus> statusFrom(const QString& text)
{
    static const QHash<QString, SigningStatus> words{
        {QStringLiteral("draft"), SigningStatus::Draft},
        {QStringLiteral("in-progress"), SigningStatus::InProgress},
        {QStringLiteral("completed"), SigningStatus::Completed},
        {QStringLiteral("rejected"), SigningStatus::Rejected},
        {QStringLiteral("expired"), SigningStatus::ReachDeadline},
        {QStringLiteral("cancelled"), SigningStatus::Cancelled}};
    const auto found = words.constFind(text.toLower());
    return found == words.cend() ? std::nullopt : std::optional(*found);
}

void addOptions(QCommandLineParser& parser, What what)
{
    const auto id = [](const char* name) { return QString::fromLatin1(name); };
    parser.addOptions({{id("server"),
                        QStringLiteral("Base address of a service; its key comes from the keychain or "
                                       "INKSTONE_API_KEY (default: the workspace on this computer)."),
                        id("URL")},
                       {id("json"), QStringLiteral("Prints the result as JSON.")}});
    if (what == What::List || what == What::Download)
        parser.addOptions(
            {{id("text"), QStringLiteral("Only with these words in title or recipients."), id("WORDS")},
             {id("status"), QStringLiteral("draft, in-progress, completed, rejected, expired or cancelled."),
              id("STATUS")},
             {id("folder"), QStringLiteral("Only of this folder: its name or number."), id("FOLDER")},
             {id("limit"), QStringLiteral("At most so many."), id("N")}});
    if (what == What::List) parser.addOption({id("trash"), QStringLiteral("What is in the trash.")});
    if (what == What::Download)
        parser.addOptions(
            {{id("out"), QStringLiteral("The folder to save into (default: here)."), id("DIR"), id(".")},
             {id("pattern"),
              QStringLiteral(
                  "Names of the files: {title} {id} {recipient} {date} {status} {folder}; / makes folders."),
              id("PATTERN"), id("{title} ({id})")},
             {id("what"), QStringLiteral("signed, certificate, both or original; several with commas."),
              id("WHAT"), id("signed")}});
    if (what == What::Cancel)
        parser.addOption({id("reason"), QStringLiteral("Why; the recipients read it."), id("TEXT")});
    if (what == What::Correct)
        parser.addOptions(
            {{id("from"), QStringLiteral("The address that the recipient has now."), id("ADDRESS")},
             {id("name"), QStringLiteral("The correct name."), id("NAME")},
             {id("email"), QStringLiteral("The correct address."), id("ADDRESS")}});
    if (what == What::Delete)
        parser.addOption({id("purge"), QStringLiteral("For good, of what is in the trash already.")});
    if (what != What::List && what != What::Folders)
        parser.addPositionalArgument(id("id"), QStringLiteral("Numbers of documents."),
                                     what == What::Download ? QStringLiteral("[ID…]")
                                                            : QStringLiteral("ID…"));
}

/** What is wrong with the filters, if anything. */
std::optional<QString> readFilters(const QCommandLineParser& parser, DocumentsRequest& request)
{
    request.text = parser.value(QStringLiteral("text"));
    request.folder = parser.value(QStringLiteral("folder"));
    if (parser.isSet(QStringLiteral("status"))) {
        request.status = statusFrom(parser.value(QStringLiteral("status")));
        if (!request.status)
            return QStringLiteral("“%1” is no status.").arg(parser.value(QStringLiteral("status")));
    }
    if (parser.isSet(QStringLiteral("limit"))) {
        request.limit = parser.value(QStringLiteral("limit")).toInt();
        if (request.limit < 1) return QStringLiteral("--limit needs a number from 1.");
    }
    return std::nullopt;
}

std::optional<QString> readFiles(const QCommandLineParser& parser, workflow::DocumentExport::Options& files)
{
    files.folder = QDir::current().absoluteFilePath(parser.value(QStringLiteral("out")));
    files.pattern = parser.value(QStringLiteral("pattern"));
    files.signedFile = false;
    for (const QString& word :
         parser.value(QStringLiteral("what")).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (word == QLatin1StringView("signed"))
            files.signedFile = true;
        else if (word == QLatin1StringView("certificate"))
            files.certificate = true;
        else if (word == QLatin1StringView("both"))
            files.together = true;
        else if (word == QLatin1StringView("original"))
            files.original = true;
        else
            return QStringLiteral("“%1” can't be downloaded.").arg(word);
    }
    if (const auto checked = workflow::DocumentExport::check(files); !checked)
        return checked.error().detail.english();
    return std::nullopt;
}

std::optional<QString> readPerson(const QCommandLineParser& parser, DocumentsRequest& request)
{
    request.former = parser.value(QStringLiteral("from")).trimmed();
    request.name = parser.value(QStringLiteral("name")).trimmed();
    request.email = parser.value(QStringLiteral("email")).trimmed();
    if (request.former.isEmpty() || request.name.isEmpty() || request.email.isEmpty())
        return QStringLiteral("correct needs --from, --name and --email.");
    for (const QString& address : {request.former, request.email})
        if (!domain::isEmail(address)) return QStringLiteral("“%1” is not an email address.").arg(address);
    return std::nullopt;
}

} // namespace

bool isDocumentsCommand(const QString& word)
{
    return commands().contains(word);
}

DocumentsLine parseDocumentsLine(const QString& command, const QStringList& rest)
{
    DocumentsLine line;
    const What what = line.request.what = commands().value(command);
    const auto fault = [&line, &command](const QString& text) {
        line.print = QStringLiteral("%1\nSee: inkstone %2 --help").arg(text, command);
        line.exitCode = exitUsage;
        return line;
    };
    QCommandLineParser parser;
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Tells how this command is used."));
    parser.setApplicationDescription(descriptionOf(what));
    parser.addOption(help);
    addOptions(parser, what);
    if (!parser.parse(QStringList{QStringLiteral("inkstone ") + command} + rest))
        return fault(parser.errorText());
    if (parser.isSet(help)) {
        QString text = parser.helpText();
        text.replace(QRegularExpression(QStringLiteral("^Usage: \\S+")),
                     QStringLiteral("Usage: inkstone %1").arg(command));
        line.print = text.trimmed();
        return line;
    }
    DocumentsRequest& request = line.request;
    request.json = parser.isSet(QStringLiteral("json"));
    request.server = QUrl(parser.value(QStringLiteral("server")));
    for (const QString& word : parser.positionalArguments()) {
        bool ok = false;
        const qlonglong number = word.toLongLong(&ok);
        if (!ok || number < 1) return fault(QStringLiteral("“%1” is no document's number.").arg(word));
        request.ids.append(domain::DocumentId(number));
    }
    if (what == What::List || what == What::Download)
        if (const auto wrong = readFilters(parser, request)) return fault(*wrong);
    if (what == What::Download)
        if (const auto wrong = readFiles(parser, request.files)) return fault(*wrong);
    if (what == What::List) request.trash = parser.isSet(QStringLiteral("trash"));
    if (what == What::Cancel) request.reason = parser.value(QStringLiteral("reason"));
    if (what == What::Correct)
        if (const auto wrong = readPerson(parser, request)) return fault(*wrong);
    if (what == What::Delete) request.purge = parser.isSet(QStringLiteral("purge"));
    const bool plain = what == What::List || what == What::Folders;
    if (plain && !request.ids.isEmpty()) return fault(QStringLiteral("%1 takes no number.").arg(command));
    if (!plain && what != What::Download && request.ids.isEmpty())
        return fault(QStringLiteral("%1 needs the number of a document.").arg(command));
    return line;
}

} // namespace ink
