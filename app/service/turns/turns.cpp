#include "app/service/turns/turns.h"

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/questions.h"
#include "app/domain/routing/routing.h"
#include "app/domain/routing/routingprogress.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/rules/amendments.h"
#include "app/service/rules/deputies.h"
#include "app/service/rules/requestchecks.h"
#include "app/service/sealing/signaturefields.h"
#include "app/service/sealing/signersignatures.h"
#include "app/service/turns/reasons.h"

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;

Turns::Turns(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<void> Turns::invite(DocumentChange& change) const
{
    INK_TRY(inviteDeputies(change));
    QList<qsizetype> invited;
    for (qsizetype i = 0; i < change.document.invitations.size(); ++i) {
        Invitation& invitation = change.document.invitations[i];
        if (invitation.status != InvitationStatus::WaitToOpen || invitation.invitedTime) continue;
        invitation.invitedTime = change.now;
        invited.append(i);
    }
    change.notices += invitationNotices(change.document, invited, change.now);
    return {};
}

Result<void> Turns::inviteDeputies(DocumentChange& change) const
{
    const auto& people = change.document.invitations;
    const auto comesNow = [](const Invitation& person) {
        return person.status == InvitationStatus::WaitToOpen && !person.invitedTime &&
               !person.recipientEmail.isEmpty() && !person.onBehalfOf;
    };
    if (std::none_of(people.begin(), people.end(), comesNow)) return {};
    INK_ASSIGN(absences, m_stores.absences.list(change.document.accountId));
    if (absences.isEmpty()) return {};
    INK_ASSIGN(deputies, Deputies::load(m_stores, change.document.accountId, change.now));
    for (qsizetype i = 0; i < people.size(); ++i) {
        if (!comesNow(people.at(i))) continue;
        const domain::DeputyPlan plan = deputies.planFor(change.document, i);
        if (!plan.hasDeputy()) continue;
        Document taken = change.document;
        const auto amendment = Deputies::replaceWithDeputy(taken, i, plan);
        if (!amendment) continue; // signing must stay possible, so the recipient is invited instead
        Q_ASSERT(taken.invitations.size() == people.size());
        change.document = std::move(taken);
        INK_TRY(invalidateLinks(change, *amendment));
        for (const auto& [event, detail] : amendment->history)
            recordEvent(change, event, QStringLiteral("Inkstone"), {}, {}, detail);
        Q_ASSERT(change.document.invitations.at(i).onBehalfOf);
        change.document.invitations[i].status = InvitationStatus::WaitToOpen; // it is the deputy's turn
        change.notices.append(deputyNotice(change.document.invitations.at(i)));
    }
    return {};
}

Result<void> Turns::advance(DocumentChange& change) const
{
    Document& document = change.document;
    Q_ASSERT(document.status == domain::SigningStatus::InProgress);
    domain::recordFieldValues(document);
    const domain::Progress progress = domain::advance(document, change.now);
    for (const qsizetype index : progress.released)
        INK_TRY(recordRelease(change, index));
    domain::countOpenQuestions(document); // a person may have been replaced
    INK_TRY(invite(change));
    if (!progress.isFinished) return queueSignature(change);
    change.wakesWorkers = true;
    return queueSealing(change.transaction, document.id, change.now);
}

Result<void> Turns::queueSignature(DocumentChange& change) const
{
    if (!hasSignaturePerSigner(change.document)) return {};
    change.wakesWorkers = true;
    return SignerSignatures::queue(m_stores.outbox, change.transaction, change.document.id, change.now);
}

Result<void> Turns::queueSealing(store::Transaction& transaction, domain::DocumentId id, Timestamp now) const
{
    Q_ASSERT(!id.isNull());
    store::Job job(store::JobKind::Finalize);
    job.key = QString::number(id.value());
    job.documentId = id;
    job.notBefore = now;
    return m_stores.outbox.queue(transaction, job);
}

Result<void> Turns::recordRelease(DocumentChange& change, qsizetype index) const
{
    Q_ASSERT(change.document.invitations.at(index).isReleased);
    recordEvent(change, domain::HistoryEvent::Released, QStringLiteral("Inkstone"), {}, {},
                reasons::historyReleased(domain::actorMessage(change.document.invitations.at(index))));
    for (domain::Tag& tag : change.document.tags) {
        if (tag.invitationIndex != index + 1 || tag.type != domain::TagType::Attachment || tag.text.isEmpty())
            continue;
        tag.text.clear();
        INK_TRY(change.transaction.touchAccount(change.document.accountId.value()));
        INK_TRY(m_stores.attachments.remove(change.transaction, change.document.id, tag.id));
    }
    return {};
}

Result<void> Turns::applyAmendment(DocumentChange& change, const amendments::Amendment& amendment,
                                   const Actor& actor) const
{
    if (amendment.isEmpty()) return {};
    INK_TRY(checkLimits(change.document, m_core.limits()));
    INK_TRY(invalidateLinks(change, amendment));
    for (const auto& [event, detail] : amendment.history)
        recordEvent(change, event, actor, detail);
    return advance(change);
}

Result<void> Turns::invalidateLinks(DocumentChange& change, const amendments::Amendment& amendment) const
{
    for (const QString& guid : amendment.invalidatedLinks)
        if (!change.document.id.isNull()) // otherwise, the links have not been sent yet
            INK_TRY(m_stores.accessCodes.addFormerInvitation(change.transaction, guid, change.document.id));
    if (!amendment.emptiedTags.isEmpty())
        INK_TRY(change.transaction.touchAccount(change.document.accountId.value()));
    for (const domain::TagId tag : amendment.emptiedTags)
        INK_TRY(m_stores.attachments.remove(change.transaction, change.document.id, tag));
    return {};
}

Result<void> Turns::notifyEnd(DocumentChange& change, NoticeKind kind, const QString& about) const
{
    Q_ASSERT(domain::isFinal(change.document.status));
    INK_ASSIGN(choices, m_core.notificationSetting(change.document.accountId));
    change.notices += endNotices(kind, change.document, about);
    if (kind != NoticeKind::Cancelled) // the sender isn't notified of their own cancellation
        change.notices += senderNotices(kind, change.document, choices, about);
    return {};
}

} // namespace ink::service
