#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"

#include <QList>

#include <optional>

namespace ink::domain {

// Routing beyond steps [ours]: groups of which some must act, witnesses, recipients whom another one names,
// and turns that come later. All indexes are 0-based. Witnesses and named recipients belong to a person above
// them in the list, so that the list can be read from top to bottom.

/** The members of a recipient's group, in the order of the list; empty when they are in none. */
[[nodiscard]] QList<qsizetype> groupOf(const QList<Invitation>& people, qsizetype index);
/** Returns whether others of the group can make this recipient's part unnecessary. */
[[nodiscard]] bool mayBeReleased(const QList<Invitation>& people, qsizetype index);
/** The signer whom a witness confirms: the nearest one above who isn't a witness; -1 = none. */
[[nodiscard]] qsizetype witnessedBy(const QList<Invitation>& people, qsizetype index);
/** The people who have to act before a recipient can: a witness has the step of the person whose signature
 * they witness.
 */
[[nodiscard]] int stepOf(const QList<Invitation>& people, qsizetype index);

/** Returns whether a recipient still has to be named by another one. */
[[nodiscard]] bool isUnnamed(const Invitation& invitation);
/** The person who names a recipient with `isNamedByPrevious`: of a witness the signer, else the nearest one
 * above who acts in an earlier step and is no witness; -1 = nobody. */
[[nodiscard]] qsizetype namerOf(const QList<Invitation>& people, qsizetype index);
/** The people that a recipient has to name when finishing. */
[[nodiscard]] QList<qsizetype> peopleToName(const QList<Invitation>& people, qsizetype index);

/** When a recipient who waits for `startAfterDays` is invited; nothing when they don't. */
[[nodiscard]] std::optional<Timestamp> startOf(const Invitation& invitation);

/** `2026-12-03 09:00`, in UTC. */
[[nodiscard]] QString minuteText(Timestamp time);

/** Cancels the parts that are not needed any more: of a group that has acted, and of witnesses of those who
 * won't sign. Returns whom it released. */
QList<qsizetype> releaseOthers(Document& document);

/** The outcome of a step. */
struct Progress
{
    QList<qsizetype> released;
    bool isFinished = false; ///< everybody who must act has
};
/** Releases whoever isn't needed any more and opens the turns that have come. To be called whenever somebody
 * has finished or declined, and when a time to start has come. */
Progress advance(Document& document, Timestamp now);
/**
 * Returns true if a document goes on after this recipient has declined: enough others of the group are left,
 * or the account leaves whoever declines behind (`onReject`) and somebody is left. It never does when nobody
 * else could name the next recipient.
 */
[[nodiscard]] bool goesOnAfterDecline(const Document& document, qsizetype index, bool leavesBehind);

/** Faults that keep a path from reaching its end, and required tags that nobody may be left to fill in.
 */
[[nodiscard]] QList<Finding> checkRouting(const Document& document);

/** Returns whether a document needs a server that knows any of this (`Limits::routing`). */
[[nodiscard]] bool usesRouting(const Document& document);

} // namespace ink::domain
