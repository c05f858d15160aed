#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/domain/values/validation.h"

#include <QDate>

namespace ink::service::lifecycle {

// Transitions of a whole document (contract §3, Transitions): pure changes of a value, written by the
// caller.

/** The cost of a sent document (contract §6). */
inline constexpr qint64 feeCents = 50;

/** The channels for one-time codes. */
struct CodeChannels
{
    bool mail = false;
    bool sms = false;
};

/** Everybody has finished and the sealed files are being made: too late to cancel, expire or change anything.
 */
[[nodiscard]] bool isSealing(const domain::Document& document);
/** The time when an in-progress document expires; nothing for other documents. */
[[nodiscard]] std::optional<Timestamp> deadlineOf(const domain::Document& document);

/**
 * 51 → 52 with the first turns opened. State when it may not be sent, Validation when something is missing. A
 * one-time code is refused unless there is a way for it, an access code when it has fewer than
 * `minAccessCode` characters.
 */
[[nodiscard]] Result<void> send(domain::Document& document, Timestamp now, CodeChannels channels = {},
                                int minAccessCode = domain::minAccessCodeLength);
/** Validation, with each place, when a recipient would need a code that can't be checked; see `send`. */
[[nodiscard]] Result<void> checkAuthentications(const domain::Document& document, CodeChannels channels,
                                                int minAccessCode);
/** The callback address of a document that has none of its own: base + `/` + docID (contract §7). */
[[nodiscard]] QString callbackFor(const QString& postBackBase, domain::DocumentId id);
/** The day of a moment, in UTC. */
[[nodiscard]] QDate dayOf(Timestamp time);
/** Gives the account's way to write dates to the date tags that have none of their own. */
void useDateFormat(domain::Document& document, const QString& dateFormat);
/** The reason why the sender cancelled; empty when no reason was given, or the document was not cancelled. */
[[nodiscard]] QString cancelReason(const domain::Document& document);
/** 52 → 56; everybody's open invitation is cancelled. State when it may not be cancelled. */
[[nodiscard]] Result<void> cancel(domain::Document& document);
/** 52 → 55. The caller knows that the deadline has passed. */
[[nodiscard]] Result<void> expire(domain::Document& document);
/** 52 → 54 after a recipient has declined. */
[[nodiscard]] Result<void> rejectAll(domain::Document& document);

} // namespace ink::service::lifecycle
