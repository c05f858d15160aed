#include "app/domain/routing/amendment.h"

#include "app/domain/document/document.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/routing/routing.h"
#include "app/domain/routing/signingorder.h"

#include <algorithm>

namespace ink::domain {

Message amendmentFault(const Document& document)
{
    if (document.deleted) return reasons::documentInTrash();
    if (document.status != SigningStatus::InProgress || document.type != DocumentType::Document)
        return reasons::documentClosedForChanges(CodeWord{signingStatusName(document.status)});
    if (haveAllFinished(document)) return reasons::documentBeingSealed();
    return {};
}

bool hasFinished(const Invitation& invitation)
{
    switch (invitation.status) {
    case InvitationStatus::Finalized:
    case InvitationStatus::Rejected:
    case InvitationStatus::Cancelled:
    case InvitationStatus::ReachDeadline:
        return true;
    case InvitationStatus::NotSent:
    case InvitationStatus::WaitToOpen:
    case InvitationStatus::WorkInProgress:
    case InvitationStatus::Viewed:
        return invitation.finishedHostedSigners > 0;
    }
    return true;
}

bool isInvited(const Invitation& invitation)
{
    return invitation.status != InvitationStatus::NotSent;
}

bool isOpen(InvitationStatus status)
{
    return status == InvitationStatus::WaitToOpen || status == InvitationStatus::Viewed ||
           status == InvitationStatus::WorkInProgress;
}

bool isInTurn(const Invitation& invitation)
{
    return mustAct(invitation.actionType) && isOpen(invitation.status);
}

int stepInProgress(const Document& document)
{
    const QList<qsizetype> inTurn = invitationsInTurn(document);
    return inTurn.isEmpty() ? 1 : stepOf(document.invitations, inTurn.constFirst());
}

std::optional<QList<Invitation>> withPersonReplaced(const QList<Invitation>& invitations,
                                                    const QString& former, const QString& name,
                                                    const QString& email)
{
    QList<Invitation> replaced = invitations;
    bool found = false;
    for (Invitation& person : replaced) {
        if (hasFinished(person) || person.recipientEmail.compare(former, Qt::CaseInsensitive) != 0) continue;
        setRecipientName(person, name);
        person.recipientEmail = email;
        found = true;
    }
    return found ? std::optional(std::move(replaced)) : std::nullopt;
}

bool ownsTags(const Document& document, qsizetype index)
{
    return std::any_of(document.tags.cbegin(), document.tags.cend(),
                       [index](const Tag& tag) { return tag.invitationIndex == index + 1; });
}

} // namespace ink::domain
