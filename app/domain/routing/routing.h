#pragma once

#include "app/domain/document/finding.h"
#include "app/domain/document/invitation.h"

#include <QList>

#include <optional>

namespace ink::domain {

struct Document;

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

/** Faults that keep a path from reaching its end, and required tags that nobody may be left to fill in.
 */
[[nodiscard]] QList<Finding> checkRouting(const Document& document);

/** Returns whether a document needs a server that knows any of this (`Limits::routing`). */
[[nodiscard]] bool usesRouting(const Document& document);

} // namespace ink::domain
