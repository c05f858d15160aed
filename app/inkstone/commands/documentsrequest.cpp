#include "app/inkstone/commands/documentsrequest.h"

#include "app/domain/text/emailaddress.h"
#include "app/inkstone/commands/dataoption.h"
#include "app/inkstone/commands/documentscommand.h"

#include <QDir>

#include <array>

namespace ink {

using domain::SigningStatus;
using Fault = SubcommandLine::Fault;
using What = DocumentsRequest::Action;

namespace {

constexpr std::array<std::pair<SigningStatus, const char*>, 6> statusWords{
    {{SigningStatus::Draft, "draft"},
     {SigningStatus::InProgress, "in-progress"},
     {SigningStatus::Completed, "completed"},
     {SigningStatus::Rejected, "rejected"},
     {SigningStatus::ReachDeadline, "expired"},
     {SigningStatus::Cancelled, "cancelled"}}};

void addService(SubcommandLine& line, DocumentsRequest& request)
{
    line.addServer(request.server);
    line.addJson(request.json);
}

void addFilters(SubcommandLine& line, DocumentsRequest& request)
{
    line.add("text", "WORDS", request.text, "Only documents with these words in title or recipients.");
    const auto status = [&request](const QString& word) -> Fault {
        request.status = statusFromWord(word);
        if (!request.status) return QStringLiteral("Unknown status “%1”.").arg(word);
        return std::nullopt;
    };
    line.add("status", "STATUS", status, "draft, in-progress, completed, rejected, expired or cancelled.");
    line.add("folder", "FOLDER", request.folder, "Only documents of this folder: its name or number.");
    addDataOption(line, request.dataPairs, "Only documents with exactly this data. Repeatable.");
    line.add("limit", "N", request.limit, {1}, "Maximum number of documents.");
}

/** Accepts the numbers of documents. */
void takeIds(SubcommandLine& line, DocumentsRequest& request)
{
    line.acceptArguments([&request](const QStringList& words) -> Fault {
        for (const QString& word : words) {
            const auto number = positiveNumber(word);
            if (!number) return QStringLiteral("“%1” isn't a document number.").arg(word);
            request.ids.append(domain::DocumentId(*number));
        }
        return std::nullopt;
    });
}

/** Accepts the numbers of documents, at least one. */
void takeSomeIds(SubcommandLine& line, DocumentsRequest& request, const QString& command)
{
    line.addArgument("id", "ID…", "Numbers of documents.");
    takeIds(line, request);
    line.acceptArguments([command](const QStringList& words) -> Fault {
        if (words.isEmpty()) return QStringLiteral("%1 needs the number of a document.").arg(command);
        return std::nullopt;
    });
}

Fault readContents(const QString& words, workflow::DocumentExport::Options& files)
{
    files.includesSignedFile = false;
    for (const QString& word : words.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (word == QLatin1StringView("signed"))
            files.includesSignedFile = true;
        else if (word == QLatin1StringView("certificate"))
            files.includesCertificate = true;
        else if (word == QLatin1StringView("both"))
            files.includesCombinedFile = true;
        else if (word == QLatin1StringView("original"))
            files.includesOriginal = true;
        else
            return QStringLiteral("“%1” can't be downloaded.").arg(word);
    }
    if (const auto checked = workflow::DocumentExport::check(files); !checked)
        return checked.error().detail.english();
    return std::nullopt;
}

Fault notAnAddress(const QString& text)
{
    return QStringLiteral("“%1” isn't a valid email address.").arg(text);
}

} // namespace

QString statusWord(SigningStatus status)
{
    for (const auto& [each, word] : statusWords)
        if (each == status) return QString::fromLatin1(word);
    return {};
}

std::optional<SigningStatus> statusFromWord(const QString& word)
{
    for (const auto& [status, each] : statusWords)
        if (word.compare(QLatin1StringView(each), Qt::CaseInsensitive) == 0) return status;
    return std::nullopt;
}

ParsedCommand parseList(SubcommandLine& line)
{
    DocumentsRequest request;
    QString waitingFor;
    addService(line, request);
    addFilters(line, request);
    line.add("trash", request.listsTrash, "Lists the trash.");
    line.add("waiting-for", "ADDRESS", waitingFor,
             "Only documents that are waiting for this recipient; “me” is the account's own address.");
    line.refuseArguments(QStringLiteral("list takes no number."));
    if (auto end = line.parse()) return *std::move(end);
    if (const Fault wrong = parseData(request.dataPairs, request.data)) return line.fault(*wrong);
    if (line.has("waiting-for")) {
        request.waitingFor = waitingFor.trimmed().toLower();
        if (request.waitingFor != QLatin1StringView("me") && !domain::isEmail(request.waitingFor))
            return line.fault(*notAnAddress(waitingFor));
        if (request.status || request.listsTrash)
            return line.fault(QStringLiteral("--waiting-for can't be combined with --status or --trash."));
    }
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseShow(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Show;
    addService(line, request);
    takeSomeIds(line, request, QStringLiteral("show"));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseLink(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Link;
    addService(line, request);
    takeSomeIds(line, request, QStringLiteral("link"));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseDownload(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Download;
    QString out = QStringLiteral(".");
    QString contents = QStringLiteral("signed");
    request.files.pattern = QStringLiteral("{title} ({id})");
    addService(line, request);
    addFilters(line, request);
    line.add("out", "DIR", out, "The folder to save into (default: here).");
    line.add("pattern", "PATTERN", request.files.pattern,
             "Names of the files: {title} {id} {recipient} {date} {status} {folder} {data.NAME}; / makes "
             "folders.");
    line.add("what", "WHAT", contents, "signed, certificate, both or original; several with commas.");
    line.addArgument("id", "[ID…]", "Numbers of documents.");
    takeIds(line, request);
    if (auto end = line.parse()) return *std::move(end);
    if (const Fault wrong = parseData(request.dataPairs, request.data)) return line.fault(*wrong);
    request.files.folder = QDir::current().absoluteFilePath(out);
    if (const Fault wrong = readContents(contents, request.files)) return line.fault(*wrong);
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseCancel(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Cancel;
    addService(line, request);
    line.add("reason", "TEXT", request.reason, "Reason (recipients will see it).");
    takeSomeIds(line, request, QStringLiteral("cancel"));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseRemind(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Remind;
    addService(line, request);
    takeSomeIds(line, request, QStringLiteral("remind"));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseCorrect(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Correct;
    addService(line, request);
    line.add("from", "ADDRESS", request.formerEmail, "The address that the recipient has now.");
    line.add("name", "NAME", request.name, "The correct name.");
    line.add("email", "ADDRESS", request.email, "The correct address.");
    takeSomeIds(line, request, QStringLiteral("correct"));
    if (auto end = line.parse()) return *std::move(end);
    for (QString* const text : {&request.formerEmail, &request.name, &request.email}) {
        *text = text->trimmed();
        if (text->isEmpty()) return line.fault(QStringLiteral("correct needs --from, --name and --email."));
    }
    for (const QString& address : {request.formerEmail, request.email})
        if (!domain::isEmail(address)) return line.fault(*notAnAddress(address));
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseDelete(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Delete;
    addService(line, request);
    line.add("purge", request.deletesPermanently, "Permanently deletes documents that are in the trash.");
    takeSomeIds(line, request, QStringLiteral("delete"));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<DocumentsCommand>(request);
}

ParsedCommand parseFolders(SubcommandLine& line)
{
    DocumentsRequest request;
    request.action = What::Folders;
    addService(line, request);
    line.refuseArguments(QStringLiteral("folders takes no number."));
    if (auto end = line.parse()) return *std::move(end);
    return commandFor<DocumentsCommand>(request);
}

} // namespace ink
