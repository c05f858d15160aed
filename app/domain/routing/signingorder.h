#pragma once

#include "app/domain/document/invitation.h"

#include <QList>

// The signing order (contract §3): whose turn it is, and what opens it.
namespace ink::domain {

struct Document;

/** Indexes (0-based) of the invitations whose turn it is now: the lowest step with someone unfinished. A
 * witness comes as soon as the person whose signature they witness has finished. */
[[nodiscard]] QList<qsizetype> invitationsInTurn(const Document& document);
/**
 * Moves NotSent invitations whose turn has come to WaitToOpen; returns their 0-based indexes. Numbers may
 * have gaps. A viewer's turn comes with the group of its number, or when all groups before it are done;
 * nobody waits for a viewer. Whoever has `startAfterDays` is opened only when these have passed at `now`.
 */
QList<qsizetype> openTurns(Document& document, Timestamp now);
/** Returns whether everybody who must act has finished or has been released. */
[[nodiscard]] bool everyoneFinished(const Document& document);
[[nodiscard]] bool everyoneFinished(const QList<Invitation>& invitations);

} // namespace ink::domain
