#include "app/service/documents/documents.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/questions.h"
#include "app/domain/routing/absence.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/values/autofill.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"
#include "app/service/core/actor.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/documents/editlocks.h"
#include "app/service/documents/reasons.h"
#include "app/service/files/fileinspector.h"
#include "app/service/files/quota.h"
#include "app/service/files/reasons.h"
#include "app/service/records/documentpresenter.h"
#include "app/service/records/documentwriter.h"
#include "app/service/records/mailstate.h"
#include "app/service/rules/amendments.h"
#include "app/service/rules/customfieldrefs.h"
#include "app/service/rules/deputies.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/importtags.h"
#include "app/service/rules/questions.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/requestchecks.h"
#include "app/service/rules/signedplaces.h"
#include "app/service/turns/documentsender.h"
#include "app/service/turns/turns.h"
#include "app/store/database/query.h"
#include "app/wire/documentcodec.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::KeyScope;
using domain::SigningStatus;

namespace {

Result<void> applyToDraft(const wire::DocumentPatch& patch, Document& document)
{
    if (patch.title) document.title = *patch.title;
    if (patch.message) document.message = *patch.message;
    if (patch.senderName) document.senderName = *patch.senderName;
    if (patch.senderEmail) document.senderEmail = *patch.senderEmail;
    if (patch.type) document.type = *patch.type;
    if (patch.fileOrder) INK_TRY(drafts::setFileOrder(document, *patch.fileOrder));
    for (domain::File& file : document.files) // setInvitations() must not remap the lists that are set below
        if (patch.visibility.contains(file.id)) file.visibleTo.clear();
    if (patch.invitations) INK_TRY(drafts::setInvitations(document, *patch.invitations, !patch.tags));
    if (patch.tags) drafts::setTags(document, *patch.tags);
    return drafts::setVisibility(document, patch.visibility);
}

Result<void> applySetting(const wire::DocumentPatch& patch, Document& document)
{
    if (!patch.setting) return {};
    domain::DocumentSetting setting = document.setting;
    wire::apply(*patch.setting, setting);
    if (setting == document.setting) return {};
    if (domain::isFinal(document.status))
        return fail(ErrorCode::State,
                    reasons::documentClosedForChanges(CodeWord{domain::signingStatusName(document.status)}));
    if (document.status != SigningStatus::Draft &&
        setting.signaturePerSigner != document.setting.signaturePerSigner)
        return fail(ErrorCode::State, reasons::signaturesDecidedBeforeSending());
    INK_TRY(drafts::checkSetting(setting));
    document.setting = std::move(setting);
    return {};
}

/** Rejects files with a dynamic (XFA) form, whose content isn't on the pages. A draft may contain such files
 * until they are treated. */
Result<void> refuseDynamicForms(const QList<domain::File>& files)
{
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (!domain::contentIssues(files.at(i)).contains(domain::ContentIssue::DynamicForm)) continue;
        const Message why = domain::contentIssueMessage(domain::ContentIssue::DynamicForm);
        return fail(ErrorCode::UnreadablePdf, reasons::fileProblem(files.at(i).name, why),
                    {{QStringLiteral("files[%1]").arg(i), why}});
    }
    return {};
}

/** Prefixes the error's field paths with the document's index if the request contains several documents. */
template <typename T> Result<T> placed(Result<T> result, qsizetype index, qsizetype count)
{
    if (result || count == 1) return result;
    for (FieldIssue& issue : result.error().fields)
        issue.field = QStringLiteral("[%1].%2").arg(index).arg(issue.field);
    return result;
}

} // namespace

Documents::Documents(const ServiceCore& core, const DocumentPresenter& presenter,
                     const DocumentWriter& writer, const Turns& turns, const DocumentSender& sending,
                     const Quota& quota, const FileInspector& inspector)
    : m_core(core), m_stores(core.stores()), m_presenter(presenter), m_writer(writer), m_turns(turns),
      m_sender(sending), m_quota(quota), m_inspector(inspector)
{
}

Result<QList<Document>> Documents::create(const Actor& actor, QList<Creation> creations)
{
    for (const Creation& creation : std::as_const(creations))
        INK_TRY(
            requireCreation(actor, creation.document, creation.document.status == SigningStatus::InProgress));
    const auto count = creations.size();
    qint64 bytes = 0;
    for (const Creation& creation : std::as_const(creations))
        for (const StagedFile& file : creation.files)
            bytes += file.size;
    INK_TRY(m_quota.check(nullptr, actor.account, count, bytes));
    QList<SigningStatus> wanted;
    for (qsizetype i = 0; i < count; ++i) { // all slow steps come before the transaction
        Creation& creation = creations[i];
        wanted.append(creation.document.status);
        const auto prepare = [&]() -> Result<void> {
            Document& document = creation.document;
            if (document.status != SigningStatus::Draft && document.status != SigningStatus::InProgress)
                return fieldError(QStringLiteral("signingStatus"), reasons::newDocumentStatus());
            if (creation.files.size() > m_core.limits().files)
                return fail(ErrorCode::TooLarge, reasons::documentHasTooManyFiles(m_core.limits().files),
                            {{QStringLiteral("files"), reasons::tooManyFiles()}});
            if (document.status == SigningStatus::InProgress && creation.files.isEmpty())
                return fieldError(QStringLiteral("files"), reasons::documentNeedsFileToSend());
            const QList<domain::File> described = document.files;
            drafts::clearServiceMembers(document);
            INK_ASSIGN(inspected, m_inspector.inspectAll(creation.files, creation.content, described));
            document.files = std::move(inspected);
            if (wanted.constLast() == SigningStatus::InProgress) INK_TRY(refuseDynamicForms(document.files));
            for (qsizetype k = 0; k < document.files.size(); ++k)
                document.files[k].sequence = static_cast<int>(k) + 1;
            INK_TRY(checkLimits(document, m_core.limits()));
            if (creation.addsTagsOfPdf) {
                const bool mayAdd = wanted.constLast() == SigningStatus::Draft;
                INK_ASSIGN(detail, addTagsOfFiles(m_stores.blobs, document, mayAdd, m_core.limits()));
                creation.importDetail = std::move(detail);
                INK_TRY(checkLimits(document, m_core.limits()));
            }
            document.accountId = actor.account;
            INK_TRY(resolveCustomFields(m_stores.database, document));
            INK_TRY(checkLanguages(document, {}));
            if (creation.usesDefaultExpiry || creation.usesDefaultLanguage || creation.usesDefaultReminders ||
                creation.usesDefaultSignatures) {
                INK_ASSIGN(account, m_stores.accounts.load(actor.account));
                if (creation.usesDefaultExpiry)
                    document.setting.expireDaysAfterSent = account.userSetting.defaultExpireDays;
                if (creation.usesDefaultLanguage)
                    document.setting.language = domain::documentLanguage(account.userSetting.language, true);
                if (creation.usesDefaultSignatures)
                    document.setting.signaturePerSigner = account.userSetting.signaturePerSigner;
                if (creation.usesDefaultReminders) {
                    document.setting.remindEveryDays = account.notificationSetting.remindEveryDays;
                    document.setting.maxReminders = account.notificationSetting.maxReminders;
                }
            }
            INK_TRY(drafts::checkSetting(document.setting));
            if (wanted.constLast() == SigningStatus::InProgress) cacheSignedPlaces(m_stores.blobs, document);
            return domain::toResult(domain::checkDraft(document));
        };
        INK_TRY(placed(prepare(), i, count));
    }

    return store::runWithRetries(m_stores.database, [&] { return insert(actor, creations, wanted); });
}

Result<QList<Document>> Documents::insert(const Actor& actor, QList<Creation> creations,
                                          const QList<SigningStatus>& wanted)
{
    const auto count = creations.size();
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    qint64 bytes = 0;
    for (const Creation& creation : std::as_const(creations))
        bytes += bytesOfFiles(creation.document);
    INK_TRY(m_quota.check(&transaction, actor.account, count, bytes));
    QList<Document> made;
    bool wakesWorkers = false;
    QList<store::ChargeStore::Item> charged;
    store::ChargeStore::Origin origin;
    for (qsizetype i = 0; i < count; ++i) {
        Document& document = creations[i].document;
        DocumentChange change{transaction, document, m_core.now()};
        const auto finish = [&]() -> Result<void> {
            document.accountId = actor.account;
            document.createdTime = change.now;
            document.lastModifiedTime = change.now;
            INK_TRY(checkFolder(m_stores.folders, actor, document));
            recordEvent(change, domain::HistoryEvent::Created, actor, creations.at(i).importDetail);
            FileInspector::recordRepairs(change, document.files, actor);
            if (wanted.at(i) == SigningStatus::InProgress) INK_TRY(m_sender.send(change, actor));
            INK_TRY(m_sender.recordSchedule(change, std::nullopt, actor));
            return {};
        };
        INK_TRY(placed(finish(), i, count));
        INK_ASSIGN(stored, m_writer.insert(change, &actor));
        wakesWorkers = wakesWorkers || change.wakesWorkers;
        if (change.charge) {
            charged.append({stored.id, stored.templateId});
            origin = *change.charge;
        }
        made.append(m_presenter.present(std::move(stored)));
    }
    INK_TRY(m_writer.charge(transaction, actor.account, origin, charged));
    for (const Creation& creation : std::as_const(creations))
        commitFiles(creation.files);
    INK_TRY(transaction.commit());
    if (wakesWorkers) m_core.wakeWorkers();
    return made;
}

Result<domain::DocumentPage> Documents::list(const Actor& actor, const domain::DocumentQuery& query) const
{
    INK_ASSIGN(page, m_stores.search.search(actor.reach(), query));
    m_presenter.presentList(page.documents);
    return page;
}

Result<qint64> Documents::listRevision(const Actor& actor) const
{
    return m_stores.documents.accountRevision(actor.account);
}

Result<Documents::Presented> Documents::present(const Actor& actor, domain::DocumentId id) const
{
    const store::Snapshot snapshot(m_stores.database);
    INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
    std::optional<store::SealLevelStore::State> seal;
    if (document.status == SigningStatus::Completed) {
        INK_ASSIGN(state, m_stores.sealLevels.load(id));
        seal = std::move(state);
    }
    // Fails for a job of a kind that only a newer version supports. This matters only for the delivery state.
    const auto jobs = m_stores.outbox.jobsOf(id);
    document = m_presenter.present(std::move(document), jobs.value_or(QList<store::Job>()), seal);
    if (m_core.hasMail() || m_core.hasSms()) {
        if (!jobs) return fail(jobs.error());
        INK_ASSIGN(outcomes, m_stores.mails.list(id));
        addMailState(document, *jobs, outcomes);
    }
    // The attempts and outcome of a pending job are shown, but don't raise the revision. Queueing a job does
    // raise it.
    const bool isCacheable = jobs && std::none_of(jobs->cbegin(), jobs->cend(), [](const store::Job& job) {
                                 return store::isShown(job.kind);
                             });
    return Presented{std::move(document), isCacheable};
}

Result<Document> Documents::retrieve(const Actor& actor, domain::DocumentId id) const
{
    INK_ASSIGN(presented, present(actor, id));
    return std::move(presented.document);
}

Result<Document> Documents::update(const Actor& actor, domain::DocumentId id,
                                   const wire::DocumentPatch& patch)
{
    const bool isSent = patch.signingStatus == SigningStatus::InProgress;
    if (isSent || patch.signingStatus == SigningStatus::Cancelled) INK_TRY(actor.require(KeyScope::Send));
    if (isSent) { // before anything is locked
        INK_ASSIGN(known, m_stores.documents.load(actor.reach(), id));
        if (applyToDraft(patch, known)) cacheSignedPlaces(m_stores.blobs, known);
    }
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const Document before = document;
        INK_TRY(requireVersion(document, patch.version));
        if (patch.deleted && *patch.deleted && !document.deleted)
            return fieldError(QStringLiteral("deleted"), reasons::useDeletionForTrash());
        if (patch.deleted && !*patch.deleted && document.deleted) {
            document.deleted = false;
            // Restoring a document from the trash never sends it.
            if (document.setting.sendAt && *document.setting.sendAt <= change.now)
                document.setting.sendAt.reset();
            recordEvent(change, domain::HistoryEvent::Restored, actor);
        }
        const Document beforeFields = document;
        if (drafts::changesDraftFields(patch, document)) {
            INK_TRY(requireDraft(document));
            INK_TRY(applyToDraft(patch, document));
            INK_TRY(resolveCustomFields(m_stores.database, document));
            INK_TRY(checkLimits(document, m_core.limits()));
            INK_TRY(checkLanguages(document, beforeFields));
            INK_TRY(domain::toResult(domain::checkDraft(document)));
        }
        INK_TRY(applySetting(patch, document));
        if (document.type != domain::DocumentType::Document) document.setting.sendAt.reset();
        if (!patch.signingStatus || *patch.signingStatus == SigningStatus::Draft)
            INK_TRY(m_sender.recordSchedule(change, beforeFields.setting.sendAt, actor));
        if (const int days = document.setting.expireDaysAfterSent;
            document.status == SigningStatus::InProgress &&
            days != beforeFields.setting.expireDaysAfterSent) {
            INK_TRY(EditLocks::check(change, actor));
            recordEvent(change, domain::HistoryEvent::DeadlineChanged, actor,
                        reasons::historyDeadlineChanged(beforeFields.setting.expireDaysAfterSent, days));
        }
        const bool retyped = document.type != beforeFields.type;
        for (auto it = patch.extra.begin(); it != patch.extra.end(); ++it)
            document.extra.insert(it.key(), it.value());
        if (patch.data) {
            domain::applyData(*patch.data, document.data);
            INK_TRY(domain::checkData(document.data));
        }
        if (patch.folderId) document.folderId = *patch.folderId;
        if (document.folderId != beforeFields.folderId || retyped)
            INK_TRY(checkFolder(m_stores.folders, actor, document));
        if (document.deleted && document != beforeFields)
            return fail(ErrorCode::State, reasons::documentInTrash());
        // A request that only sends needs no other scope.
        if (document != before) INK_TRY(actor.require(scopeToChange(before)));

        if (!patch.signingStatus) return {};
        if (*patch.signingStatus == SigningStatus::InProgress) return m_sender.send(change, actor);
        if (*patch.signingStatus == SigningStatus::Cancelled) {
            INK_TRY(lifecycle::cancel(document));
            recordEvent(change, domain::HistoryEvent::Cancelled, actor,
                        Message::literal(patch.reason.value_or(QString()).trimmed().left(2000)));
            return m_turns.notifyEnd(change, NoticeKind::Cancelled);
        }
        if (*patch.signingStatus == document.status) return {};
        return fail(ErrorCode::State, reasons::senderMaySendOrCancel());
    };
    return m_writer.change(actor, id, rule, domain::KeyScopes{KeyScope::Draft, KeyScope::Send});
}

Result<Document> Documents::replaceTags(const Actor& actor, domain::DocumentId id, QList<domain::Tag> tags,
                                        std::optional<qint64> version)
{
    return m_writer.change(actor, id, [&](DocumentChange& change) -> Result<void> {
        INK_TRY(requireVersion(change.document, version));
        const Document before = change.document;
        if (change.document.status == SigningStatus::InProgress) {
            INK_TRY(EditLocks::check(change, actor));
            domain::Document wished = change.document;
            wished.tags = std::move(tags);
            INK_TRY(resolveCustomFields(m_stores.database, wished, &before));
            INK_ASSIGN(amendment, amendments::setTags(change.document, wished.tags));
            INK_TRY(checkLanguages(change.document, before));
            INK_ASSIGN(
                sent, m_core.dayOf(change.document.accountId, change.document.sentTime.value_or(change.now)));
            domain::recomputeSenderTexts(change.document, sent);
            return m_turns.applyAmendment(change, amendment, actor);
        }
        INK_TRY(requireDraft(change.document));
        drafts::setTags(change.document, tags);
        INK_TRY(resolveCustomFields(m_stores.database, change.document));
        INK_TRY(checkLimits(change.document, m_core.limits()));
        INK_TRY(checkLanguages(change.document, before));
        return domain::toResult(domain::checkDraft(change.document));
    });
}

Result<Document> Documents::replaceInvitations(const Actor& actor, domain::DocumentId id,
                                               QList<domain::Invitation> invitations,
                                               std::optional<qint64> version)
{
    return m_writer.change(actor, id, [&](DocumentChange& change) -> Result<void> {
        INK_TRY(requireVersion(change.document, version));
        const Document before = change.document;
        if (change.document.status == SigningStatus::InProgress) {
            INK_TRY(EditLocks::check(change, actor));
            INK_ASSIGN(amendment,
                       amendments::setInvitations(change.document, invitations, m_core.codeChannels()));
            INK_TRY(checkLanguages(change.document, before));
            return m_turns.applyAmendment(change, amendment, actor);
        }
        INK_TRY(requireDraft(change.document));
        INK_TRY(drafts::setInvitations(change.document, invitations, true));
        INK_TRY(checkLimits(change.document, m_core.limits()));
        INK_TRY(checkLanguages(change.document, before));
        return domain::toResult(domain::checkDraft(change.document));
    });
}

Result<Documents::Reminder> Documents::remind(const Actor& actor, domain::DocumentId id,
                                              const QString& invitationGuid)
{
    constexpr auto pause = std::chrono::minutes(10);
    Reminder reminder;
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const int index = document.invitationIndexOf(invitationGuid.toLower());
        if (index == 0) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchRecipient());
        domain::Invitation& invitation = document.invitations[index - 1];
        const bool waiting = document.status == SigningStatus::InProgress && !document.deleted &&
                             domain::canTransition(invitation.status, domain::InvitationStatus::Finalized) &&
                             domain::mustAct(invitation.actionType);
        if (!waiting) return fail(ErrorCode::State, reasons::recipientNotInTurn());
        if (invitation.reminderRequestedTime && change.now < *invitation.reminderRequestedTime + pause) {
            auto refused = fail(ErrorCode::RateLimit, reasons::remindedTooOften());
            const auto rest = *invitation.reminderRequestedTime + pause - change.now;
            refused.value().retryAfterMs = static_cast<int>(rest.count());
            return refused;
        }
        invitation.reminderRequestedTime = change.now;
        // The mail job records "Reminded" in the history once the mail server has accepted the message.
        reminder = !m_core.hasMail()                     ? Reminder::NoMail
                   : invitation.recipientEmail.isEmpty() ? Reminder::NoAddress
                                                         : Reminder::Queued;
        if (reminder != Reminder::Queued) return {};
        ++invitation.requestedReminderCount;
        change.notices.append(reminderNotice(invitation, actor.name));
        return {};
    };
    INK_TRY(m_writer.change(actor, id, rule, domain::KeyScopes{KeyScope::Send}));
    return reminder;
}

Result<Document> Documents::delegateToDeputy(const Actor& actor, domain::DocumentId id,
                                             const QString& invitationGuid)
{
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const int index = document.invitationIndexOf(invitationGuid.toLower());
        if (index == 0) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchRecipient());
        const domain::Invitation& person = document.invitations.at(index - 1);
        if (document.status != SigningStatus::InProgress || document.deleted || !domain::isInvited(person) ||
            domain::hasFinished(person))
            return fail(ErrorCode::State, reasons::recipientNotInTurn());
        INK_ASSIGN(deputies, Deputies::load(m_stores, actor.account, change.now));
        domain::AbsenceList list = deputies.list();
        list.deputiesByDefault = true; // the sender requested this explicitly
        const domain::DeputyPlan plan = domain::deputyPlan(document, index - 1, list);
        if (!plan.hasDeputy())
            return fail(ErrorCode::State,
                        plan.isAbsent()
                            ? plan.message
                            : reasons::recipientNotAbsent(domain::recipientDisplayName(person, index - 1)));
        INK_ASSIGN(amendment, Deputies::replaceWithDeputy(document, index - 1, plan));
        change.notices.append(deputyNotice(document.invitations.at(index - 1)));
        return m_turns.applyAmendment(change, amendment, actor);
    };
    return m_writer.change(actor, id, rule, domain::KeyScopes{KeyScope::Send});
}

Result<void> Documents::remove(const Actor& actor, domain::DocumentId id)
{
    return store::runWithRetries(m_stores.database, [&] { return moveToTrash(actor, id); });
}

Result<void> Documents::moveToTrash(const Actor& actor, domain::DocumentId id)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
    INK_TRY(actor.require(scopeToChange(document)));
    if (document.deleted) return {}; // the response may have been lost
    const qint64 version = document.version;
    DocumentChange change{transaction, document, m_core.now()};
    if (document.status == SigningStatus::InProgress) {
        INK_TRY(lifecycle::cancel(document));
        recordEvent(change, domain::HistoryEvent::Cancelled, actor, reasons::historyMovedToTrash());
        INK_TRY(m_turns.notifyEnd(change, NoticeKind::Cancelled));
    }
    document.deleted = true;
    document.lastModifiedTime = change.now;
    recordEvent(change, domain::HistoryEvent::Deleted, actor);
    INK_ASSIGN(after, m_stores.documents.replace(transaction, std::move(document), version));
    INK_TRY(m_writer.writeRelated(change, after));
    INK_TRY(m_writer.recordResult(transaction, actor, id));
    INK_TRY(transaction.commit());
    if (change.wakesWorkers) m_core.wakeWorkers();
    return {};
}

Result<void> Documents::purge(const Actor& actor, domain::DocumentId id)
{
    INK_TRY(actor.require(KeyScope::Manage));
    return store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
        if (!document.deleted) return fail(ErrorCode::State, reasons::moveToTrashFirst());
        if (document.sentTime) // people with a signing link must be able to see that the document was deleted
            for (const domain::Invitation& invitation : document.invitations)
                INK_TRY(m_stores.accessCodes.addFormerInvitation(transaction, invitation.guid, id));
        INK_TRY(m_stores.documents.purge(transaction, actor.account, id));
        INK_TRY(m_writer.recordResult(transaction, actor, id));
        return transaction.commit();
    });
}

Result<domain::Document> Documents::answerQuestion(const Actor& actor, domain::DocumentId id, qint64 number,
                                                   const QString& answer)
{
    const QString text = answer.trimmed();
    if (text.isEmpty()) return fieldError(QStringLiteral("text"), reasons::answerNeeded());
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        domain::Document& document = change.document;
        const QList<domain::Question> all = domain::questionsOf(document.histories);
        if (number < 1 || number > all.size()) return fail(ErrorCode::NotFound, reasons::questionUnknown());
        if (!questions::acceptsQuestions(document)) return fail(ErrorCode::State, reasons::questionsClosed());
        const domain::Question& question = all.at(number - 1);
        if (!question.answers.isEmpty() && question.answers.constLast().text == text)
            return {}; // the response to the request was lost
        if (question.answers.size() >= domain::maxAnswers)
            return fail(ErrorCode::State, reasons::answersTooMany(qint64{domain::maxAnswers}));
        recordEvent(change, domain::HistoryEvent::QuestionAnswered, actor,
                    domain::answerDetail(number, text));
        domain::countOpenQuestions(document);
        const auto asker =
            std::find_if(document.invitations.begin(), document.invitations.end(),
                         [&](const domain::Invitation& each) { return domain::isAskedBy(question, each); });
        if (asker == document.invitations.end() || asker->recipientEmail.isEmpty()) return {};
        const qint64 count = question.answers.size() + 1;
        Notice notice{NoticeKind::Answered,
                      asker->guid,
                      {},
                      QStringLiteral("answered:%1:%2:%3").arg(asker->guid).arg(number).arg(count)};
        notice.question = number;
        notice.answer = count;
        change.notices.append(notice);
        return {};
    };
    return m_writer.change(actor, id, rule, domain::KeyScopes{KeyScope::Send});
}

Result<bool> Documents::sendSignedCopies(const Actor& actor, domain::DocumentId id,
                                         const QStringList& addresses)
{
    INK_TRY(actor.require(KeyScope::Send));
    QStringList to;
    for (qsizetype i = 0; i < addresses.size(); ++i) {
        const QString address = addresses.at(i).trimmed();
        if (!domain::isEmail(address))
            return fieldError(QStringLiteral("to[%1]").arg(i), reasons::notAnEmail(address));
        if (!to.contains(address, Qt::CaseInsensitive)) to.append(address);
        if (to.size() > maxCopies)
            return fieldError(QStringLiteral("to"), reasons::copiesTooMany(qint64{maxCopies}));
    }
    if (to.isEmpty()) return fieldError(QStringLiteral("to"), reasons::copyNeedsAddress());
    const auto queueCopies = [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(document, m_stores.documents.load(actor.reach(), id));
        if (actor.expectedVersion > 0) INK_TRY(requireVersion(document, actor.expectedVersion));
        if (document.status != SigningStatus::Completed || document.deleted)
            return fail(ErrorCode::State, reasons::copiesOfCompletedOnly());
        QList<Notice> notices;
        for (const QString& address : std::as_const(to)) {
            Notice notice{
                NoticeKind::SignedCopy, {}, address, QStringLiteral("copy:%1").arg(drafts::newGuid())};
            notice.requestedBy = actor.name;
            notices.append(notice);
        }
        INK_TRY(m_writer.queueNotices(transaction, id, notices, m_core.now()));
        INK_TRY(m_writer.recordResult(transaction, actor, id));
        return transaction.commit();
    };
    INK_TRY(store::runWithRetries(m_stores.database, queueCopies));
    if (m_core.hasMail()) m_core.wakeWorkers();
    return m_core.hasMail();
}

} // namespace ink::service
