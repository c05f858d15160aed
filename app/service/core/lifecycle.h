#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/values/validation.h"

namespace ink::domain {
struct Document;
}

namespace ink::service::lifecycle {

// Transitions of a whole document (contract §3, Transitions). They only modify the value passed to them;
// the caller stores it.

/** The channels for one-time codes. */
struct CodeChannels
{
    bool hasMail = false;
    bool hasSms = false;
};

/** Returns whether all recipients have finished and the sealed files are being created. Such a document can't
 * be cancelled, changed or expire. */
[[nodiscard]] bool isSealing(const domain::Document& document);
/** Returns the time when a document in progress expires; nullopt for other documents. */
[[nodiscard]] std::optional<Timestamp> deadlineOf(const domain::Document& document);

/**
 * Changes a draft to InProgress (51 → 52) and opens the first turns. State error if the document can't be
 * sent, Validation error if something is missing. Rejects one-time codes without a channel for them, and
 * access codes with fewer than `minAccessCode` characters.
 */
[[nodiscard]] Result<void> send(domain::Document& document, Timestamp now, CodeChannels channels = {},
                                int minAccessCode = domain::minAccessCodeLength);
/** Fails with a Validation error naming each field if a recipient requires a code that can't be checked; see
 * `send`. */
[[nodiscard]] Result<void> checkAuthentications(const domain::Document& document, CodeChannels channels,
                                                int minAccessCode);
/** Sets the account's date format on date tags without their own. */
void applyDateFormat(domain::Document& document, const QString& dateFormat);
/** Returns the sender's reason for cancelling; empty if no reason was given or the document was not
 * cancelled. */
[[nodiscard]] QString cancelReason(const domain::Document& document);
/** Changes InProgress to Cancelled (52 → 56) and cancels all open invitations. State error if the document
 * can't be cancelled. */
[[nodiscard]] Result<void> cancel(domain::Document& document);
/** Changes InProgress to ReachDeadline (52 → 55). The caller must have checked that the deadline has
 * passed. */
[[nodiscard]] Result<void> expire(domain::Document& document);
/** Changes InProgress to Rejected (52 → 54) after a recipient has declined. */
[[nodiscard]] Result<void> reject(domain::Document& document);

} // namespace ink::service::lifecycle
