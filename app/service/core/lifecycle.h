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
    bool mail = false;
    bool sms = false;
};

/** True if all recipients have finished and the sealed files are being created. The document can't be
 * cancelled, expire or be changed then. */
[[nodiscard]] bool isSealing(const domain::Document& document);
/** The time when an in-progress document expires; nothing for other documents. */
[[nodiscard]] std::optional<Timestamp> deadlineOf(const domain::Document& document);

/**
 * Changes a draft to InProgress (51 → 52) and opens the first turns. State when the document can't be
 * sent, Validation when something is missing. A one-time code is refused without a channel for it, an
 * access code if it has fewer than `minAccessCode` characters.
 */
[[nodiscard]] Result<void> send(domain::Document& document, Timestamp now, CodeChannels channels = {},
                                int minAccessCode = domain::minAccessCodeLength);
/** Validation, naming each field, when a recipient would need a code that can't be checked; see `send`. */
[[nodiscard]] Result<void> checkAuthentications(const domain::Document& document, CodeChannels channels,
                                                int minAccessCode);
/** Sets the account's date format on date tags without their own. */
void applyDateFormat(domain::Document& document, const QString& dateFormat);
/** The reason why the sender cancelled; empty when no reason was given, or the document was not cancelled. */
[[nodiscard]] QString cancelReason(const domain::Document& document);
/** Changes InProgress to Cancelled (52 → 56) and cancels all open invitations. State when the document
 * can't be cancelled. */
[[nodiscard]] Result<void> cancel(domain::Document& document);
/** Changes InProgress to ReachDeadline (52 → 55). The caller must have checked that the deadline has
 * passed. */
[[nodiscard]] Result<void> expire(domain::Document& document);
/** Changes InProgress to Rejected (52 → 54) after a recipient has declined. */
[[nodiscard]] Result<void> rejectAll(domain::Document& document);

} // namespace ink::service::lifecycle
