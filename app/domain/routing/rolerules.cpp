#include "app/domain/routing/rolerules.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/routing/routing.h"
#include "app/domain/routing/signingorder.h"

#include <QHash>

#include <algorithm>

namespace ink::domain {

namespace {

Message nameOf(const Invitation& invitation)
{
    if (invitation.actionType == ActionType::SigningHost)
        if (const QString hosted = currentHostedSignerName(invitation); !hosted.isEmpty())
            return reasons::hostedPerson(hosted, invitation.recipientName);
    if (!invitation.recipientName.isEmpty()) return Message::literal(invitation.recipientName);
    return invitation.recipientEmail.isEmpty() ? reasons::unnamedRecipient()
                                               : Message::literal(invitation.recipientEmail);
}

/** "Waiting for Anna", "… Anna and Ben", "… Anna, Ben and 3 others". */
Message waitingForAll(const QList<Message>& names)
{
    switch (names.size()) {
    case 0:
        return {};
    case 1:
        return reasons::waitingForOne(names.at(0));
    case 2:
        return reasons::waitingForTwo(names.at(0), names.at(1));
    case 3:
        return reasons::waitingForThree(names.at(0), names.at(1), names.at(2));
    default:
        return reasons::waitingForMany(names.at(0), names.at(1), names.size() - 2);
    }
}

Message waitingToAct(const Invitation& invitation)
{
    switch (invitation.actionType) {
    case ActionType::Viewer:
        return reasons::waitingToRead(nameOf(invitation));
    case ActionType::Reviewer:
        return reasons::waitingToApprove(nameOf(invitation));
    case ActionType::Editor:
        return reasons::waitingToFillIn(nameOf(invitation));
    case ActionType::Signer:
    case ActionType::SigningHost:
    case ActionType::OpenSigner:
        break;
    }
    return reasons::waitingToSign(nameOf(invitation));
}

bool isFilledByService(const Tag& tag)
{
    return !tag.style.formula.isEmpty() || tag.type == TagType::SignDate || tag.type == TagType::Note;
}

/** Returns whether an editor may correct this value of another recipient. */
bool isCorrectable(const Document& document, const Tag& tag)
{
    if (isSignatureLike(tag.type) || tag.type == TagType::MaskedText || tag.type == TagType::Attachment ||
        isFilledByService(tag))
        return false;
    const bool prefillable = tag.type == TagType::PrefillableText || tag.type == TagType::PrefillableNumber;
    if (tag.style.readOnly && !prefillable) return false;
    if (tag.invitationIndex < 1 || tag.invitationIndex > document.invitations.size()) return false;
    const InvitationStatus owner = document.invitations.at(tag.invitationIndex - 1).status;
    return owner == InvitationStatus::NotSent || owner == InvitationStatus::WaitToOpen;
}

} // namespace

Message waitingMessage(const QList<Invitation>& invitations)
{
    Document document; // invitationsInTurn requires nothing else
    document.invitations = invitations;
    QList<Message> names;
    for (const qsizetype index : invitationsInTurn(document))
        names.append(nameOf(invitations.at(index)));
    return waitingForAll(names);
}

Message waitingMessage(const QList<Invitation>& invitations, qsizetype index)
{
    const Invitation& invitation = invitations.at(index);
    switch (invitation.status) {
    case InvitationStatus::NotSent:
        if (const auto start = startOf(invitation))
            return reasons::waitingUntilStart(nameOf(invitation), formatMinute(*start));
        return waitingMessage(invitations);
    case InvitationStatus::WaitToOpen:
        return reasons::waitingToOpen(nameOf(invitation));
    case InvitationStatus::Viewed:
    case InvitationStatus::WorkInProgress:
        return mustAct(invitation.actionType) ? waitingToAct(invitation) : Message();
    case InvitationStatus::ReachDeadline:
    case InvitationStatus::Rejected:
    case InvitationStatus::Finalized:
    case InvitationStatus::Cancelled:
        break;
    }
    return {};
}

int currentHostedSigner(const Invitation& invitation)
{
    if (invitation.actionType != ActionType::SigningHost) return 0;
    return invitation.finishedHostedSigners < invitation.hostedSigners.size()
               ? invitation.finishedHostedSigners + 1
               : 0;
}

QString currentHostedSignerName(const Invitation& invitation)
{
    const int turn = currentHostedSigner(invitation);
    Q_ASSERT(turn >= 0 && turn <= invitation.hostedSigners.size());
    return turn == 0 ? QString() : invitation.hostedSigners.at(turn - 1);
}

QList<int> hostedOwners(const Document& document, int invitationIndex)
{
    QList<int> owners(document.tags.size(), 0);
    if (invitationIndex < 1 || invitationIndex > document.invitations.size()) return owners;
    const Invitation& host = document.invitations.at(invitationIndex - 1);
    const int count = static_cast<int>(host.hostedSigners.size());
    if (host.actionType != ActionType::SigningHost || count == 0) return owners;
    QHash<int, int> dealt;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.invitationIndex != invitationIndex) continue;
        if (const int own = tag.facts.hostedSigner; own >= 1 && own <= count)
            owners[i] = own;
        else if (isSignatureLike(tag.type) || tag.type == TagType::SignDate)
            owners[i] = std::min(++dealt[static_cast<int>(tag.type)], count);
        else
            owners[i] = 1;
    }
    return owners;
}

namespace {

bool isSeen(const Document& document, const Tag& tag, int invitationIndex)
{
    const File* const file = document.pageAt(tag.pageIndex).file;
    return !file || maySee(*file, invitationIndex);
}

} // namespace

QList<bool> writableTags(const Document& document, int invitationIndex)
{
    QList<bool> writable(document.tags.size(), false);
    if (invitationIndex < 1 || invitationIndex > document.invitations.size()) return writable;
    const Invitation& me = document.invitations.at(invitationIndex - 1);
    const int turn = currentHostedSigner(me);
    const QList<int> owners = hostedOwners(document, invitationIndex);
    Q_ASSERT(owners.size() == writable.size());
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.invitationIndex == invitationIndex)
            writable[i] = owners.at(i) == turn;
        else
            writable[i] = me.actionType == ActionType::Editor && isCorrectable(document, tag) &&
                          isSeen(document, tag, invitationIndex);
    }
    return writable;
}

} // namespace ink::domain
