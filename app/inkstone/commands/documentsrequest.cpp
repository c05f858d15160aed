#include "app/inkstone/commands/documentsrequest.h"

#include "app/domain/text/emailaddress.h"
#include "app/inkstone/commands/dataoption.h"
#include "app/inkstone/commands/documentscommand.h"

#include <QDir>

#include <array>
#include <functional>

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

using Days = std::pair<std::optional<QDate>, std::optional<QDate>>;

/** Returns the first and the last day of a word such as `last-year`, `2025` or `2025-01-01..2025-03-31`;
 * nothing if it is invalid. */
std::optional<Days> daysFromWord(const QString& word)
{
    const auto yearOf = [](int year) { return Days(QDate(year, 1, 1), QDate(year, 12, 31)); };
    const int thisYear = QDate::currentDate().year();
    if (word == QLatin1StringView("this-year")) return yearOf(thisYear);
    if (word == QLatin1StringView("last-year")) return yearOf(thisYear - 1);
    constexpr int firstYear = 1970;
    if (word.size() == 4)
        if (const int year = word.toInt(); year >= firstYear) return yearOf(year);
    const auto dayOf = [](const QString& text) { return QDate::fromString(text, Qt::ISODate); };
    const qsizetype cut = word.indexOf(QLatin1StringView(".."));
    if (cut < 0) {
        const QDate day = dayOf(word);
        return day.isValid() ? std::optional(Days(day, day)) : std::nullopt;
    }
    const QString from = word.left(cut);
    const QString to = word.mid(cut + 2);
    Days days;
    if (!from.isEmpty()) days.first = dayOf(from);
    if (!to.isEmpty()) days.second = dayOf(to);
    const bool isValid = (days.first || days.second) && (!days.first || days.first->isValid()) &&
                         (!days.second || days.second->isValid()) &&
                         (!days.first || !days.second || *days.first <= *days.second);
    return isValid ? std::optional(days) : std::nullopt;
}

void addFilters(SubcommandLine& line, DocumentsRequest& request)
{
    line.add("text", "WORDS", request.text, "Only documents with these words in title or recipients.");
    line.add("content", "WORDS", request.content,
             "Only completed documents with these words in their pages or answers.");
    const auto completed = [&request](const QString& word) -> Fault {
        const auto days = daysFromWord(word);
        if (!days)
            return QStringLiteral("“%1” isn't a year, a day or a range such as 2025-01-01..2025-03-31.")
                .arg(word);
        request.completedFrom = days->first;
        request.completedTo = days->second;
        return std::nullopt;
    };
    line.add("completed", "WHEN", completed,
             "Only documents completed then: this-year, last-year, 2025, 2025-03-31, 2025-01-01.. or "
             "2025-01-01..2025-03-31.");
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

/** Parses a subcommand that acts on one or more documents. `addOptions` adds its own options, which fill the
 * request; `check` returns what is wrong with their values. */
ParsedCommand parseAction(SubcommandLine& line, What action, const char* command,
                          const std::function<void(DocumentsRequest&)>& addOptions = {},
                          const std::function<Fault(DocumentsRequest&)>& check = {})
{
    DocumentsRequest request;
    request.action = action;
    addService(line, request);
    if (addOptions) addOptions(request);
    takeSomeIds(line, request, QString::fromLatin1(command));
    if (auto end = line.parse()) return *std::move(end);
    if (const Fault wrong = check ? check(request) : std::nullopt) return line.fault(*wrong);
    return commandFor<DocumentsCommand>(request);
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
    return parseAction(line, What::Show, "show");
}

ParsedCommand parseLink(SubcommandLine& line)
{
    return parseAction(line, What::Link, "link");
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

ParsedCommand parseSendCopy(SubcommandLine& line)
{
    return parseAction(
        line, What::SendCopy, "send-copy",
        [&line](DocumentsRequest& request) {
            line.add("to", "ADDRESS", request.copyTo,
                     "An email address that gets the signed files. Repeatable.");
        },
        [](DocumentsRequest& request) -> Fault {
            if (request.copyTo.isEmpty()) return QStringLiteral("send-copy needs --to.");
            for (const QString& address : std::as_const(request.copyTo))
                if (!domain::isEmail(address)) return notAnAddress(address);
            return std::nullopt;
        });
}

ParsedCommand parseCancel(SubcommandLine& line)
{
    return parseAction(line, What::Cancel, "cancel", [&line](DocumentsRequest& request) {
        line.add("reason", "TEXT", request.reason, "Reason (recipients will see it).");
    });
}

ParsedCommand parseRemind(SubcommandLine& line)
{
    return parseAction(line, What::Remind, "remind");
}

ParsedCommand parseCorrect(SubcommandLine& line)
{
    return parseAction(
        line, What::Correct, "correct",
        [&line](DocumentsRequest& request) {
            line.add("from", "ADDRESS", request.formerEmail, "The address that the recipient has now.");
            line.add("name", "NAME", request.name, "The correct name.");
            line.add("email", "ADDRESS", request.email, "The correct address.");
        },
        [](DocumentsRequest& request) -> Fault {
            for (QString* const text : {&request.formerEmail, &request.name, &request.email}) {
                *text = text->trimmed();
                if (text->isEmpty()) return QStringLiteral("correct needs --from, --name and --email.");
            }
            for (const QString& address : {request.formerEmail, request.email})
                if (!domain::isEmail(address)) return notAnAddress(address);
            return std::nullopt;
        });
}

ParsedCommand parseDelete(SubcommandLine& line)
{
    return parseAction(line, What::Delete, "delete", [&line](DocumentsRequest& request) {
        line.add("purge", request.deletesPermanently, "Permanently deletes documents that are in the trash.");
    });
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
