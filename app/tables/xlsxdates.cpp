#include "app/tables/xlsxdates.h"

#include <QDate>
#include <QTime>

#include <cmath>

namespace ink::tables {

namespace {

struct DateParts
{
    bool date = false;
    bool time = false;
    bool elapsed = false; ///< [h]: hours may exceed 24
};

/** The parts of a date that a number format's code shows, without quoted text, escapes, colours and
 * conditions. */
DateParts partsOf(const QString& format)
{
    DateParts parts;
    bool month = false;
    for (qsizetype i = 0; i < format.size(); ++i) {
        const char16_t c = format.at(i).toLower().unicode();
        if (c == u'"') {
            i = format.indexOf(QLatin1Char('"'), i + 1);
            if (i < 0) break;
        } else if (c == u'\\' || c == u'_' || c == u'*') {
            ++i;
        } else if (c == u'[') {
            const qsizetype end = format.indexOf(QLatin1Char(']'), i);
            if (end < 0) break;
            const QString inside = format.mid(i + 1, end - i - 1).toLower();
            if (!inside.isEmpty() && (inside.count(QLatin1Char('h')) == inside.size() ||
                                      inside.count(QLatin1Char('m')) == inside.size() ||
                                      inside.count(QLatin1Char('s')) == inside.size()))
                parts.time = parts.elapsed = true;
            i = end;
        } else if (c == u';') {
            break; // the first section is for positive numbers
        } else if (c == u'y' || c == u'd') {
            parts.date = true;
        } else if (c == u'm') {
            month = true;
        } else if (c == u'h' || c == u's') {
            parts.time = true;
        }
    }
    if (month && !parts.time) parts.date = true;
    return parts;
}

} // namespace

QString dateText(double serial, const QString& format, bool since1904)
{
    const DateParts parts = partsOf(format);
    if ((!parts.date && !parts.time) || !std::isfinite(serial) || serial < 0 || serial > 2'958'466) return {};
    const auto day = static_cast<qint64>(std::floor(serial));
    auto seconds = static_cast<qint64>(std::llround((serial - static_cast<double>(day)) * 86400));
    const auto two = [](qint64 n) { return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0')); };
    if (!parts.date) {
        if (parts.elapsed) seconds += day * 86400;
        seconds = parts.elapsed ? seconds : seconds % 86400;
        return two(seconds / 3600) + QLatin1Char(':') + two(seconds / 60 % 60) + QLatin1Char(':') +
               two(seconds % 60);
    }
    const qint64 whole = day + seconds / 86400;
    seconds %= 86400;
    QString text;
    if (!since1904 && whole == 60)
        text = QStringLiteral("1900-02-29"); // a leap day that exists only in spreadsheets
    else if (since1904)
        text = QDate(1904, 1, 1).addDays(whole).toString(Qt::ISODate);
    else
        text = QDate(1899, 12, whole < 60 ? 31 : 30).addDays(whole).toString(Qt::ISODate);
    if (parts.time)
        text += QLatin1Char(' ') + QTime::fromMSecsSinceStartOfDay(static_cast<int>(seconds * 1000))
                                       .toString(QStringLiteral("HH:mm:ss"));
    return text;
}

} // namespace ink::tables
