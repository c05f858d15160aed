#include "app/pdf/verify/pdftime.h"

namespace ink::pdf {

std::optional<Timestamp> parsePdfDate(QString text)
{
    if (text.startsWith(QLatin1String("D:"))) text.remove(0, 2);
    int parts[6] = {0, 1, 1, 0, 0, 0};
    qsizetype at = 0;
    for (int i = 0; i < 6 && at < text.size() && text.at(at).isDigit(); ++i) {
        const int length = i == 0 ? 4 : 2;
        bool ok = false;
        parts[i] = text.mid(at, length).toInt(&ok);
        if (!ok) return std::nullopt;
        at += length;
        if (i == 0 && at > text.size()) return std::nullopt;
    }
    if (at < 4) return std::nullopt;
    using namespace std::chrono;
    const auto date =
        year{parts[0]} / month{static_cast<unsigned>(parts[1])} / day{static_cast<unsigned>(parts[2])};
    if (!date.ok()) return std::nullopt;
    Timestamp time = sys_days(date) + hours(parts[3]) + minutes(parts[4]) + seconds(parts[5]);
    const QString zone = text.mid(at);
    if (zone.startsWith(QLatin1Char('+')) || zone.startsWith(QLatin1Char('-'))) {
        const auto away = hours(zone.mid(1, 2).toInt()) + minutes(zone.mid(4, 2).toInt());
        time -= zone.startsWith(QLatin1Char('+')) ? away : -away;
    }
    return time;
}

} // namespace ink::pdf
