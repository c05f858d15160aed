#pragma once

class QCalendarWidget;

namespace ink::ui {

/** Private to ui/widgets: gives a calendar the colours of the theme instead of Qt's own. */
void polishCalendar(QCalendarWidget& calendar);

} // namespace ink::ui
