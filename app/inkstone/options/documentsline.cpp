#include "app/inkstone/options/documentsline.h"

#include "app/domain/text/emailaddress.h"

#include <QDir>
#include <QHash>

namespace ink {

using domain::SigningStatus;
using What = DocumentsRequest::What;

namespace {

const QHash<QString, What>& commands()
{
    static const QHash<QString, What> known{
        {QStringLiteral("list"), What::List},         {QStringLiteral("show"), What::Show},
        {QStringLiteral("download"), What::Download}, {QStringLiteral("cancel"), What::Cancel},
        {QStringLiteral("remind"), What::Remind},     {QStringLiteral("correct"), What::Correct},
        {QStringLiteral("delete"), What::Delete},     {QStringLiteral("folders"), What::Folders}};
    return known;
}

QString descriptionOf(What what)
{
    switch (what) {
    case What::List:
        return QStringLiteral("Lists documents, the last changed first.");
    case What::Show:
        return QStringLiteral("Shows a document: recipients, files, history.");
    case What::Download:
        return QStringLiteral("Saves the files of documents to a folder, with a manifest. Nothing is "
                              "overwritten; existing files with the same hash are skipped. Without an ID: "
                              "all documents that match the filters. Exit 0: all, 2: some, 1: none.");
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
        return QStringLiteral("Moves documents to the trash; with --purge, permanently deletes documents "
                              "that are in the trash. Exit 0: all, 2: some, 1: none.");
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

void addOptions(SubcommandLine& line, What what)
{
    line.addServer();
    line.addJson();
    if (what == What::List || what == What::Download) {
        line.add("text", "Only documents with these words in title or recipients.", "WORDS");
        line.add("status", "draft, in-progress, completed, rejected, expired or cancelled.", "STATUS");
        line.add("folder", "Only documents of this folder: its name or number.", "FOLDER");
        line.add("limit", "Maximum number of documents.", "N");
    }
    if (what == What::List) {
        line.add("trash", "Lists the trash.");
        line.add("waiting-for",
                 "Only documents that are waiting for this recipient; “me” is the account's own address.",
                 "ADDRESS");
    }
    if (what == What::Download) {
        line.add("out", "The folder to save into (default: here).", "DIR", ".");
        line.add("pattern",
                 "Names of the files: {title} {id} {recipient} {date} {status} {folder}; / makes folders.",
                 "PATTERN", "{title} ({id})");
        line.add("what", "signed, certificate, both or original; several with commas.", "WHAT", "signed");
    }
    if (what == What::Cancel) line.add("reason", "Reason (recipients will see it).", "TEXT");
    if (what == What::Correct) {
        line.add("from", "The address that the recipient has now.", "ADDRESS");
        line.add("name", "The correct name.", "NAME");
        line.add("email", "The correct address.", "ADDRESS");
    }
    if (what == What::Delete) line.add("purge", "Permanently deletes documents that are in the trash.");
    if (what != What::List && what != What::Folders)
        line.addArgument("id", "Numbers of documents.", what == What::Download ? "[ID…]" : "ID…");
}

/** The fault of the filters, if they have one. */
std::optional<QString> readFilters(const SubcommandLine& line, DocumentsRequest& request)
{
    request.text = line.value("text");
    request.folder = line.value("folder");
    if (line.has("status")) {
        request.status = statusFrom(line.value("status"));
        if (!request.status) return QStringLiteral("Unknown status “%1”.").arg(line.value("status"));
    }
    if (line.has("limit")) {
        request.limit = line.value("limit").toInt();
        if (request.limit < 1) return QStringLiteral("--limit needs a number from 1.");
    }
    return std::nullopt;
}

std::optional<QString> readFiles(const SubcommandLine& line, workflow::DocumentExport::Options& files)
{
    files.folder = QDir::current().absoluteFilePath(line.value("out"));
    files.pattern = line.value("pattern");
    files.signedFile = false;
    for (const QString& word : line.value("what").split(QLatin1Char(','), Qt::SkipEmptyParts)) {
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

std::optional<QString> readPerson(const SubcommandLine& line, DocumentsRequest& request)
{
    request.former = line.value("from").trimmed();
    request.name = line.value("name").trimmed();
    request.email = line.value("email").trimmed();
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

std::variant<DocumentsRequest, PrintAndExit> parseDocumentsLine(const QString& command,
                                                                const QStringList& rest)
{
    DocumentsRequest request;
    const What what = request.what = commands().value(command);
    SubcommandLine line(command, descriptionOf(what));
    addOptions(line, what);
    if (const auto end = line.parse(rest)) return *end;
    request.json = line.has("json");
    request.server = QUrl(line.value("server"));
    for (const QString& word : line.arguments()) {
        bool ok = false;
        const qlonglong number = word.toLongLong(&ok);
        if (!ok || number < 1) return line.fault(QStringLiteral("“%1” isn't a document number.").arg(word));
        request.ids.append(domain::DocumentId(number));
    }
    if (what == What::List || what == What::Download)
        if (const auto wrong = readFilters(line, request)) return line.fault(*wrong);
    if (what == What::Download)
        if (const auto wrong = readFiles(line, request.files)) return line.fault(*wrong);
    if (what == What::List) {
        request.trash = line.has("trash");
        request.waitingFor = line.value("waiting-for").trimmed().toLower();
        const bool isMe = request.waitingFor == QLatin1StringView("me");
        if (line.has("waiting-for") && !isMe && !domain::isEmail(request.waitingFor))
            return line.fault(QStringLiteral("“%1” is not an email address.").arg(line.value("waiting-for")));
        if (line.has("waiting-for") && (line.has("status") || request.trash))
            return line.fault(QStringLiteral("--waiting-for can't be combined with --status or --trash."));
    }
    if (what == What::Cancel) request.reason = line.value("reason");
    if (what == What::Correct)
        if (const auto wrong = readPerson(line, request)) return line.fault(*wrong);
    if (what == What::Delete) request.purge = line.has("purge");
    const bool plain = what == What::List || what == What::Folders;
    if (plain && !request.ids.isEmpty())
        return line.fault(QStringLiteral("%1 takes no number.").arg(command));
    if (!plain && what != What::Download && request.ids.isEmpty())
        return line.fault(QStringLiteral("%1 needs the number of a document.").arg(command));
    return request;
}

} // namespace ink
