#include "app/service/signers/signerturn.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/values/autofill.h"
#include "app/service/core/actor.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/servicecore.h"
#include "app/service/records/documentchange.h"
#include "app/service/signers/reasons.h"

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;

std::optional<Message> blockingReason(const Document& document, const Invitation& me, Timestamp now)
{
    switch (document.status) {
    case SigningStatus::Completed:
        return reasons::everybodyHasSigned();
    case SigningStatus::Rejected:
        return me.status == InvitationStatus::Rejected ? reasons::youDeclined()
                                                       : reasons::recipientDeclined();
    case SigningStatus::ReachDeadline:
        return reasons::documentDeadlinePassed();
    case SigningStatus::Cancelled:
        return reasons::senderCancelledDocument();
    case SigningStatus::Draft:
    case SigningStatus::InProgress:
        break;
    }
    const bool isOver = !lifecycle::isSealing(document) &&
                        lifecycle::deadlineOf(document).value_or(now + std::chrono::days(1)) <= now;
    if (me.status == InvitationStatus::Finalized) return reasons::youHaveFinished();
    if (me.status == InvitationStatus::Rejected) return reasons::youDeclined();
    if (me.status == InvitationStatus::Cancelled)
        return me.isReleased ? reasons::othersHaveActed() : reasons::senderCancelledDocument();
    if (me.status == InvitationStatus::ReachDeadline) return reasons::documentDeadlinePassed();
    if (me.status == InvitationStatus::NotSent) return reasons::notYourTurn();
    if (isOver) return reasons::documentDeadlinePassed();
    if (!domain::mustAct(me.actionType)) return reasons::invitedToReadOnly();
    return std::nullopt;
}

bool canSeePages(const Document& document, const Invitation& me)
{
    if (document.status == SigningStatus::Completed) return me.status != InvitationStatus::Rejected;
    return document.status == SigningStatus::InProgress &&
           (domain::isOpen(me.status) || me.status == InvitationStatus::Finalized);
}

Result<void> requireTurn(const Document& document, const Invitation& me, Timestamp now)
{
    if (const auto blocked = blockingReason(document, me, now)) return fail(ErrorCode::State, *blocked);
    if (const auto deadline = lifecycle::deadlineOf(document); deadline && *deadline <= now)
        return fail(ErrorCode::State, reasons::documentDeadlinePassed());
    return {};
}

Result<int> indexInTurn(const Document& document, const SignerActor& signer, Timestamp now)
{
    const QString guid = signer.guid();
    const int index = document.invitationIndexOf(guid);
    INK_TRY(requireTurn(document, document.invitations.at(index - 1), now));
    return index;
}

Result<void> markOpened(const ServiceCore& core, DocumentChange& change, int index, const SignerActor& signer)
{
    Invitation& me = change.document.invitations[index - 1];
    me.status = InvitationStatus::Viewed;
    me.openedTime = change.now;
    INK_ASSIGN(sent, core.dayOf(change.document.accountId, change.document.sentTime.value_or(change.now)));
    domain::fillOnOpen(change.document, index, sent);
    domain::computeValues(change.document); // values that depend on those filled in now
    recordEvent(change, domain::HistoryEvent::Opened, domain::actorOf(me), signer.address, signer.userAgent);
    INK_ASSIGN(choices, core.notificationSetting(change.document.accountId));
    change.notices += senderNotices(NoticeKind::Viewed, change.document, choices, me.guid);
    return {};
}

} // namespace ink::service
