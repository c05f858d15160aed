#pragma once

#include "app/domain/history/documentevent.h"

#include <QString>

namespace ink::ui {

/** The name of an event, such as "Signed". */
[[nodiscard]] QString eventTypeText(domain::EventType type);
/** The name of an event with this name in the API; the latter itself if it is unknown. */
[[nodiscard]] QString eventTypeText(const QString& name);
/** The names of events in their order, separated by commas; "All events" if they are all. */
[[nodiscard]] QString eventTypesText(const QList<domain::EventType>& types);

} // namespace ink::ui
