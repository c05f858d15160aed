#include "app/domain/text/datelimit.h"

#include "app/domain/text/characters.h"

#include <QDateTime>

namespace ink::domain {

Today Today::anywhere()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return {now.addSecs(-12 * 3600).date(), now.addSecs(14 * 3600).date()};
}

std::optional<DateLimit> DateLimit::fromText(QStringView text)
{
    QStringView words = withoutBlanks(text);
    DateLimit limit;
    if (!words.startsWith(QLatin1StringView("today"))) {
        if (words.size() != 10) return std::nullopt;
        limit.m_day = QDate::fromString(words.toString(), Qt::ISODate);
        return limit.m_day.isValid() ? std::optional(limit) : std::nullopt;
    }
    words = words.mid(5);
    if (words.isEmpty()) return limit;
    const bool isBack = words.startsWith(QLatin1Char('-'));
    if ((!isBack && !words.startsWith(QLatin1Char('+'))) || words.size() < 3 || words.size() > 7)
        return std::nullopt;
    limit.m_unit = words.back();
    if (!QStringLiteral("dwmy").contains(limit.m_unit)) return std::nullopt;
    for (const QChar c : words.mid(1).chopped(1)) {
        if (c < QLatin1Char('0') || c > QLatin1Char('9')) return std::nullopt;
        limit.m_count = limit.m_count * 10 + (c.unicode() - u'0');
    }
    if (isBack) limit.m_count = -limit.m_count;
    return limit;
}

QDate DateLimit::resolve(QDate today) const
{
    if (!isRelative()) return m_day;
    switch (m_unit.unicode()) {
    case u'w':
        return today.addDays(qint64{7} * m_count);
    case u'm':
        return today.addMonths(m_count);
    case u'y':
        return today.addYears(m_count);
    default:
        return today.addDays(m_count);
    }
}

} // namespace ink::domain
