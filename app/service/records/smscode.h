#pragma once

#include "app/base/clock.h"
#include "app/domain/document/invitation.h"
#include "app/store/accounts/gatestore.h"
#include "app/store/jobs/outbox.h"

#include <QString>

#include <optional>

namespace ink::service {

// One-time codes by SMS that protect an invitation.

/** The notice name under which MailStore keeps the state of SMS codes. */
[[nodiscard]] QString smsNotice();

/** The key of the last SMS code in a GateStore, separate from the mail code: a person with access to the
 * mail only must not be able to enter the mail code instead. */
[[nodiscard]] QString smsGate(const QString& invitationGuid);
// Number(maxSmsPerDay, codes): Codes by SMS for each number and day
// Index(maxSmsPerDay): Code by SMS: how many a number gets
/** Maximum number of codes per phone number and day, over all documents: each costs money. */
inline constexpr int maxSmsPerDay = 20;

/**
 * Creates a code and queues the job that sends it. RateLimit within a minute of the previous one, and
 * beyond `maxSmsPerDay`; Validation without a valid number.
 */
[[nodiscard]] Result<void> queueSmsCode(store::GateStore& gate, store::Outbox& outbox,
                                        store::Transaction& transaction, domain::DocumentId document,
                                        const domain::Invitation& invitation, Timestamp now);

} // namespace ink::service
