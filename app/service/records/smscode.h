#pragma once

#include "app/base/clock.h"
#include "app/domain/document/invitation.h"
#include "app/store/accounts/accesscodestore.h"
#include "app/store/jobs/outbox.h"

#include <QString>

#include <optional>

namespace ink::service {

// One-time codes by SMS that protect an invitation.

/** Returns the notice name under which MailStore stores the state of SMS codes. */
[[nodiscard]] QString smsNoticeName();

/** Returns the key of the last SMS code in an AccessCodeStore. It differs from the key of the mail code,
 * because a person who can only read the mail must not be able to enter the mail code instead. */
[[nodiscard]] QString smsCodeKey(const QString& invitationGuid);
// Number(maxSmsPerDay, codes): Codes by SMS for each number and day
// Index(maxSmsPerDay): Code by SMS: how many a number gets
/** Maximum number of codes per phone number and day, over all documents, because each code costs money. */
inline constexpr int maxSmsPerDay = 20;

/**
 * Creates a code and queues the job that sends it. RateLimit within a minute of the previous code and beyond
 * `maxSmsPerDay`; Validation error without a valid number.
 */
[[nodiscard]] Result<void> queueSmsCode(store::AccessCodeStore& gate, store::Outbox& outbox,
                                        store::Transaction& transaction, domain::DocumentId document,
                                        const domain::Invitation& invitation, Timestamp now);

} // namespace ink::service
