#pragma once

#include "app/domain/document/invitation.h"

#include <optional>

namespace ink::domain {

struct Document;

// The changes that the sender of a running document may still make (contract §5, Invitations). What somebody
// has done is evidence and stays as it is; everything that lies ahead may be corrected.

/** The reason why this document's recipients and tags can't be changed; empty = they can. */
[[nodiscard]] Message amendmentFault(const Document& document);
// Index(isSettled): Correction of a running document: what may change
/** Returns whether a recipient has signed, approved, declined or otherwise come to an end: nothing about them
 * changes any more. A host counts as soon as the first hosted signer has finished. */
[[nodiscard]] bool isSettled(const Invitation& invitation);
/** Returns whether a recipient's turn has come, so that their step and task are fixed. */
[[nodiscard]] bool isInvited(const Invitation& invitation);
/** The current step: pending recipients can't be moved before it. */
[[nodiscard]] int stepInProgress(const Document& document);
/** The recipients with `name` and `email` in the place of whoever has the address `former` and has not acted;
 * nothing when nobody does. */
[[nodiscard]] std::optional<QList<Invitation>> withPersonReplaced(const QList<Invitation>& invitations,
                                                                  const QString& former, const QString& name,
                                                                  const QString& email);
/** Returns whether a recipient (0-based) has tags, and so can be replaced but not removed. */
[[nodiscard]] bool ownsTags(const Document& document, qsizetype index);

} // namespace ink::domain
