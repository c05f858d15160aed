#pragma once

#include "app/base/clock.h"
#include "app/domain/document/historyevent.h"
#include "app/domain/document/invitation.h"
#include "app/service/core/retryschedule.h"
#include "app/service/core/stores.h"

#include <array>
#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::service {

// The common parts of jobs that send a message to a person, by mail or SMS.

inline constexpr std::array<std::chrono::seconds, 4> codeRetryDelays{
    std::chrono::seconds(10), std::chrono::seconds(30), std::chrono::minutes(1), std::chrono::minutes(2)};
/** The retries of a one-time code, which expires after ten minutes. */
inline constexpr RetrySchedule codeRetries{codeRetryDelays, std::chrono::minutes(10)};

/** Returns the recipient with this GUID; null if there is none or the GUID is empty. */
[[nodiscard]] const domain::Invitation* recipientOf(const domain::Document& document, const QString& guid);
/** Returns whether it is the recipient's turn and they have not finished. */
[[nodiscard]] bool isOpen(const domain::Invitation& invitation);

/** Ends the job and stores its outcome; std::nullopt if the message was no longer required. */
[[nodiscard]] Result<void> endMessageJob(Stores& stores, const store::Job& job,
                                         const std::optional<store::MailOutcome>& outcome);
/** Adds an entry by the service to the history of the job's document, and the `fault` to the job's recipient,
 * unless the document is being sealed. */
[[nodiscard]] Result<void> addToHistory(Stores& stores, const store::Job& job, domain::HistoryEvent event,
                                        const Message& detail, Timestamp now,
                                        const std::optional<domain::MailFault>& fault = {});

} // namespace ink::service
