#pragma once

#include "app/base/clock.h"

#include <QList>

// The course of a running document: what a step of one person means for the others (contract §3).
namespace ink::domain {

struct Document;

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

} // namespace ink::domain
