#pragma once

#include "app/domain/document.h"
#include "app/domain/rolerules.h"
#include "app/domain/validation.h"
#include "app/domain/values.h"

#include <QList>
#include <QPointF>
#include <QSize>
#include <QSizeF>
#include <QString>

// The rules of a document: its steps here, and with them what recipients may do, what is checked before
// sending, and what values are valid.
namespace ink::domain {

/** Returns whether a document may go from one status to another (contract §3, Transitions). */
[[nodiscard]] bool canMove(SigningStatus from, SigningStatus to);
/** Returns whether an invitation may go from one status to another (contract §3). */
[[nodiscard]] bool canMove(InvitationStatus from, InvitationStatus to);

/** Returns whether this kind of recipient must finish before a document completes: signers, reviewers, hosts,
 * editors. */
[[nodiscard]] bool mustAct(ActionType type);
/** Returns whether this kind of recipient signs: signers, open signers and signing hosts. */
[[nodiscard]] bool isSigner(ActionType type);
/** Returns whether this kind of recipient can own tags. */
[[nodiscard]] bool canOwnTags(ActionType type);

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

/**
 * `wanted` as a writer sent it, with what only the service decides (GUID, status, times, reminders, reject
 * reason) taken from the invitation of the same id or GUID in `kept`; one that is not there is new: without
 * id and GUID, NotSent.
 */
[[nodiscard]] QList<Invitation> mergedInvitations(const QList<Invitation>& kept, QList<Invitation> wanted);
/** `wanted` with only those tag ids left that `kept` has, each once; the others are new tags. */
[[nodiscard]] QList<Tag> mergedTags(const QList<Tag>& kept, QList<Tag> wanted);

/** A tag's usual size in points by type. */
[[nodiscard]] QSize defaultTagSize(TagType type);
/** Clamped so that it lies inside the page (points, as displayed) and is at least `minimumTagExtent` wide and
 * high. */
[[nodiscard]] PageRect clampedTo(PageRect rect, QSizeF page);
inline constexpr int minimumTagExtent = 6;
/** A new tag of this type centred on a point of a page, clamped, with a fresh unique name. */
[[nodiscard]] Tag makeTag(const Document& document, TagType type, int pageIndex, QPointF centre,
                          int invitationIndex);

} // namespace ink::domain
