#pragma once

#include "app/base/clock.h"
#include "app/domain/account/account.h"

#include <QList>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::service::schedule {

// The scheduled events of a document in progress. Pure; based on the document's and the account's settings.
// Only recipients whose turn it is and who have an address are reminded and warned.

/** The time after which a finished document without a sealing job gets one. */
inline constexpr std::chrono::milliseconds sealingCheck = std::chrono::minutes(1);

/** True if the service sends this draft automatically at a scheduled time. */
[[nodiscard]] bool isScheduled(const domain::Document& document);

/** The pause after `attempts` failures: doubles from one second to ten minutes. */
[[nodiscard]] std::chrono::milliseconds pauseBeforeRetry(int attempts);

/** The recipients (0-based) to notify at this time. */
struct Due
{
    QList<qsizetype> reminders;
    QList<qsizetype> warnings;
    [[nodiscard]] bool isEmpty() const { return reminders.isEmpty() && warnings.isEmpty(); }
};
/**
 * A reminder is due `remindEveryDays` after the invitation or the last reminder, including manual ones,
 * until `maxReminders` have been sent (`remindersAsked` counts both kinds). The warning is due once,
 * `expiryWarningDays` before the deadline; recipients invited later than that are not warned, because
 * the invitation names the deadline.
 */
[[nodiscard]] Due dueAt(const domain::Document& document, const domain::NotificationSetting& choices,
                        Timestamp now);
/** The time of the next step other than the deadline; nothing = none. Without `mail`, steps that are already
 * due are treated as missed and the following one counts. */
[[nodiscard]] std::optional<Timestamp> nextStepTime(const domain::Document& document,
                                                    const domain::NotificationSetting& choices, Timestamp now,
                                                    bool mail);

} // namespace ink::service::schedule
