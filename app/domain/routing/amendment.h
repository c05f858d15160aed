#pragma once

#include "app/domain/document/invitation.h"

#include <optional>

namespace ink::domain {

struct Document;

// The changes that the sender of a document in progress may still make (contract §5, Invitations). Past
// actions are evidence and can't be changed; everything else may be corrected.

/** The reason why this document's recipients and tags can't be changed; empty = they can. */
[[nodiscard]] Message amendmentFault(const Document& document);
// Index(hasFinished): Correction of a running document: what may change
/** Returns whether a recipient has signed, approved, declined or otherwise finished, so that nothing about
 * them may change. This applies to a host as soon as the first hosted signer has finished. */
[[nodiscard]] bool hasFinished(const Invitation& invitation);
/** Returns whether a recipient's turn has begun, so that their step and role can't change. */
[[nodiscard]] bool isInvited(const Invitation& invitation);
/** Returns whether an invited recipient can still act. */
[[nodiscard]] bool isOpen(InvitationStatus status);
/** Returns whether it is this recipient's turn to act; a viewer has no turn. */
[[nodiscard]] bool isInTurn(const Invitation& invitation);
/** The current step: pending recipients can't be moved before it. */
[[nodiscard]] int stepInProgress(const Document& document);
/** Returns the recipients, with `name` and `email` for every unfinished recipient whose address is `former`;
 * nothing if there is no such recipient. */
[[nodiscard]] std::optional<QList<Invitation>> withPersonReplaced(const QList<Invitation>& invitations,
                                                                  const QString& former, const QString& name,
                                                                  const QString& email);
/** Returns whether a recipient (0-based) has tags, and can therefore be replaced but not removed. */
[[nodiscard]] bool ownsTags(const Document& document, qsizetype index);

} // namespace ink::domain
