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
    bool isFinished = false; ///< everybody who must act has finished
};
/** Releases recipients who are no longer required and opens the next turns. Call after somebody has finished
 * or declined, and when a delay has ended. */
Progress advance(Document& document, Timestamp now);
/** Returns true if a document continues after this recipient has declined: enough others of the group are
 * left, or the account continues without them (`onReject`) and somebody is left. False if nobody else could
 * name the next recipient. */
[[nodiscard]] bool continuesAfterDecline(const Document& document, qsizetype index, bool skipsDecliners);

} // namespace ink::domain
