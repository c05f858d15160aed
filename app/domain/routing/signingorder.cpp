#include "app/domain/routing/signingorder.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/routing.h"

#include <limits>

namespace ink::domain {

namespace {

bool isUnfinished(const Invitation& invitation)
{
    switch (invitation.status) {
    case InvitationStatus::NotSent:
    case InvitationStatus::WaitToOpen:
    case InvitationStatus::Viewed:
    case InvitationStatus::WorkInProgress:
        return true;
    case InvitationStatus::ReachDeadline:
    case InvitationStatus::Rejected:
    case InvitationStatus::Finalized:
    case InvitationStatus::Cancelled:
        return false;
    }
    return false;
}

/** Returns whether a witness has to wait for the signature. */
bool waitsForSigner(const QList<Invitation>& people, qsizetype index)
{
    const qsizetype signer = witnessedSigner(people, index);
    return signer >= 0 && isUnfinished(people.at(signer));
}

} // namespace

QList<qsizetype> invitationsInTurn(const Document& document)
{
    QList<qsizetype> turn;
    int lowest = std::numeric_limits<int>::max();
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const Invitation& invitation = document.invitations.at(i);
        if (!mustAct(invitation.actionType) || !isUnfinished(invitation)) continue;
        const int step = stepOf(document.invitations, i);
        if (step > lowest || (invitation.isWitness && waitsForSigner(document.invitations, i))) continue;
        if (step < lowest) turn.clear();
        lowest = step;
        turn.append(i);
    }
    return turn;
}

QList<qsizetype> openTurns(Document& document, Timestamp now)
{
    QList<qsizetype> opened;
    const QList<qsizetype> turn = invitationsInTurn(document);
    const int current =
        turn.isEmpty() ? std::numeric_limits<int>::max() : stepOf(document.invitations, turn.first());
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        Invitation& invitation = document.invitations[i];
        if (invitation.status != InvitationStatus::NotSent) continue;
        const bool viewerInTurn = !mustAct(invitation.actionType) && !invitation.receivesCopyAtEnd &&
                                  invitation.sequence <= current;
        if (!viewerInTurn && !turn.contains(i)) continue;
        if (invitation.startAfterDays > 0 && !invitation.readyTime) invitation.readyTime = now;
        if (startOf(invitation).value_or(now) > now) continue;
        Q_ASSERT(canTransition(invitation.status, InvitationStatus::WaitToOpen));
        invitation.status = InvitationStatus::WaitToOpen;
        opened.append(i);
    }
    return opened;
}

bool haveAllFinished(const Document& document)
{
    return haveAllFinished(document.invitations);
}

bool haveAllFinished(const QList<Invitation>& invitations)
{
    bool someone = false;
    for (const Invitation& invitation : invitations) {
        if (!mustAct(invitation.actionType)) continue;
        if (invitation.status == InvitationStatus::Finalized)
            someone = true;
        else if (invitation.status != InvitationStatus::Rejected && // skipped with `continue`
                 !invitation.isReleased)
            return false;
    }
    return someone;
}

} // namespace ink::domain
