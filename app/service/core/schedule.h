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
inline constexpr std::chrono::milliseconds sealingCheckDelay = std::chrono::minutes(1);

/** Returns whether the service sends this draft automatically at a scheduled time. */
[[nodiscard]] bool isScheduled(const domain::Document& document);

/** Returns the delay after `attempts` failures, which doubles from one second to ten minutes. */
[[nodiscard]] std::chrono::milliseconds retryDelay(int attempts);

/** The recipients to notify at a given time, as 0-based indexes. */
struct DueNotices
{
    QList<qsizetype> reminders;
    QList<qsizetype> warnings;
    [[nodiscard]] bool isEmpty() const { return reminders.isEmpty() && warnings.isEmpty(); }
};
/**
 * Returns the recipients to notify at `now`. A reminder is due `remindEveryDays` after the invitation or the
 * last reminder, including manual ones, until `maxReminders` have been sent (`requestedReminderCount` counts
 * both kinds). The warning is due once, `expiryWarningDays` before the deadline. Recipients invited later
 * than that are not warned, because the invitation states the deadline.
 */
[[nodiscard]] DueNotices dueNoticesAt(const domain::Document& document,
                                      const domain::NotificationSetting& choices, Timestamp now);
/** Returns the time of the next step other than the deadline; nullopt = none. Without `mail`, steps that are
 * already due are treated as missed, and the next one is returned. */
[[nodiscard]] std::optional<Timestamp> nextStepTime(const domain::Document& document,
                                                    const domain::NotificationSetting& choices, Timestamp now,
                                                    bool mail);

} // namespace ink::service::schedule
