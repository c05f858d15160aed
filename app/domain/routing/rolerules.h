#pragma once

#include "app/base/message.h"
#include "app/domain/document/invitation.h"

#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

// The rights and tasks of each kind of recipient (contract §3, actionType).

/** The people that a document in progress is waiting for ("Waiting for Anna and Ben"); empty if none. */
[[nodiscard]] Message waitingMessage(const QList<Invitation>& invitations);
/** The reason why one of these recipients is pending: their own step ("Waiting for Ben to sign"), or the
 * people before them. */
[[nodiscard]] Message waitingMessage(const QList<Invitation>& invitations, qsizetype index);

// Signing host (18): the people in `hostedSigners` sign in person, in that order, using the host's link.

/** The 1-based number of the hosted signer whose turn it is; 0 if there are no hosted signers or all have
 * finished. */
[[nodiscard]] int currentHostedSigner(const Invitation& invitation);
/** The name of the current hosted signer; empty if there is none. */
[[nodiscard]] QString currentHostedSignerName(const Invitation& invitation);
/** For every tag the 1-based number of the hosted signer who owns it; 0 = a tag of another invitation, or
 * there are no hosted signers. A tag may name its signer (`TagFacts::hostedSigner`). Of the other tags, the
 * n-th signature, the n-th initials and the n-th sign date belong to the n-th signer (surplus ones to the
 * last), all others to the first. */
[[nodiscard]] QList<int> hostedOwners(const Document& document, int invitationIndex);

/** Returns for each tag whether an invitation (1-based) may write it at its turn: its own tags (for a host,
 * those of the current hosted signer). An editor also fills in and corrects values that others have not
 * signed yet: everything except signatures, attachments, masked text and values that the service sets, of
 * recipients who have not opened the document; a prefillable tag even if it is read-only for its owner.
 * Nothing in a file that the editor may not see. */
[[nodiscard]] QList<bool> writableTags(const Document& document, int invitationIndex);

} // namespace ink::domain
