#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/values/validation.h"

namespace ink::domain {
struct Document;
}

namespace ink::service::lifecycle {

// Transitions of a whole document (contract §3, Transitions): pure changes of a value; the caller stores
// it.

/** The channels for one-time codes. */
struct CodeChannels
{
    bool mail = false;
    bool sms = false;
};

/** True when everybody has finished and the sealed files are being created: too late to cancel, expire
 * or
 * change anything. */
[[nodiscard]] bool isSealing(const domain::Document& document);
/** The time when an in-progress document expires; nothing for other documents. */
[[nodiscard]] std::optional<Timestamp> deadlineOf(const domain::Document& document);

/**
 * 51 → 52 with the first turns opened. State when the document can't be sent, Validation when something
 * is missing. A one-time code is refused without a channel for it, an access code if it has fewer than
 * `minAccessCode` characters.
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
/** 52 → 56; all open invitations are cancelled. State when the document can't be cancelled. */
[[nodiscard]] Result<void> cancel(domain::Document& document);
/** 52 → 55. The caller has checked that the deadline has passed. */
[[nodiscard]] Result<void> expire(domain::Document& document);
/** 52 → 54 after a recipient has declined. */
[[nodiscard]] Result<void> rejectAll(domain::Document& document);

} // namespace ink::service::lifecycle
