#include "app/domain/text/datetext.h"

#include "app/domain/text/characters.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace ink::domain {

namespace {

constexpr std::array months{"january", "february", "march",     "april",   "may",      "june",
                            "july",    "august",   "september", "october", "november", "december"};
constexpr std::array weekdays{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
constexpr qsizetype abbreviated = 3;

/** Parses a date by a format, from left to right. */
class DateReader final
{
public:
    DateReader(QStringView form, QStringView text) : m_form(form), m_text(text) {}

    std::optional<QDate> run()
    {
        while (!m_form.isEmpty()) {
            const QChar c = m_form.front();
            if (c == QLatin1Char('\'')) {
                if (!quoted()) return std::nullopt;
            } else if (c == QLatin1Char('y') || c == QLatin1Char('M') || c == QLatin1Char('d')) {
                if (!field(c)) return std::nullopt;
            } else if (c.isLetter() || !literal(c)) {
                return std::nullopt;
            } else {
                m_form = m_form.sliced(1);
            }
        }
        const QDate date(m_year, m_month, m_day);
        if (!m_text.isEmpty() || m_year < 1 || !date.isValid()) return std::nullopt;
        return m_weekday == 0 || m_weekday == date.dayOfWeek() ? std::optional(date) : std::nullopt;
    }

private:
    bool literal(QChar c)
    {
        if (m_text.isEmpty() || m_text.front() != c) return false;
        m_text = m_text.sliced(1);
        return true;
    }

    bool quoted()
    {
        const qsizetype end = m_form.indexOf(QLatin1Char('\''), 1);
        if (end < 0) return false;
        const QStringView words = m_form.sliced(1, end - 1);
        m_form = m_form.sliced(end + 1);
        return std::all_of(words.begin(), words.end(), [this](QChar c) { return literal(c); });
    }

    bool field(QChar letter)
    {
        qsizetype count = 0;
        while (count < m_form.size() && m_form.at(count) == letter)
            ++count;
        m_form = m_form.sliced(count);
        if (letter == QLatin1Char('y')) {
            if (count != 2 && count != 4) return false;
            if (!number(count, count, m_year)) return false;
            if (count == 2) m_year += 2000;
            return true;
        }
        int& value = letter == QLatin1Char('M') ? m_month : m_day;
        if (count <= 2) return number(count, 2, value);
        if (count > 4) return false;
        return letter == QLatin1Char('M') ? name(months, count == 3, m_month)
                                          : name(weekdays, count == 3, m_weekday);
    }

    bool number(qsizetype minimum, qsizetype maximum, int& value)
    {
        qsizetype count = 0;
        value = 0;
        while (count < maximum && count < m_text.size() && m_text.at(count).unicode() >= u'0' &&
               m_text.at(count).unicode() <= u'9')
            value = value * 10 + (m_text.at(count++).unicode() - u'0');
        m_text = m_text.sliced(count);
        return count >= minimum;
    }

    template <std::size_t size>
    bool name(const std::array<const char*, size>& names, bool isShort, int& value)
    {
        for (std::size_t i = 0; i < size; ++i) {
            const QLatin1StringView whole(names.at(i));
            const QLatin1StringView wanted = isShort ? whole.first(abbreviated) : whole;
            if (!m_text.startsWith(wanted, Qt::CaseInsensitive)) continue;
            m_text = m_text.sliced(wanted.size());
            value = static_cast<int>(i) + 1;
            return true;
        }
        return false;
    }

    QStringView m_form;
    QStringView m_text;
    int m_year = 0;
    int m_month = 0;
    int m_day = 0;
    int m_weekday = 0;
};

/** Parses a date format of another program, from left to right. */
class FormatReader final
{
public:
    explicit FormatReader(QStringView format) : m_rest(format) {}

    std::optional<QString> run()
    {
        while (!m_rest.isEmpty()) {
            const QChar c = m_rest.front();
            const bool isRead = c == QLatin1Char('\'')  ? words(QLatin1Char('\''))
                                : c == QLatin1Char('[') ? words(QLatin1Char(']'))
                                : c == QLatin1Char('%') ? conversion()
                                : c.isLetter()          ? letters(c)
                                                        : sign(c);
            if (!isRead) return std::nullopt;
        }
        return m_hasDay && m_hasMonth && m_hasYear ? std::optional(m_form) : std::nullopt;
    }

private:
    bool sign(QChar c)
    {
        m_form += c;
        m_rest = m_rest.sliced(1);
        return c.isSpace() || c.isPunct() || c.isSymbol();
    }

    bool words(QChar end)
    {
        const qsizetype close = m_rest.indexOf(end, 1);
        if (close < 0) return false;
        const QStringView quoted = m_rest.sliced(1, close - 1);
        m_rest = m_rest.sliced(close + 1);
        quote(quoted);
        return !quoted.contains(QLatin1Char('\''));
    }

    void quote(QStringView words)
    {
        m_form += QLatin1Char('\'');
        m_form += words;
        m_form += QLatin1Char('\'');
    }

    /** Parses a conversion of `strftime`. */
    bool conversion()
    {
        m_rest = m_rest.sliced(1);
        const bool isPlain = m_rest.startsWith(QLatin1Char('-')); // without a leading zero
        if (isPlain) m_rest = m_rest.sliced(1);
        if (m_rest.isEmpty()) return false;
        const char letter = m_rest.front().toLatin1();
        m_rest = m_rest.sliced(1);
        switch (letter) {
        case 'd':
            return field('d', isPlain ? 1 : 2);
        case 'e':
            return field('d', 1);
        case 'm':
            return field('M', isPlain ? 1 : 2);
        case 'b':
        case 'h':
            return field('M', 3);
        case 'B':
            return field('M', 4);
        case 'a':
            return field('d', 3);
        case 'A':
            return field('d', 4);
        case 'y':
            return field('y', 2);
        case 'Y':
            return field('y', 4);
        default:
            return false;
        }
    }

    bool letters(QChar c)
    {
        qsizetype count = 0;
        const bool isAscii = c.unicode() < 0x80;
        while (count < m_rest.size() && m_rest.at(count).isLetter() &&
               (isAscii ? m_rest.at(count).toLower() == c.toLower() : m_rest.at(count).unicode() >= 0x80))
            ++count;
        const QStringView run = m_rest.first(count);
        m_rest = m_rest.sliced(count);
        if (!isAscii) { // a literal, as in yyyy年M月d日
            quote(run);
            return true;
        }
        switch (c.toLower().toLatin1()) {
        case 'd':
            return (count <= 2 || c.isLower()) && field('d', count); // elsewhere, DDD is the day of the year
        case 'm':
            return field('M', count);
        case 'y':
            return field('y', count == 1 ? 4 : count);
        default:
            return false; // other fields, such as hours
        }
    }

    bool field(char letter, qsizetype count)
    {
        if (letter == 'y' ? count != 2 && count != 4 : count > 4) return false;
        m_form += QString(count, QLatin1Char(letter));
        m_hasDay = m_hasDay || (letter == 'd' && count <= 2);
        m_hasMonth = m_hasMonth || letter == 'M';
        m_hasYear = m_hasYear || letter == 'y';
        return true;
    }

    QStringView m_rest;
    QString m_form;
    bool m_hasDay = false;
    bool m_hasMonth = false;
    bool m_hasYear = false;
};

} // namespace

std::optional<QString> toDateFormat(const QString& format)
{
    constexpr qsizetype maxLength = 64;
    const QString text = format.trimmed();
    if (text.size() > maxLength) return std::nullopt;
    const auto form = FormatReader(text).run();
    return form && form->size() <= maxLength ? form : std::nullopt;
}

DateFormat::DateFormat(const QString& form) : m_form(form.isEmpty() ? QStringLiteral("yyyy-MM-dd") : form) {}

std::optional<QDate> DateFormat::parse(QStringView text) const
{
    const QStringView words = withoutBlanks(text);
    if (const auto date = DateReader(u"yyyy-MM-dd", words).run()) return date;
    return DateReader(m_form, words).run();
}

QString DateFormat::format(QDate day) const
{
    const auto padded = [](int number, int length) {
        return QString::number(number).rightJustified(length, QLatin1Char('0'));
    };
    const auto named = [](const char* name, qsizetype count) {
        QString written = QString::fromLatin1(name).first(1).toUpper() + QString::fromLatin1(name).sliced(1);
        return count == abbreviated ? written.first(abbreviated) : written;
    };
    QString written;
    for (qsizetype at = 0; at < m_form.size();) {
        const QChar letter = m_form.at(at);
        const qsizetype closed = m_form.indexOf(QLatin1Char('\''), at + 1);
        if (letter == QLatin1Char('\'') && closed > 0) {
            written += QStringView(m_form).sliced(at + 1, closed - at - 1);
            at = closed + 1;
            continue;
        }
        qsizetype count = 1;
        while (at + count < m_form.size() && m_form.at(at + count) == letter)
            ++count;
        const bool isYear = letter == QLatin1Char('y') && (count == 2 || count == 4);
        const bool isMonth = letter == QLatin1Char('M') && count <= 4;
        const bool isDay = letter == QLatin1Char('d') && count <= 4;
        if (isYear)
            written += count == 4 ? padded(day.year(), 4) : padded(day.year() % 100, 2);
        else if ((isMonth || isDay) && count <= 2)
            written += padded(isMonth ? day.month() : day.day(), static_cast<int>(count));
        else if (isMonth)
            written += named(months.at(static_cast<std::size_t>(day.month() - 1)), count);
        else if (isDay)
            written += named(weekdays.at(static_cast<std::size_t>(day.dayOfWeek() - 1)), count);
        else
            written += QStringView(m_form).sliced(at, count);
        at += count;
    }
    return written;
}

} // namespace ink::domain
