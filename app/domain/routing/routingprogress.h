#pragma once

#include "app/base/clock.h"

#include <QList>

// The progress of a document: the effect of one person's action on the others (contract §3).
namespace ink::domain {

struct Document;

/** Cancels the parts that are no longer required: other members of a group in which enough have acted, and
 * witnesses of people who won't sign. Returns the released recipients. */
QList<qsizetype> releaseUnneeded(Document& document);

/** The outcome of an action. */
struct Progress
{
    QList<qsizetype> released;
    bool isFinished = false; ///< all recipients who must act have finished
};
/** Releases recipients who are no longer required and opens the next turns. Call after a recipient has
 * finished or declined, and when a delay has ended. */
Progress advance(Document& document, Timestamp now);
/** Returns whether a document continues after this recipient has declined: enough other members of the group
 * are left, or the account continues without them (`onReject`); and it is another recipient's turn, or all
 * others have finished. False if this recipient has to name another one (except a witness). */
[[nodiscard]] bool continuesAfterDecline(const Document& document, qsizetype index, bool skipsDecliners);

} // namespace ink::domain
