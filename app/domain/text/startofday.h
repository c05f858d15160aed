#pragma once

#include "app/base/clock.h"

#include <QDate>

class QTimeZone;

namespace ink::domain {

/** Returns when a day begins in a time zone: not always at midnight, which the clocks may skip. */
[[nodiscard]] Timestamp startOfDay(QDate day, const QTimeZone& zone);

} // namespace ink::domain
