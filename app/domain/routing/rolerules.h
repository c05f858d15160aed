#pragma once

#include "app/base/message.h"
#include "app/domain/document/invitation.h"

#include <QList>
#include <QString>

namespace ink::domain {

struct Document;

// The rights and tasks of each kind of recipient (contract §3, actionType).

/** The people that a document in progress waits for ("Waiting for Anna and Ben"); empty when none. */
[[nodiscard]] Message waitingFor(const QList<Invitation>& invitations);
/** The same for one of them: its own step ("Waiting for Ben to sign"), or whoever comes before. */
[[nodiscard]] Message waitingFor(const QList<Invitation>& invitations, qsizetype index);

// Signing host (18): the people in `hostedSigners` sign in person, one after the other in that order, through
// the host's address.

/** The 1-based number of the hosted signer whose turn it is; 0 when nobody is hosted or all have finished. */
[[nodiscard]] int hostedTurn(const Invitation& invitation);
/** The name of the person waited for; empty when there is none. */
[[nodiscard]] QString hostedName(const Invitation& invitation);
/**
 * For every tag the 1-based number of the hosted signer that it belongs to; 0 = a tag of another invitation,
 * or nobody is hosted. A tag may say so itself (`TagFacts::hostedSigner`); of the others
 * the n-th signature, the n-th initials and the n-th sign date are the n-th signer's, the rest the first's.
 */
[[nodiscard]] QList<int> hostedOwners(const Document& document, int invitationIndex);

/**
 * Which tags an invitation (1-based) may write at its turn, by their index: its own tags (a host: those of
 * the hosted signer in turn). An editor also fills and corrects what others have not signed yet: every value
 * but signatures, masked texts and what the document computes, of recipients who have not opened it; a
 * prefillable tag even when it is read-only for its owner.
 */
[[nodiscard]] QList<bool> writableTags(const Document& document, int invitationIndex);

} // namespace ink::domain
