#include "app/inkstone/commands/documentscommand.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/amendment.h"
#include "app/wire/documentcodec.h"
#include "app/wire/foldercodec.h"
#include "app/wire/listcodec.h"
#include "app/workflow/documents/documentlinks.h"
#include "app/workflow/documents/localfilter.h"
#include "app/workflow/documents/reasons.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/signingstack.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <limits>

namespace ink {

using namespace domain;
using What = DocumentsRequest::Action;
using workflow::DocumentExport;
using workflow::DocumentRef;

namespace {

constexpr int exitPartly = 2;
constexpr int pageSize = 500;

QString when(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

std::optional<Timestamp> startOf(const std::optional<QDate>& day)
{
    if (!day) return std::nullopt;
    return Timestamp(std::chrono::milliseconds(day->startOfDay().toMSecsSinceEpoch()));
}

std::optional<Timestamp> endOf(const std::optional<QDate>& day)
{
    if (!day) return std::nullopt;
    return Timestamp(std::chrono::milliseconds(day->endOfDay().toMSecsSinceEpoch()));
}

QString statusText(SigningStatus status)
{
    return signingStatusName(status).toLower().replace(QLatin1Char('_'), QLatin1Char(' '));
}

/** The status of a recipient in words. */
QString progressText(InvitationStatus status)
{
    using I = InvitationStatus;
    switch (status) {
    case I::NotSent:
        return QStringLiteral("not asked yet");
    case I::WaitToOpen:
        return QStringLiteral("asked, has not opened it");
    case I::ReachDeadline:
        return QStringLiteral("the deadline passed");
    case I::WorkInProgress:
        return QStringLiteral("has begun to fill it in");
    case I::Viewed:
        return QStringLiteral("has opened it");
    case I::Rejected:
        return QStringLiteral("rejected");
    case I::Finalized:
        return QStringLiteral("finished");
    case I::Cancelled:
        return QStringLiteral("cancelled");
    }
    return {};
}

QString namesOf(const QList<Invitation>& invitations)
{
    QStringList names;
    for (const Invitation& invitation : invitations)
        names.append(invitation.recipientName.isEmpty() ? invitation.recipientEmail
                                                        : invitation.recipientName);
    return names.join(QStringLiteral(", "));
}

QJsonObject errorJson(const Error& error)
{
    return {{QStringLiteral("code"), errorCodeName(error.code)},
            {QStringLiteral("message"), error.detail.english()}};
}

} // namespace

DocumentsCommand::DocumentsCommand(const DocumentsRequest& request, const CommandContext& context)
    : ServiceCommand(request.server, context), m_request(request), m_open(request.ids)
{
}

DocumentsCommand::~DocumentsCommand() = default;

void DocumentsCommand::printFailure(const Error& error)
{
    if (!m_request.json) return ServiceCommand::printFailure(error);
    printJson(QJsonObject{{QStringLiteral("success"), false}, {QStringLiteral("error"), errorJson(error)}});
}

void DocumentsCommand::run()
{
    if (m_request.action != What::Folders && m_request.folder.isEmpty() && m_request.action != What::Download)
        return begin();
    client().folders(FolderType::Documents, this, then<QList<Folder>>([this](const QList<Folder>& folders) {
                         m_folders = folders;
                         for (const Folder& folder : folders)
                             m_request.files.folderNames.insert(folder.id, folder.name);
                         begin();
                     }));
}

void DocumentsCommand::begin()
{
    switch (m_request.action) {
    case What::Folders:
        return printFolders();
    case What::List:
        return prepareList();
    case What::Download:
        return m_open.isEmpty() ? prepareList() : processNext();
    case What::SendCopy:
        return checkCanSendCopies();
    case What::Show:
    case What::Link:
    case What::Remind:
    case What::Correct:
    case What::Delete:
    case What::Cancel:
        return processNext();
    }
}

// ---- listing

void DocumentsCommand::prepareList()
{
    const bool isForMe = m_request.waitingFor == QLatin1StringView("me");
    if (!isForMe && m_request.content.isEmpty()) return listPage();
    client().accountDetails(
        this, then<AccountDetails>([this, isForMe](const AccountDetails& account) {
            if (isForMe) m_request.waitingFor = account.email.toLower();
            if (m_request.content.isEmpty() || account.limits.contentSearch) return listPage();
            finishWithError(
                fail(ErrorCode::State,
                     Message::literal(QStringLiteral("This service can't search the content of documents.")))
                    .value());
        }));
}

void DocumentsCommand::listPage()
{
    DocumentQuery query;
    m_walk.apply(query);
    const qsizetype limit = m_request.limit.value_or(std::numeric_limits<int>::max());
    query.pageSize = static_cast<int>(std::min<qsizetype>(limit, pageSize));
    query.text = m_request.text;
    query.status = m_request.status;
    query.type = DocumentType::Document;
    query.data = m_request.data;
    query.content = m_request.content;
    query.completedFrom = startOf(m_request.completedFrom);
    query.completedTo = endOf(m_request.completedTo);
    if (!m_request.waitingFor.isEmpty()) {
        query.status = SigningStatus::InProgress;
        if (query.text.isEmpty()) query.text = m_request.waitingFor;
    }
    if (m_request.listsTrash) query.deleted = true;
    if (!m_request.folder.isEmpty()) {
        const auto found = std::find_if(m_folders.cbegin(), m_folders.cend(), [this](const Folder& folder) {
            return folder.name == m_request.folder || QString::number(folder.id.value()) == m_request.folder;
        });
        if (found == m_folders.cend())
            return finishWithError(
                fail(ErrorCode::NotFound,
                     Message::literal(QStringLiteral("There is no folder “%1”.").arg(m_request.folder)))
                    .value());
        query.folder = found->id;
    }
    client().list(
        query, this, then<DocumentPage>([this, limit, query](const DocumentPage& answer) {
            m_total = answer.total;
            const bool isAnyones = m_request.waitingFor.isEmpty();
            for (const DocumentSummary& row : answer.documents)
                // Another service could ignore the filter.
                if (m_walk.take(row.id.value()) && workflow::matchesFilters(query, row) &&
                    (isAnyones || !workflow::waitingInvitations(row, {m_request.waitingFor}).isEmpty()))
                    m_rows.append(row);
            if (m_rows.size() < limit && m_walk.advance(answer.total, answer.nextCursor)) return listPage();
            if (m_walk.missed() > 0)
                printErrorLine(QStringLiteral("The list changed while it was read: %1 of %2 documents are "
                                              "missing. Run the command again.")
                                   .arg(m_walk.missed())
                                   .arg(answer.total));
            if (!isAnyones) m_total = m_rows.size();
            if (m_rows.size() > limit) m_rows.resize(limit);
            if (m_request.action == What::List) return printList();
            for (const DocumentSummary& row : std::as_const(m_rows))
                m_refs.append(workflow::refOf(row));
            download();
        }));
}

// ---- one document at a time

void DocumentsCommand::processNext()
{
    if (m_open.isEmpty()) return finishProcessing();
    const DocumentId id = m_open.takeFirst();
    if (m_request.action == What::Cancel) return cancel(id);
    if (m_request.action == What::SendCopy) return sendCopy(id);
    client().retrieve(id, this, [this, id](const Result<Document>& document) {
        if (document) return process(*document);
        if (m_request.action == What::Show) return finishWithError(document.error());
        recordOutcome(id, {}, document.error());
    });
}

void DocumentsCommand::process(const Document& document)
{
    switch (m_request.action) {
    case What::Show:
        print(document);
        return processNext();
    case What::Link:
        return readLink(document);
    case What::Download:
        m_refs.append(workflow::refOf(document));
        return processNext();
    case What::Remind:
        return remind(document);
    case What::Correct:
        return correct(document);
    case What::Delete:
        return checkTrash(document);
    case What::List:
    case What::SendCopy:
    case What::Cancel:
    case What::Folders:
        break;
    }
}

void DocumentsCommand::recordOutcome(DocumentId id, const QString& title, const std::optional<Error>& error)
{
    m_outcomes.append({id, title, error});
    processNext();
}

void DocumentsCommand::finishProcessing()
{
    switch (m_request.action) {
    case What::Download:
        return download();
    case What::Link:
        return printLinks();
    case What::SendCopy:
        return printOutcomes(QStringLiteral("Copy requested"));
    case What::Cancel:
        return printOutcomes(QStringLiteral("Cancelled"));
    case What::Remind:
        return printOutcomes(QStringLiteral("Reminder requested"));
    case What::Correct:
        return printOutcomes(QStringLiteral("Corrected"));
    case What::Delete:
        return trashNext();
    case What::Show:
    case What::List:
    case What::Folders:
        Q_EMIT finished(0);
    }
}

void DocumentsCommand::print(const Document& document)
{
    if (m_request.json) return printJson(wire::toJson(document));
    printLine(QStringLiteral("%1  %2  (%3)")
                  .arg(document.id.value())
                  .arg(document.title, statusText(document.status)));
    printLine(QStringLiteral("  changed %1").arg(when(document.lastModifiedTime)));
    if (const QString link = linkOf(document); !link.isEmpty())
        printLine(QStringLiteral("  link: %1").arg(link));
    if (!document.message.isEmpty()) printLine(QStringLiteral("  message: %1").arg(document.message));
    for (auto each = document.data.cbegin(); each != document.data.cend(); ++each)
        printLine(QStringLiteral("  data %1: %2").arg(each.key(), each.value()));
    for (const Invitation& i : document.invitations) {
        printLine(QStringLiteral("  step %1  %2 <%3>  %4")
                      .arg(i.sequence)
                      .arg(i.recipientName, i.recipientEmail, progressText(i.status)));
        if (workflow::isAwaitingAction(i) && document.status == SigningStatus::InProgress)
            printLine(QStringLiteral("          %1").arg(i.signingUrl));
    }
    for (const File& file : document.files)
        printLine(QStringLiteral("  file %1  %2 bytes  %3").arg(file.name).arg(file.size).arg(file.sha256));
    for (const HistoryEntry& entry : document.histories)
        printLine(QStringLiteral("  %1  %2  %3").arg(when(entry.time), entry.event.code(), entry.actor));
}

QString DocumentsCommand::linkOf(const Document& document) const
{
    return workflow::shareableLink(workflow::refOf(document), m_request.server.isEmpty());
}

void DocumentsCommand::readLink(const Document& document)
{
    const QString link = linkOf(document);
    m_links.append({document.id, link});
    if (!link.isEmpty()) return recordOutcome(document.id, document.title, std::nullopt);
    recordOutcome(
        document.id, document.title,
        fail(ErrorCode::State, Message::literal(QStringLiteral("This service gives its documents no links.")))
            .value());
}

void DocumentsCommand::printLinks()
{
    if (m_request.json) {
        QJsonArray links;
        for (const auto& [id, link] : std::as_const(m_links))
            if (!link.isEmpty())
                links.append(QJsonObject{{QStringLiteral("id"), id.value()}, {QStringLiteral("link"), link}});
        return printOutcomes({}, {{QStringLiteral("links"), links}});
    }
    for (const auto& [id, link] : std::as_const(m_links))
        if (!link.isEmpty()) printLine(link);
    printOutcomes({});
}

void DocumentsCommand::checkCanSendCopies()
{
    client().accountDetails(
        this, then<AccountDetails>([this](const AccountDetails& account) {
            if (account.limits.signedCopies) return processNext();
            finishWithError(fail(ErrorCode::State,
                                 Message::literal(QStringLiteral("This service can't email signed copies.")))
                                .value());
        }));
}

void DocumentsCommand::sendCopy(DocumentId id)
{
    client().sendSignedCopies(id, m_request.copyTo, this, [this, id](const Result<void>& done) {
        recordOutcome(id, {}, done ? std::nullopt : std::optional(done.error()));
    });
}

void DocumentsCommand::cancel(DocumentId id)
{
    wire::DocumentPatch patch;
    patch.signingStatus = SigningStatus::Cancelled;
    patch.reason = m_request.reason;
    client().update(id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                    [this, id](const Result<Document>& done) {
                        recordOutcome(id, done ? done->title : QString(),
                                      done ? std::nullopt : std::optional(done.error()));
                    });
}

void DocumentsCommand::remind(const Document& document)
{
    // All recipients at once; the first failure is reported.
    const QStringList holders = workflow::refOf(document).pendingInvitations;
    if (holders.isEmpty())
        return recordOutcome(document.id, document.title,
                             fail(ErrorCode::State, Message::literal(QStringLiteral(
                                                        "No recipient has to act on this document.")))
                                 .value());
    const auto left = std::make_shared<int>(static_cast<int>(holders.size()));
    const auto first = std::make_shared<std::optional<Error>>();
    const auto reminded = std::make_shared<int>(0);
    for (const QString& guid : holders)
        client().remind(document.id, guid, this,
                        [this, left, first, reminded, id = document.id,
                         title = document.title](const Result<void>& done) {
                            if (done)
                                ++*reminded;
                            else if (!*first)
                                *first = done.error();
                            // A recipient without an address isn't a failure if others were reminded.
                            if (*left == 1 && *reminded > 0 && *first &&
                                (*first)->code == ErrorCode::NotMailed)
                                first->reset();
                            if (--*left == 0) recordOutcome(id, title, *first);
                        });
}

void DocumentsCommand::correct(const Document& document)
{
    const auto end = [this, id = document.id, title = document.title](const std::optional<Error>& error) {
        recordOutcome(id, title, error);
    };
    if (Message fault = amendmentFault(document); !fault.isEmpty())
        return end(fail(ErrorCode::State, std::move(fault)).value());
    const auto wanted =
        withPersonReplaced(document.invitations, m_request.formerEmail, m_request.name, m_request.email);
    if (!wanted)
        return end(fail(ErrorCode::NotFound, reasons::noSuchOpenRecipient(m_request.formerEmail)).value());
    client().replaceInvitations(document.id, *wanted, document.version, this,
                                [end](const Result<QList<Invitation>>& done) {
                                    end(done ? std::nullopt : std::optional(done.error()));
                                });
}

void DocumentsCommand::checkTrash(const Document& document)
{
    // Removing a document from the trash deletes it permanently, so its location is checked first.
    if (document.deleted == m_request.deletesPermanently) {
        m_checked.append(document.id);
        return processNext();
    }
    const QString why =
        document.deleted
            ? QStringLiteral("The document is in the trash. Use --purge to delete it permanently.")
            : QStringLiteral("The document is not in the trash. Delete it first.");
    recordOutcome(document.id, document.title, fail(ErrorCode::State, Message::literal(why)).value());
}

void DocumentsCommand::trashNext()
{
    if (m_checked.isEmpty())
        return printOutcomes(m_request.deletesPermanently ? QStringLiteral("Deleted")
                                                          : QStringLiteral("In the trash"));
    const auto chunk = m_checked.mid(0, 100);
    m_checked.remove(0, chunk.size());
    const auto removed = [this, chunk](const Result<QList<api::ApiClient::Removal>>& removals) {
        for (const DocumentId id : chunk) {
            std::optional<Error> error;
            if (!removals) {
                error = removals.error();
            } else {
                const auto found =
                    std::find_if(removals->cbegin(), removals->cend(),
                                 [id](const api::ApiClient::Removal& removal) { return removal.id == id; });
                if (found != removals->cend() && !found->success)
                    error = fail(ErrorCode::State, found->message).value();
            }
            m_outcomes.append({id, {}, error});
        }
        trashNext();
    };
    if (m_request.deletesPermanently)
        client().purge(chunk, this, removed);
    else
        client().remove(chunk, this, removed);
}

void DocumentsCommand::download()
{
    if (const auto checked = DocumentExport::check(m_request.files); !checked)
        return finishWithError(checked.error());
    m_request.files.isLocal = m_request.server.isEmpty();
    m_export = std::make_unique<DocumentExport>(client(), this);
    connect(m_export.get(), &DocumentExport::finished, this, [this] {
        const auto& summary = m_export->summary();
        for (const auto& one : summary.failures)
            m_outcomes.append({one.first.id, one.first.title, one.second});
        if (m_request.json) {
            QJsonArray failed;
            for (const Outcome& one : std::as_const(m_outcomes))
                failed.append(QJsonObject{{QStringLiteral("id"), one.id.value()},
                                          {QStringLiteral("title"), one.title},
                                          {QStringLiteral("error"), errorJson(*one.error)}});
            printJson(QJsonObject{{QStringLiteral("success"), m_outcomes.isEmpty()},
                                  {QStringLiteral("files"), static_cast<qint64>(summary.files)},
                                  {QStringLiteral("skipped"), static_cast<qint64>(summary.skipped)},
                                  {QStringLiteral("bytes"), summary.bytes},
                                  {QStringLiteral("manifest"), summary.manifest},
                                  {QStringLiteral("failed"), failed}});
        } else {
            printLine(QStringLiteral("%1 files, %2 of them already existed.")
                          .arg(summary.files)
                          .arg(summary.skipped));
            if (!summary.manifest.isEmpty()) printLine(QStringLiteral("Manifest: %1").arg(summary.manifest));
            for (const Outcome& one : std::as_const(m_outcomes))
                printErrorLine(
                    QStringLiteral("%1 %2: %3").arg(one.id.value()).arg(one.title, errorText(*one.error)));
        }
        Q_EMIT finished(m_outcomes.isEmpty() ? 0 : (summary.files > 0 ? exitPartly : 1));
    });
    m_export->start(m_request.files, m_refs);
}

// ---- printing

void DocumentsCommand::printFolders()
{
    if (m_request.json) {
        printJson(QJsonObject{{QStringLiteral("folderCount"), m_folders.size()},
                              {QStringLiteral("folders"),
                               wire::foldersResponse(m_folders).value(QLatin1StringView("folders"))}});
    } else {
        for (const Folder& folder : std::as_const(m_folders))
            printLine(QStringLiteral("%1  %2  (%3 documents)")
                          .arg(folder.id.value())
                          .arg(folder.name)
                          .arg(folder.documentCount));
        if (m_folders.isEmpty()) printErrorLine(QStringLiteral("There are no folders."));
    }
    Q_EMIT finished(0);
}

void DocumentsCommand::printList()
{
    if (m_request.json) {
        printJson(wire::toJson(DocumentPage{m_total, m_rows}));
    } else {
        for (const DocumentSummary& row : std::as_const(m_rows))
            printLine(QStringLiteral("%1  %2  %3  %4  %5")
                          .arg(row.id.value(), 8)
                          .arg(statusText(row.status), -16)
                          .arg(when(row.lastModifiedTime), row.title, namesOf(row.invitations)));
        printLine(QStringLiteral("%1 of %2 documents").arg(m_rows.size()).arg(m_total));
    }
    Q_EMIT finished(m_walk.missed() == 0 ? 0 : exitPartly);
}

void DocumentsCommand::printOutcomes(const QString& word, QJsonObject besides)
{
    const auto failed = std::count_if(m_outcomes.cbegin(), m_outcomes.cend(),
                                      [](const Outcome& one) { return one.error.has_value(); });
    if (m_request.json) {
        QJsonArray results;
        for (const Outcome& one : std::as_const(m_outcomes)) {
            QJsonObject result{{QStringLiteral("id"), one.id.value()},
                               {QStringLiteral("success"), !one.error.has_value()}};
            if (one.error) result.insert(QStringLiteral("error"), errorJson(*one.error));
            results.append(result);
        }
        besides.insert(QStringLiteral("success"), failed == 0);
        besides.insert(QStringLiteral("results"), results);
        printJson(besides);
    } else {
        for (const Outcome& one : std::as_const(m_outcomes)) {
            if (one.error)
                printErrorLine(QStringLiteral("%1: %2").arg(one.id.value()).arg(errorText(*one.error)));
            else if (!word.isEmpty())
                printLine(QStringLiteral("%1: %2 %3").arg(word).arg(one.id.value()).arg(one.title).trimmed());
        }
    }
    if (failed == 0) return void(Q_EMIT finished(m_walk.missed() == 0 ? 0 : exitPartly));
    Q_EMIT finished(failed == m_outcomes.size() ? 1 : exitPartly);
}

} // namespace ink

#include "moc_documentscommand.cpp"
