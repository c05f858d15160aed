#pragma once

#include "app/base/clock.h"

#include <QDate>

class QTimeZone;

namespace ink::domain {

/** Returns the start of a day in a time zone; later than midnight if a clock change skips midnight. */
[[nodiscard]] Timestamp startOfDay(QDate day, const QTimeZone& zone);

} // namespace ink::domain
