#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/store/accounts/gatestore.h"
#include "app/store/jobs/outbox.h"

#include <QString>

#include <optional>

namespace ink::service {

// One-time codes by SMS that stand before an invitation.

/** The notice by which MailStore keeps what became of them. */
[[nodiscard]] QString smsNotice();

/** Names the last code sent by SMS in a GateStore, apart from the one by mail: whoever reads the mail must
 * not be able to enter that code in its place. */
[[nodiscard]] QString smsGate(const QString& invitationGuid);
/** Maximum sent to one number within a day, over all documents: each costs money. */
inline constexpr int maxSmsPerDay = 20;

/**
 * Makes a code and queues the job that sends it. RateLimit within a minute of the one before, and beyond
 * `maxSmsPerDay`; Validation without a valid number.
 */
[[nodiscard]] Result<void> queueSmsCode(store::GateStore& gate, store::Outbox& outbox,
                                        store::Transaction& transaction, domain::DocumentId document,
                                        const domain::Invitation& invitation, Timestamp now);

} // namespace ink::service
