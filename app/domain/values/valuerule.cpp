#include "app/domain/values/valuerule.h"

#include "app/domain/text/characters.h"
#include "app/domain/text/numbertext.h"
#include "app/domain/text/trimming_p.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/tagoptions.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace ink::domain {

namespace {

constexpr qsizetype maxValueLength = 10'000;

/** The value of at most fifteen digits: exact, because both parts fit in a double. */
double smallNumber(QStringView text, qsizetype decimals)
{
    static constexpr std::array powers{1.0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    qint64 whole = 0;
    for (const QChar c : text)
        if (c >= QLatin1Char('0')) whole = whole * 10 + (c.unicode() - u'0');
    const double value = static_cast<double>(whole) / powers.at(static_cast<std::size_t>(decimals));
    return text.startsWith(QLatin1Char('-')) ? -value : value;
}

/** Parses two or four digits; -1 if they are something else. */
int digits(const char16_t* text, int count)
{
    int number = 0;
    for (int i = 0; i < count; ++i) {
        if (text[i] < u'0' || text[i] > u'9') return -1;
        number = number * 10 + (text[i] - u'0');
    }
    return number;
}

bool takesNumber(TagType type)
{
    return type == TagType::Number || type == TagType::PrefillableNumber;
}

} // namespace

ValueRule::ValueRule(const Tag& tag, const Today& today)
    : m_type(tag.type), m_maxLength(tag.style.maxLength ? qsizetype{*tag.style.maxLength} : maxValueLength),
      m_options(tag.style.options), m_min(tag.style.min), m_max(tag.style.max),
      m_decimals(tag.style.decimals), m_dateForm(tag.style.dateFormat), m_format(tag.style.format)
{
    if (m_type == TagType::Date) {
        m_date = plainDate(m_dateForm.shown());
        m_isoDate = plainDate(QStringLiteral("yyyy-MM-dd"));
        if (const auto limit = DateLimit::fromText(tag.style.earliest))
            m_earliest = limit->on(today.earliest);
        if (const auto limit = DateLimit::fromText(tag.style.latest)) m_latest = limit->on(today.latest);
    }
    if (isNumber(m_type) && !m_format.isEmpty()) m_numbers = NumberFormat::fromSample(m_format);
    const QString text = effectivePattern(tag);
    m_hasPattern = !text.isEmpty();
    if (!m_hasPattern) return;
    auto parsed = Pattern::parse(text);
    if (auto* pattern = std::get_if<Pattern>(&parsed)) m_pattern = std::move(*pattern);
}

QStringList ValueRule::argumentsOf(Wrong wrong, QStringView text) const
{
    const auto limit = [](double number) { return QLocale::c().toString(number, 'g', 15); };
    switch (wrong) {
    case Wrong::TooLong:
        return {QString::number(m_maxLength)};
    case Wrong::NoDate:
        return {m_dateForm.shown()};
    case Wrong::Ambiguous:
        if (const auto number = NumberText::read(text)) return {number->other, number->plain};
        break;
    case Wrong::Decimals:
        return {QString::number(m_decimals.value_or(0))};
    case Wrong::TooSmall:
        return {limit(m_min.value_or(0))};
    case Wrong::TooLarge:
        return {limit(m_max.value_or(0))};
    case Wrong::TooEarly:
        return {m_dateForm.write(m_earliest)};
    case Wrong::TooLate:
        return {m_dateForm.write(m_latest)};
    case Wrong::Nothing:
    case Wrong::NoNumber:
    case Wrong::NoOption:
    case Wrong::Unchecked:
    case Wrong::Form:
    case Wrong::NoEmail:
    case Wrong::NoPhone:
        break;
    }
    return {};
}

Message ValueRule::fault(QStringView text, const Message& name) const
{
    const Wrong wrong = judge(text);
    const QStringList arguments = argumentsOf(wrong, text);
    const QString first = arguments.value(0);
    switch (wrong) {
    case Wrong::Nothing:
        break;
    case Wrong::TooLong:
        return reasons::fieldValueTooLong(name, first.toLongLong());
    case Wrong::NoDate:
        return reasons::needsDate(name, first);
    case Wrong::NoNumber:
        return reasons::needsNumber(name);
    case Wrong::Ambiguous:
        return reasons::ambiguousNumber(name, first, arguments.value(1));
    case Wrong::Decimals:
        return reasons::tooManyDecimals(name, first);
    case Wrong::TooSmall:
        return reasons::valueTooSmall(name, first);
    case Wrong::TooLarge:
        return reasons::valueTooLarge(name, first);
    case Wrong::NoOption:
        return reasons::needsOption(name);
    case Wrong::Unchecked:
        return reasons::patternNotChecked(name);
    case Wrong::Form:
        return reasons::formNotMet(name);
    case Wrong::NoEmail:
        return reasons::emailNotMet(name);
    case Wrong::NoPhone:
        return reasons::phoneNotMet(name);
    case Wrong::TooEarly:
        return reasons::dateTooEarly(name, first);
    case Wrong::TooLate:
        return reasons::dateTooLate(name, first);
    }
    return {};
}

bool ValueRule::takes(QStringView text) const
{
    return judge(text) == Wrong::Nothing;
}

QString ValueRule::tidied(const QString& text) const
{
    if (takesNumber(m_type)) {
        const QString plain = plainNumber(text).value_or(text);
        if (!m_numbers || takes(plain)) return plain;
        const auto written = m_numbers->read(text);
        return written && takes(*written) ? *written : plain;
    }
    const QString words = withoutBlanks(text).toString();
    const bool helps = words.size() < text.size() && !words.isEmpty() && !takes(text) && takes(words);
    return helps ? words : text;
}

ValueRule::Wrong ValueRule::judge(QStringView text) const
{
    if (text.isEmpty()) return Wrong::Nothing;
    if (text.size() > m_maxLength && lengthOf(text) > m_maxLength) return Wrong::TooLong;
    switch (m_type) {
    case TagType::Date:
        // A date has its own format, so no other is checked.
        return isDate(trimmedView(text)) ? wrongDay(trimmedView(text)) : Wrong::NoDate;
    case TagType::Number:
    case TagType::PrefillableNumber:
        if (const Wrong wrong = wrongNumber(trimmedView(text)); wrong != Wrong::Nothing) return wrong;
        break;
    case TagType::Dropdown:
        if (!m_options.isEmpty() && std::none_of(m_options.begin(), m_options.end(),
                                                 [text](const QString& option) { return option == text; }))
            return Wrong::NoOption;
        break;
    default:
        break;
    }
    if (!m_hasPattern) return Wrong::Nothing;
    if (!m_pattern || lengthOf(text) > maxValueLength) return Wrong::Unchecked;
    switch (m_pattern->match(text)) {
    case Pattern::Verdict::Matches:
        return Wrong::Nothing;
    case Pattern::Verdict::TooHard:
        return Wrong::Unchecked;
    case Pattern::Verdict::Differs:
        break;
    }
    return wrongForm();
}

/** Returns the specific fault for an invalid email address or phone number, else the general fault of a
 * pattern. */
ValueRule::Wrong ValueRule::wrongForm() const
{
    if (m_format == QLatin1StringView("email")) return Wrong::NoEmail;
    return m_format == QLatin1StringView("phone") ? Wrong::NoPhone : Wrong::Form;
}

ValueRule::Wrong ValueRule::wrongDay(QStringView text) const
{
    if (!m_earliest.isValid() && !m_latest.isValid()) return Wrong::Nothing;
    const auto day = m_dateForm.read(text);
    if (!day) return Wrong::NoDate;
    if (m_earliest.isValid() && *day < m_earliest) return Wrong::TooEarly;
    return m_latest.isValid() && *day > m_latest ? Wrong::TooLate : Wrong::Nothing;
}

ValueRule::Wrong ValueRule::wrongNumber(QStringView text) const
{
    if (isPlainNumber(text) && text.size() <= NumberText::maxLength) return wrongPlainNumber(text);
    const auto number = NumberText::read(text);
    if (!number) return Wrong::NoNumber;
    return number->isAmbiguous() ? Wrong::Ambiguous : wrongPlainNumber(number->plain);
}

ValueRule::Wrong ValueRule::wrongPlainNumber(QStringView text) const
{
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const qsizetype decimals = point < 0 ? 0 : text.size() - point - 1;
    if (m_decimals && decimals > *m_decimals) return Wrong::Decimals;
    if (!m_min && !m_max) return Wrong::Nothing;
    bool ok = true;
    const double value =
        decimals <= 15 && text.size() <= 16 ? smallNumber(text, decimals) : QLocale::c().toDouble(text, &ok);
    if (!ok || !std::isfinite(value)) return Wrong::NoNumber;
    if (m_min && value < *m_min) return Wrong::TooSmall;
    if (m_max && value > *m_max) return Wrong::TooLarge;
    return Wrong::Nothing;
}

ValueRule::PlainDate ValueRule::plainDate(const QString& format)
{
    PlainDate made;
    for (qsizetype i = 0; i < format.size();) {
        const auto at = [&](const char* token, qsizetype size, qsizetype& place) {
            if (place >= 0 || !QStringView(format).mid(i).startsWith(QLatin1StringView(token))) return false;
            place = i;
            i += size;
            return true;
        };
        if (at("yyyy", 4, made.year) || at("MM", 2, made.month) || at("dd", 2, made.day)) continue;
        if (format.at(i).isLetter() || format.at(i) == QLatin1Char('\'')) return {};
        ++i;
    }
    if (made.year < 0 || made.month < 0 || made.day < 0) return {};
    made.signs = format;
    return made;
}

bool ValueRule::PlainDate::matches(QStringView text) const
{
    if (year < 0 || text.size() != signs.size()) return false;
    const char16_t* given = text.utf16();
    const QChar* wanted = signs.constData();
    for (qsizetype i = 0; i < text.size(); ++i)
        if (!wanted[i].isLetter() && wanted[i] != given[i]) return false;
    const int y = digits(given + year, 4);
    return y > 0 && QDate::isValid(y, digits(given + month, 2), digits(given + day, 2));
}

/** Avoids the general parser where possible. */
bool ValueRule::isDate(QStringView text) const
{
    return m_date.matches(text) || m_isoDate.matches(text) || m_dateForm.read(text).has_value();
}

} // namespace ink::domain
