#include "app/domain/text/startofday.h"

#include <QDateTime>
#include <QTimeZone>

namespace ink::domain {

Timestamp startOfDay(QDate day, const QTimeZone& zone)
{
    return Timestamp(std::chrono::milliseconds(day.startOfDay(zone).toMSecsSinceEpoch()));
}

} // namespace ink::domain
