// Changes of a document by its sender: contract §5, from Update to Delete.
#include "app/base/reasons.h"
#include "app/domain/amendment.h"
#include "app/domain/rules.h"
#include "app/service/draftrules.h"
#include "app/service/lifecycle.h"
#include "app/service/signedplaces.h"
#include "app/service/signingserviceprivate.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::SigningStatus;

namespace {

/** The plain fields that a patch changes, and only in a draft. */
bool changesDraftFields(const wire::DocumentPatch& patch, const Document& document)
{
    const auto differs = [](const auto& wanted, const auto& have) { return wanted && *wanted != have; };
    return differs(patch.title, document.title) || differs(patch.message, document.message) ||
           differs(patch.senderName, document.senderName) ||
           differs(patch.senderEmail, document.senderEmail) || differs(patch.type, document.type) ||
           patch.invitations || patch.tags || patch.fileOrder;
}

Result<void> applyToDraft(const wire::DocumentPatch& patch, Document& document)
{
    if (patch.title) document.title = *patch.title;
    if (patch.message) document.message = *patch.message;
    if (patch.senderName) document.senderName = *patch.senderName;
    if (patch.senderEmail) document.senderEmail = *patch.senderEmail;
    if (patch.type) document.type = *patch.type;
    if (patch.fileOrder) INK_TRY(drafts::setFileOrder(document, *patch.fileOrder));
    if (patch.invitations) INK_TRY(drafts::setInvitations(document, *patch.invitations, !patch.tags));
    if (patch.tags) drafts::setTags(document, *patch.tags);
    return {};
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

} // namespace

Result<Document> SigningService::update(const Actor& actor, domain::DocumentId id,
                                        const wire::DocumentPatch& patch)
{
    if (patch.signingStatus == SigningStatus::InProgress) { // before anything is locked
        INK_ASSIGN(known, d->stores.documents.load(actor.account, id));
        if (applyToDraft(patch, known)) lookAtSignedPlaces(d->stores.blobs, known);
    }
    return d->change(actor, id, [&](Private::Change& change) -> Result<void> {
        Document& document = change.document;
        INK_TRY(needVersion(document, patch.version));
        if (patch.deleted && *patch.deleted && !document.deleted)
            return invalid(QStringLiteral("deleted"), reasons::useDeletionForTrash());
        if (patch.deleted && !*patch.deleted && document.deleted) {
            document.deleted = false;
            // Nothing is sent by being taken out of the trash.
            if (document.setting.sendAt && *document.setting.sendAt <= change.now)
                document.setting.sendAt.reset();
            Private::note(change, domain::HistoryEvent::Restored, actor);
        }
        const Document beforeFields = document;
        if (changesDraftFields(patch, document)) {
            INK_TRY(needDraft(document));
            INK_TRY(applyToDraft(patch, document));
            INK_TRY(d->checkLimits(document));
            INK_TRY(domain::asResult(domain::checkDraft(document)));
        }
        INK_TRY(applySetting(patch, document));
        if (document.type != domain::DocumentType::Document) document.setting.sendAt.reset();
        if (!patch.signingStatus || *patch.signingStatus == SigningStatus::Draft)
            INK_TRY(d->scheduleFrom(change, beforeFields.setting.sendAt, actor));
        if (const int days = document.setting.expireDaysAfterSent;
            document.status == SigningStatus::InProgress && days != beforeFields.setting.expireDaysAfterSent)
            Private::note(change, domain::HistoryEvent::DeadlineChanged, actor,
                          reasons::historyDeadlineChanged(beforeFields.setting.expireDaysAfterSent, days));
        const bool retyped = document.type != beforeFields.type;
        for (auto it = patch.extra.begin(); it != patch.extra.end(); ++it)
            document.extra.insert(it.key(), it.value());
        if (patch.folderId) document.folderId = *patch.folderId;
        if (document.folderId != beforeFields.folderId || retyped) INK_TRY(d->checkFolder(actor, document));
        if (document.deleted && document != beforeFields)
            return fail(ErrorCode::State, reasons::documentInTrash());

        if (!patch.signingStatus) return {};
        if (*patch.signingStatus == SigningStatus::InProgress) return d->send(change, actor);
        if (*patch.signingStatus == SigningStatus::Cancelled) {
            INK_TRY(lifecycle::cancel(document));
            Private::note(change, domain::HistoryEvent::Cancelled, actor,
                          Message::literal(patch.reason.value_or(QString()).trimmed().left(2000)));
            return d->tellEnd(change, NoticeKind::Cancelled);
        }
        if (*patch.signingStatus == document.status) return {};
        return fail(ErrorCode::State, reasons::senderMaySendOrCancel());
    });
}

Result<void> SigningService::Private::carryOut(Change& change, const amendments::Amendment& amendment,
                                               const Actor& actor)
{
    if (amendment.isEmpty()) return {};
    INK_TRY(checkLimits(change.document));
    INK_TRY(endOld(change, amendment));
    for (const auto& [event, detail] : amendment.history)
        note(change, event, actor, detail);
    return goOn(change);
}

Result<void> SigningService::Private::endOld(Change& change, const amendments::Amendment& amendment)
{
    for (const QString& guid : amendment.endedLinks)
        INK_TRY(stores.gate.bury(change.transaction, guid, change.document.id));
    if (!amendment.emptied.isEmpty())
        INK_TRY(change.transaction.touchAccount(change.document.accountId.value()));
    for (const domain::TagId tag : amendment.emptied)
        INK_TRY(stores.attachments.remove(change.transaction, change.document.id, tag));
    return {};
}

Result<Document> SigningService::replaceTags(const Actor& actor, domain::DocumentId id,
                                             QList<domain::Tag> tags, std::optional<qint64> version)
{
    return d->change(actor, id, [&](Private::Change& change) -> Result<void> {
        INK_TRY(needVersion(change.document, version));
        if (change.document.status == SigningStatus::InProgress) {
            INK_ASSIGN(amendment, amendments::setTags(change.document, tags));
            return d->carryOut(change, amendment, actor);
        }
        INK_TRY(needDraft(change.document));
        drafts::setTags(change.document, tags);
        INK_TRY(d->checkLimits(change.document));
        return domain::asResult(domain::checkDraft(change.document));
    });
}

Result<Document> SigningService::replaceInvitations(const Actor& actor, domain::DocumentId id,
                                                    QList<domain::Invitation> invitations,
                                                    std::optional<qint64> version)
{
    return d->change(actor, id, [&](Private::Change& change) -> Result<void> {
        INK_TRY(needVersion(change.document, version));
        if (change.document.status == SigningStatus::InProgress) {
            INK_ASSIGN(amendment,
                       amendments::setInvitations(change.document, invitations, d->options.channels()));
            return d->carryOut(change, amendment, actor);
        }
        INK_TRY(needDraft(change.document));
        INK_TRY(drafts::setInvitations(change.document, invitations, true));
        INK_TRY(d->checkLimits(change.document));
        return domain::asResult(domain::checkDraft(change.document));
    });
}

Result<Document> SigningService::addFiles(const Actor& actor, domain::DocumentId id,
                                          const QList<StagedFile>& files)
{
    if (files.isEmpty()) return invalid(QStringLiteral("files"), reasons::noFileInRequest());
    INK_ASSIGN(known, d->stores.documents.load(actor.account, id)); // refuse before reading the files
    INK_TRY(needDraft(known));
    qint64 staged = 0;
    for (const StagedFile& file : files)
        staged += file.size;
    INK_TRY(d->checkQuota(nullptr, actor.account, 0, staged));
    QList<StagedFile> held = files;
    QList<domain::File> added;
    qint64 bytes = 0;
    for (qsizetype i = 0; i < held.size(); ++i) {
        INK_ASSIGN(file, d->inspected(held[i], QStringLiteral("files[%1]").arg(i)));
        bytes += file.size;
        added.append(std::move(file));
    }
    return d->change(actor, id, [&](Private::Change& change) -> Result<void> {
        INK_TRY(needDraft(change.document));
        INK_TRY(d->checkQuota(&change.transaction, actor.account, 0, bytes));
        for (domain::File& file : added) {
            file.sequence = static_cast<int>(change.document.files.size()) + 1;
            change.document.files.append(file);
        }
        Private::noteRepairs(change, added, actor);
        INK_TRY(d->checkLimits(change.document));
        Private::keep(held);
        return {};
    });
}

Result<Document> SigningService::removeFile(const Actor& actor, domain::DocumentId id, domain::FileId file)
{
    return d->change(actor, id, [&](Private::Change& change) -> Result<void> {
        INK_TRY(needDraft(change.document));
        return drafts::removeFile(change.document, file);
    });
}

Result<Document> SigningService::replaceFile(const Actor& actor, domain::DocumentId id, domain::FileId file,
                                             const StagedFile& with)
{
    INK_ASSIGN(known, d->stores.documents.load(actor.account, id)); // refuse before reading the file
    if (Message fault = domain::amendmentFault(known); !fault.isEmpty())
        return fail(ErrorCode::State, std::move(fault));
    INK_TRY(d->checkQuota(nullptr, actor.account, 0, with.size));
    QList<StagedFile> held{with};
    INK_ASSIGN(version, d->inspected(held[0], QStringLiteral("files[0]")));
    if (amendments::replaceFile(known, file, version)) lookAtSignedPlaces(d->stores.blobs, known);
    return d->change(actor, id, [&](Private::Change& change) -> Result<void> {
        INK_TRY(d->checkQuota(&change.transaction, actor.account, 0, version.size));
        INK_ASSIGN(amendment, amendments::replaceFile(change.document, file, version));
        INK_TRY(checkSignedPlaces(d->stores.blobs, change.document));
        Private::noteRepairs(change, {version}, actor);
        INK_TRY(d->carryOut(change, amendment, actor));
        Private::keep(held);
        return {};
    });
}

Result<SigningService::Reminder> SigningService::remind(const Actor& actor, domain::DocumentId id,
                                                        const QString& invitationGuid)
{
    constexpr auto pause = std::chrono::minutes(10);
    Reminder reminder;
    const auto reminded = d->change(actor, id, [&](Private::Change& change) -> Result<void> {
        Document& document = change.document;
        const int index = document.invitationIndexOf(invitationGuid.toLower());
        if (index == 0) return fail(ErrorCode::NotFound, reasons::documentHasNoSuchRecipient());
        domain::Invitation& invitation = document.invitations[index - 1];
        const bool waiting = document.status == SigningStatus::InProgress && !document.deleted &&
                             domain::canMove(invitation.status, domain::InvitationStatus::Finalized) &&
                             domain::mustAct(invitation.actionType);
        if (!waiting) return fail(ErrorCode::State, reasons::recipientNotInTurn());
        if (invitation.reminderAskedTime && change.now < *invitation.reminderAskedTime + pause) {
            auto refused = fail(ErrorCode::RateLimit, reasons::remindedTooOften());
            const auto rest = *invitation.reminderAskedTime + pause - change.now;
            refused.value().retryAfterMs = static_cast<int>(rest.count());
            return refused;
        }
        invitation.reminderAskedTime = change.now;
        // "Reminded" is told by what carries the mail out, once it has left.
        reminder = !d->options.mail                      ? Reminder::NoMail
                   : invitation.recipientEmail.isEmpty() ? Reminder::NoAddress
                                                         : Reminder::Queued;
        if (reminder != Reminder::Queued) return {};
        ++invitation.remindersAsked;
        change.notices.append(reminderNotice(invitation, actor.name));
        return {};
    });
    INK_TRY(reminded);
    return reminder;
}

Result<void> SigningService::remove(const Actor& actor, domain::DocumentId id)
{
    return store::retrying(d->stores.database, [&] { return d->trash(actor, id); });
}

Result<void> SigningService::Private::trash(const Actor& actor, domain::DocumentId id)
{
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    INK_ASSIGN(document, stores.documents.load(actor.account, id));
    if (document.deleted) return {}; // the answer may have been lost
    const qint64 version = document.version;
    Change change{transaction, document, clock.now()};
    if (document.status == SigningStatus::InProgress) {
        INK_TRY(lifecycle::cancel(document));
        note(change, domain::HistoryEvent::Cancelled, actor, reasons::historyMovedToTrash());
        INK_TRY(tellEnd(change, NoticeKind::Cancelled));
    }
    document.deleted = true;
    document.lastModifiedTime = change.now;
    note(change, domain::HistoryEvent::Deleted, actor);
    INK_ASSIGN(after, stores.documents.replace(transaction, std::move(document), version));
    INK_TRY(settle(change, after));
    INK_TRY(noteDone(transaction, actor, id));
    INK_TRY(transaction.commit());
    if (change.wakes) wake();
    return {};
}

Result<void> SigningService::purge(const Actor& actor, domain::DocumentId id)
{
    return store::retrying(d->stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
        INK_ASSIGN(document, d->stores.documents.load(actor.account, id));
        if (!document.deleted) return fail(ErrorCode::State, reasons::moveToTrashFirst());
        if (document.sentTime) // whoever has a signing address shall read what became of it
            for (const domain::Invitation& invitation : document.invitations)
                INK_TRY(d->stores.gate.bury(transaction, invitation.guid, id));
        INK_TRY(d->stores.documents.purge(transaction, actor.account, id));
        INK_TRY(d->noteDone(transaction, actor, id));
        return transaction.commit();
    });
}

} // namespace ink::service
