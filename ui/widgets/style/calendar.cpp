#include "ui/widgets/style/calendar.h"

#include "ui/widgets/style/tokens.h"

#include <QCalendarWidget>
#include <QStyle>
#include <QTextCharFormat>
#include <QToolButton>

namespace ink::ui {

void polishCalendar(QCalendarWidget& calendar)
{
    const Tokens& t = tokens(calendar.palette());
    calendar.setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    QTextCharFormat names;
    names.setForeground(t.quietInk);
    names.setBackground(t.surface);
    calendar.setHeaderTextFormat(names);
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day) // otherwise weekends are red
        calendar.setWeekdayTextFormat(static_cast<Qt::DayOfWeek>(day), QTextCharFormat());
    if (auto* bar = calendar.findChild<QWidget*>(QStringLiteral("qt_calendar_navigationbar"))) {
        bar->setBackgroundRole(QPalette::Base);
        QPalette colours = bar->palette();
        colours.setColor(QPalette::HighlightedText, t.ink); // Qt writes month and year in it
        bar->setPalette(colours);
    }
    const QStyle& style = *calendar.style();
    const bool isMirrored = calendar.isRightToLeft();
    for (const auto& [name, arrow] :
         {std::pair("qt_calendar_prevmonth", isMirrored ? QStyle::SP_ArrowRight : QStyle::SP_ArrowLeft),
          std::pair("qt_calendar_nextmonth", isMirrored ? QStyle::SP_ArrowLeft : QStyle::SP_ArrowRight)})
        if (auto* button = calendar.findChild<QToolButton*>(QLatin1StringView(name)))
            button->setIcon(style.standardIcon(arrow, nullptr, &calendar));
}

} // namespace ink::ui
