#include "ui/models/eventwords.h"

#include <QCoreApplication>

namespace ink::ui {

using domain::EventType;

QString eventTypeText(EventType type)
{
    switch (type) {
    case EventType::Sent:
        return QCoreApplication::translate("ink::ui::Events", "Sent");
    case EventType::Opened:
        return QCoreApplication::translate("ink::ui::Events", "Opened");
    case EventType::Signed:
        return QCoreApplication::translate("ink::ui::Events", "Signed");
    case EventType::Declined:
        return QCoreApplication::translate("ink::ui::Events", "Declined");
    case EventType::Undelivered:
        return QCoreApplication::translate("ink::ui::Events", "Undelivered");
    case EventType::Expired:
        return QCoreApplication::translate("ink::ui::Events", "Expired");
    case EventType::Corrected:
        return QCoreApplication::translate("ink::ui::Events", "Corrected");
    case EventType::Completed:
        return QCoreApplication::translate("ink::ui::Events", "Completed");
    case EventType::Test:
        return QCoreApplication::translate("ink::ui::Events", "Test");
    }
    Q_UNREACHABLE();
}

QString eventTypeText(const QString& name)
{
    const auto type = domain::eventTypeFromName(name);
    return type ? eventTypeText(*type) : name;
}

QString eventTypesText(const QList<EventType>& types)
{
    if (types.size() == domain::subscribableEvents().size())
        return QCoreApplication::translate("ink::ui::Events", "All events");
    QStringList words;
    for (const EventType type : types)
        words.append(eventTypeText(type));
    return words.join(QCoreApplication::translate("ink::ui::Events", ", ", "between names of events"));
}

} // namespace ink::ui
