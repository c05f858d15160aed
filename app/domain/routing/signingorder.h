#pragma once

#include "app/domain/document/invitation.h"

#include <QList>

// The signing order (contract §3): who acts now, and when the next turns begin.
namespace ink::domain {

struct Document;

// Index(invitationsInTurn): Signing order: who acts now
/** Indexes (0-based) of the invitations whose turn it is: those of the lowest unfinished step. A witness's
 * turn begins when the signer has finished. */
[[nodiscard]] QList<qsizetype> invitationsInTurn(const Document& document);
/** Moves NotSent invitations whose turn has begun to WaitToOpen; returns their 0-based indexes. Step numbers
 * may have gaps. A viewer's turn begins with the step of its number, or when all earlier steps are done; no
 * recipient waits for a viewer. A recipient with `startAfterDays` is opened when these days have passed at
 * `now`. */
QList<qsizetype> openTurns(Document& document, Timestamp now);
/** Returns whether all recipients who must act have finished, have declined and were skipped, or have been
 * released, and at least one has finished. */
[[nodiscard]] bool haveAllFinished(const Document& document);
[[nodiscard]] bool haveAllFinished(const QList<Invitation>& invitations);

} // namespace ink::domain
