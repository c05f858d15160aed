#include "app/domain/routing/routingprogress.h"

#include "app/domain/document/codes.h"
#include "app/domain/document/document.h"
#include "app/domain/routing/routing.h"
#include "app/domain/routing/signingorder.h"

#include <algorithm>

namespace ink::domain {

namespace {

bool isOpenPart(const Invitation& invitation)
{
    return canTransition(invitation.status, InvitationStatus::Cancelled);
}

/** Returns whether a recipient has declined or was released. */
bool hasLeft(const Invitation& invitation)
{
    return invitation.status == InvitationStatus::Rejected || invitation.isReleased;
}

bool isNotNeeded(const QList<Invitation>& people, qsizetype index)
{
    const QList<qsizetype> group = groupOf(people, index);
    const auto acted = std::count_if(group.begin(), group.end(), [&](qsizetype member) {
        return people.at(member).status == InvitationStatus::Finalized;
    });
    if (!group.isEmpty() && acted >= people.at(index).requiredGroupMembers) return true;
    if (!people.at(index).isWitness) return false;
    const qsizetype signer = witnessedSigner(people, index);
    return signer >= 0 && hasLeft(people.at(signer));
}

} // namespace

QList<qsizetype> releaseUnneeded(Document& document)
{
    QList<qsizetype> released;
    // A signer precedes their witness in the list, so one pass is sufficient.
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        Invitation& person = document.invitations[i];
        if (!isOpenPart(person) || !mustAct(person.actionType) || person.finishedHostedSigners > 0 ||
            !isNotNeeded(document.invitations, i))
            continue;
        person.status = InvitationStatus::Cancelled;
        person.isReleased = true;
        released.append(i);
        for (Tag& tag : document.tags) { // values that were entered but not signed must not be stamped
            if (tag.invitationIndex != i + 1 || tag.style.readOnly) continue;
            tag.image.clear();
            if (tag.type != TagType::Attachment) tag.text.clear();
        }
    }
    return released;
}

Progress advance(Document& document, Timestamp now)
{
    Progress progress;
    progress.released = releaseUnneeded(document);
    openTurns(document, now);
    progress.isFinished = haveAllFinished(document);
    return progress;
}

bool continuesAfterDecline(const Document& document, qsizetype index, bool skipsDecliners)
{
    const QList<Invitation>& people = document.invitations;
    for (const qsizetype open : peopleToName(people, index))
        if (!people.at(open).isWitness) return false;
    const QList<qsizetype> group = groupOf(people, index);
    const auto left = std::count_if(group.begin(), group.end(),
                                    [&](qsizetype member) { return !hasLeft(people.at(member)); });
    const bool isReplaced = !group.isEmpty() && left >= people.at(index).requiredGroupMembers;
    if (!isReplaced && !skipsDecliners) return false;
    Document rest = document;
    releaseUnneeded(rest);
    return !invitationsInTurn(rest).isEmpty() || haveAllFinished(rest);
}

} // namespace ink::domain
