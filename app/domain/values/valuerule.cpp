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

/** Converts a plain number of at most 16 characters to a double without the general parser. */
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

bool acceptsNumber(TagType type)
{
    return type == TagType::Number || type == TagType::PrefillableNumber;
}

} // namespace

ValueRule::ValueRule(const Tag& tag, const Today& today)
    : m_type(tag.type), m_maxLength(tag.style.maxLength ? qsizetype{*tag.style.maxLength} : maxValueLength),
      m_options(tag.style.options), m_min(tag.style.min), m_max(tag.style.max),
      m_decimals(tag.style.decimals), m_dateFormat(tag.style.dateFormat), m_format(tag.style.format)
{
    if (m_type == TagType::Date) {
        m_date = plainDate(m_dateFormat.displayFormat());
        m_isoDate = plainDate(QStringLiteral("yyyy-MM-dd"));
        if (const auto limit = DateLimit::fromText(tag.style.earliest))
            m_earliest = limit->resolve(today.earliest);
        if (const auto limit = DateLimit::fromText(tag.style.latest)) m_latest = limit->resolve(today.latest);
    }
    if (isNumber(m_type) && !m_format.isEmpty()) m_numbers = NumberFormat::fromSample(m_format);
    const QString text = effectivePattern(tag);
    m_hasPattern = !text.isEmpty();
    if (!m_hasPattern) return;
    auto parsed = Pattern::parse(text);
    if (auto* pattern = std::get_if<Pattern>(&parsed)) m_pattern = std::move(*pattern);
}

QStringList ValueRule::argumentsOf(Rejection rejection, QStringView text) const
{
    const auto limit = [](double number) { return QLocale::c().toString(number, 'g', 15); };
    switch (rejection) {
    case Rejection::TooLong:
        return {QString::number(m_maxLength)};
    case Rejection::NoDate:
        return {m_dateFormat.displayFormat()};
    case Rejection::Ambiguous:
        if (const auto number = NumberText::parse(text)) return {number->alternative, number->plain};
        break;
    case Rejection::Decimals:
        return {QString::number(m_decimals.value_or(0))};
    case Rejection::TooSmall:
        return {limit(m_min.value_or(0))};
    case Rejection::TooLarge:
        return {limit(m_max.value_or(0))};
    case Rejection::TooEarly:
        return {m_dateFormat.format(m_earliest)};
    case Rejection::TooLate:
        return {m_dateFormat.format(m_latest)};
    case Rejection::None:
    case Rejection::NoNumber:
    case Rejection::NoOption:
    case Rejection::Unchecked:
    case Rejection::Format:
    case Rejection::NoEmail:
    case Rejection::NoPhone:
        break;
    }
    return {};
}

Message ValueRule::fault(QStringView text, const Message& name) const
{
    const Rejection rejection = check(text);
    const QStringList arguments = argumentsOf(rejection, text);
    const QString first = arguments.value(0);
    switch (rejection) {
    case Rejection::None:
        break;
    case Rejection::TooLong:
        return reasons::fieldValueTooLong(name, first.toLongLong());
    case Rejection::NoDate:
        return reasons::needsDate(name, first);
    case Rejection::NoNumber:
        return reasons::needsNumber(name);
    case Rejection::Ambiguous:
        return reasons::ambiguousNumber(name, first, arguments.value(1));
    case Rejection::Decimals:
        return reasons::tooManyDecimals(name, first);
    case Rejection::TooSmall:
        return reasons::valueTooSmall(name, first);
    case Rejection::TooLarge:
        return reasons::valueTooLarge(name, first);
    case Rejection::NoOption:
        return reasons::needsOption(name);
    case Rejection::Unchecked:
        return reasons::patternNotChecked(name);
    case Rejection::Format:
        return reasons::formNotMet(name);
    case Rejection::NoEmail:
        return reasons::emailNotMet(name);
    case Rejection::NoPhone:
        return reasons::phoneNotMet(name);
    case Rejection::TooEarly:
        return reasons::dateTooEarly(name, first);
    case Rejection::TooLate:
        return reasons::dateTooLate(name, first);
    }
    return {};
}

bool ValueRule::accepts(QStringView text) const
{
    return check(text) == Rejection::None;
}

QString ValueRule::normalized(const QString& text) const
{
    if (acceptsNumber(m_type)) {
        const QString plain = plainNumber(text).value_or(text);
        if (!m_numbers || accepts(plain)) return plain;
        const auto written = m_numbers->parse(text);
        return written && accepts(*written) ? *written : plain;
    }
    const QString words = withoutBlanks(text).toString();
    const bool helps = words.size() < text.size() && !words.isEmpty() && !accepts(text) && accepts(words);
    return helps ? words : text;
}

ValueRule::Rejection ValueRule::check(QStringView text) const
{
    if (text.isEmpty()) return Rejection::None;
    if (text.size() > m_maxLength && lengthOf(text) > m_maxLength) return Rejection::TooLong;
    switch (m_type) {
    case TagType::Date:
        // A date has its own format, so no pattern is checked.
        return isDate(trimmedView(text)) ? checkDay(trimmedView(text)) : Rejection::NoDate;
    case TagType::Number:
    case TagType::PrefillableNumber:
        if (const Rejection rejection = checkNumber(trimmedView(text)); rejection != Rejection::None)
            return rejection;
        break;
    case TagType::Dropdown:
        if (!m_options.isEmpty() && std::none_of(m_options.begin(), m_options.end(),
                                                 [text](const QString& option) { return option == text; }))
            return Rejection::NoOption;
        break;
    default:
        break;
    }
    if (!m_hasPattern) return Rejection::None;
    if (!m_pattern || lengthOf(text) > maxValueLength) return Rejection::Unchecked;
    switch (m_pattern->match(text)) {
    case Pattern::Verdict::Matches:
        return Rejection::None;
    case Pattern::Verdict::TooComplex:
        return Rejection::Unchecked;
    case Pattern::Verdict::Differs:
        break;
    }
    return formatRejection();
}

/** Returns the specific fault for an invalid email address or phone number, else the general fault of a
 * pattern. */
ValueRule::Rejection ValueRule::formatRejection() const
{
    if (m_format == QLatin1StringView("email")) return Rejection::NoEmail;
    return m_format == QLatin1StringView("phone") ? Rejection::NoPhone : Rejection::Format;
}

ValueRule::Rejection ValueRule::checkDay(QStringView text) const
{
    if (!m_earliest.isValid() && !m_latest.isValid()) return Rejection::None;
    const auto day = m_dateFormat.parse(text);
    if (!day) return Rejection::NoDate;
    if (m_earliest.isValid() && *day < m_earliest) return Rejection::TooEarly;
    return m_latest.isValid() && *day > m_latest ? Rejection::TooLate : Rejection::None;
}

ValueRule::Rejection ValueRule::checkNumber(QStringView text) const
{
    if (isPlainNumber(text) && text.size() <= NumberText::maxLength) return checkPlainNumber(text);
    const auto number = NumberText::parse(text);
    if (!number) return Rejection::NoNumber;
    return number->isAmbiguous() ? Rejection::Ambiguous : checkPlainNumber(number->plain);
}

ValueRule::Rejection ValueRule::checkPlainNumber(QStringView text) const
{
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const qsizetype decimals = point < 0 ? 0 : text.size() - point - 1;
    if (m_decimals && decimals > *m_decimals) return Rejection::Decimals;
    if (!m_min && !m_max) return Rejection::None;
    bool ok = true;
    const double value =
        decimals <= 15 && text.size() <= 16 ? smallNumber(text, decimals) : QLocale::c().toDouble(text, &ok);
    if (!ok || !std::isfinite(value)) return Rejection::NoNumber;
    if (m_min && value < *m_min) return Rejection::TooSmall;
    if (m_max && value > *m_max) return Rejection::TooLarge;
    return Rejection::None;
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
    return m_date.matches(text) || m_isoDate.matches(text) || m_dateFormat.parse(text).has_value();
}

} // namespace ink::domain
