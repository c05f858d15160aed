#pragma once

#include "app/domain/document/finding.h"
#include "app/domain/document/invitation.h"

#include <QList>

#include <optional>

namespace ink::domain {

struct Document;

// Routing beyond the steps of the contract: groups in which only some must act, witnesses, recipients named
// by others, and delayed turns. All indexes are 0-based. Witnesses and named recipients depend on a person
// above them in the list, so that the list can be read from top to bottom.

/** The members of a recipient's group, in list order; empty if the recipient isn't in a group. */
[[nodiscard]] QList<qsizetype> groupOf(const QList<Invitation>& people, qsizetype index);
/** Returns whether other members of the group can make this recipient's part unnecessary; for a witness, the
 * part of the signer. */
[[nodiscard]] bool mayBeReleased(const QList<Invitation>& people, qsizetype index);
/** The signer whose signature a witness confirms: the nearest one above who isn't a witness; -1 = none. */
[[nodiscard]] qsizetype witnessedSigner(const QList<Invitation>& people, qsizetype index);
/** The step of a recipient: a witness has the step of the person whose signature they witness. */
[[nodiscard]] int stepOf(const QList<Invitation>& people, qsizetype index);

/** Returns whether a recipient still has to be named by another one. */
[[nodiscard]] bool isUnnamed(const Invitation& invitation);
/** The person who names a recipient with `isNamedByPrevious`: for a witness the signer, else the nearest one
 * above who acts in an earlier step and isn't a witness; -1 = none. */
[[nodiscard]] qsizetype namingRecipient(const QList<Invitation>& people, qsizetype index);
/** The people whom a recipient has to name when finishing. */
[[nodiscard]] QList<qsizetype> peopleToName(const QList<Invitation>& people, qsizetype index);

/** The time at which a recipient with `startAfterDays` is invited; nothing if they aren't waiting for it. */
[[nodiscard]] std::optional<Timestamp> startOf(const Invitation& invitation);

/** Formats a time in UTC, as in `2026-12-03 09:00`. */
[[nodiscard]] QString formatMinute(Timestamp time);

/** Returns errors for faults that prevent completion, and warnings for required tags that may remain
 * empty. */
[[nodiscard]] QList<Finding> checkRouting(const Document& document);

/** Returns whether a document uses a feature that requires a server with `Limits::routing`. */
[[nodiscard]] bool usesRouting(const Document& document);

} // namespace ink::domain
