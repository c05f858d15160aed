#pragma once

#include "app/workflow/today/todayitem.h"

#include <QString>

namespace ink::ui {

/** The heading of a kind of items. */
[[nodiscard]] QString todayHeading(workflow::TodayItem::Kind kind);
/** The person whom an item is about, or the sender of a document for the user; may be empty. */
[[nodiscard]] QString todayPerson(const workflow::TodayItem& item);
/** The state of an item, e.g. "Waiting for 9 days". */
[[nodiscard]] QString todayFact(const workflow::TodayItem& item, Timestamp now);
/** The label of an item's action, e.g. "Remind". */
[[nodiscard]] QString todayAction(const workflow::TodayItem& item);
/** Returns whether the action on an account error is to query the account again, because its service can't be
 * reached; otherwise, the account has to be opened. */
[[nodiscard]] bool canRetry(const workflow::TodayItem& item);

} // namespace ink::ui
