#include "ui/models/dateparsing.h"

#include "ui/models/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace ink::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxYearsAhead = 20;

/** Returns the text with the digits 0 to 9, without direction marks, and with single blanks. */
QString simplified(const QString& text)
{
    QString plain;
    for (const char32_t c : text.toUcs4()) {
        if (QChar::category(c) == QChar::Other_Format) continue;
        if (const int digit = QChar::digitValue(c); digit >= 0)
            plain += QString::number(digit);
        else
            plain += QString::fromUcs4(&c, 1);
    }
    return plain.simplified();
}

std::optional<QDate> validDate(int year, int month, int day)
{
    const QDate date(year, month, day);
    return date.isValid() && year > 0 ? std::optional(date) : std::nullopt;
}

std::optional<QDate> parseNumbers(const QString& plain, const QLocale& locale)
{
    static const QRegularExpression form(
        u"^(\\d{1,4})\\s?[./\\-\\s]\\s?(\\d{1,2})\\s?[./\\-\\s]\\s?(\\d{1,4})\\.?$"_s);
    const auto found = form.match(plain);
    if (!found.hasMatch()) return std::nullopt;
    const QString first = found.captured(1);
    const QString last = found.captured(3);
    const int middle = found.captured(2).toInt();
    if (first.size() == 4)
        return last.size() <= 2 ? validDate(first.toInt(), middle, last.toInt()) : std::nullopt;
    if (first.size() > 2 || (last.size() != 2 && last.size() != 4)) return std::nullopt;
    int year = last.toInt();
    if (last.size() == 2) {
        year += 2000;
        if (year > QDate::currentDate().year() + maxYearsAhead) year -= 100;
    }
    const QString order = shortDateFormat(locale);
    int day = first.toInt();
    int month = middle;
    if (!plain.contains(u'.') && order.indexOf(u'M') < order.indexOf(u'd')) std::swap(day, month);
    if (month > 12 && day <= 12) std::swap(day, month);
    return validDate(year, month, day);
}

std::optional<QDate> parseNames(const QString& plain, const QLocale& locale)
{
    static const QRegularExpression fillers(u"[.,]|\\bde\\b"_s);
    const QString bare = QString(plain).replace(fillers, u" "_s).simplified();
    for (const QLocale& language : {locale, QLocale::c()}) {
        for (const QString& text : {plain, bare})
            for (const auto& form : {u"d MMMM yyyy"_s, u"d. MMMM yyyy"_s, u"d MMM yyyy"_s, u"d. MMM yyyy"_s,
                                     u"MMMM d yyyy"_s, u"MMMM d, yyyy"_s, u"MMM d yyyy"_s, u"MMM d, yyyy"_s})
                if (const QDate date = language.toDate(text, form); date.isValid()) return date;
        if (const QDate date = language.toDate(plain, QLocale::LongFormat); date.isValid()) return date;
    }
    return std::nullopt;
}

} // namespace

std::optional<QDate> parseDate(const QString& text, const QLocale& locale)
{
    constexpr qsizetype maxLength = 64;
    const QString plain = simplified(text);
    if (plain.size() > maxLength) return std::nullopt;
    // Quick for names, such as those of a whole sheet: every date has a day.
    if (std::none_of(plain.cbegin(), plain.cend(), [](QChar c) { return c.isDigit(); })) return std::nullopt;
    if (const auto date = parseNumbers(plain, locale)) return date;
    if (const auto date = parseNames(plain, locale)) return date;
    const QDate shown = locale.toDate(text.trimmed(), shortDateFormat(locale)); // with words, as in Bulgarian
    return shown.isValid() ? std::optional(shown) : std::nullopt;
}

} // namespace ink::ui
