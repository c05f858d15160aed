#include "app/domain/valuerule.h"

#include "app/domain/rules.h"
#include "app/domain/trimming_p.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace ink::domain {

namespace {

constexpr qsizetype maxValueLength = 10'000;

bool isPlainNumber(QStringView text)
{
    const bool negative = text.startsWith(QLatin1Char('-'));
    const qsizetype start = negative ? 1 : 0;
    bool point = false;
    bool digitBefore = false;
    for (qsizetype i = start; i < text.size(); ++i) {
        const char16_t c = text.at(i).unicode();
        if (c >= u'0' && c <= u'9') {
            digitBefore = true;
        } else if (c == u'.' && !point && digitBefore) {
            point = true;
            digitBefore = false;
        } else {
            return false;
        }
    }
    return digitBefore;
}

/** What at most fifteen digits say: exactly as the general way has it, for both parts fit into a double. */
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

/** Two or four digits; -1 when it is something else. */
int digits(const char16_t* text, int count)
{
    int number = 0;
    for (int i = 0; i < count; ++i) {
        if (text[i] < u'0' || text[i] > u'9') return -1;
        number = number * 10 + (text[i] - u'0');
    }
    return number;
}

} // namespace

QRegularExpression wholeMatch(const QString& pattern)
{
    return QRegularExpression(QStringLiteral("(*LIMIT_MATCH=100000)(*LIMIT_DEPTH=5000)") +
                                  QRegularExpression::anchoredPattern(pattern),
                              QRegularExpression::UseUnicodePropertiesOption);
}

ValueRule::ValueRule(const Tag& tag)
    : m_type(tag.type), m_maxLength(tag.style.maxLength ? qsizetype{*tag.style.maxLength} : maxValueLength),
      m_options(tag.style.options), m_min(tag.style.min), m_max(tag.style.max),
      m_decimals(tag.style.decimals),
      m_dateFormat(tag.style.dateFormat.isEmpty() ? QStringLiteral("yyyy-MM-dd") : tag.style.dateFormat),
      m_hasPattern(!tag.style.pattern.isEmpty())
{
    if (m_type == TagType::Date) {
        m_date = plainDate(m_dateFormat);
        m_isoDate = plainDate(QStringLiteral("yyyy-MM-dd"));
    }
    if (!m_hasPattern) return;
    m_patternIsUsable = isUsablePattern(tag.style.pattern);
    if (!m_patternIsUsable) return;
    m_pattern = wholeMatch(tag.style.pattern);
    m_plain = PlainPattern::from(tag.style.pattern);
}

QString ValueRule::fault(QStringView text) const
{
    switch (wrongOf(text)) {
    case Wrong::Nothing:
        break;
    case Wrong::TooLong:
        return QStringLiteral("takes at most %1 characters").arg(m_maxLength);
    case Wrong::NoDate:
        return QStringLiteral("needs a date written as %1").arg(m_dateFormat);
    case Wrong::NoNumber:
        return QStringLiteral("needs a number such as 12 or 12.50");
    case Wrong::Decimals:
        return QStringLiteral("takes at most %1 decimal places").arg(*m_decimals);
    case Wrong::TooSmall:
        return QStringLiteral("must be at least %1").arg(QLocale::c().toString(*m_min, 'g', 15));
    case Wrong::TooLarge:
        return QStringLiteral("must be at most %1").arg(QLocale::c().toString(*m_max, 'g', 15));
    case Wrong::NoOption:
        return QStringLiteral("takes only one of its options");
    case Wrong::Unchecked:
        return QStringLiteral("has a pattern that cannot be checked");
    case Wrong::Form:
        return QStringLiteral("does not have the form that is asked for");
    }
    return {};
}

bool ValueRule::takes(QStringView text) const
{
    return wrongOf(text) == Wrong::Nothing;
}

ValueRule::Wrong ValueRule::wrongOf(QStringView text) const
{
    if (text.isEmpty()) return Wrong::Nothing;
    if (text.size() > m_maxLength) return Wrong::TooLong;
    switch (m_type) {
    case TagType::Date:
        // A date has a form of its own, and no other is asked for.
        return isDate(trimmedView(text)) ? Wrong::Nothing : Wrong::NoDate;
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
    if (!m_patternIsUsable || text.size() > maxValueLength) return Wrong::Unchecked;
    if (const auto matches = m_plain ? m_plain->matches(text) : std::nullopt)
        return *matches ? Wrong::Nothing : Wrong::Form;
    return m_pattern.match(text).hasMatch() ? Wrong::Nothing : Wrong::Form;
}

ValueRule::Wrong ValueRule::wrongNumber(QStringView text) const
{
    if (text.size() > 64 || !isPlainNumber(text)) return Wrong::NoNumber;
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

/** Without the general parser, as long as it is not the only one that can tell. */
bool ValueRule::isDate(QStringView text) const
{
    if (m_date.matches(text) || m_isoDate.matches(text)) return true;
    const bool hasDigit = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    if (!hasDigit && m_dateFormat.contains(QLatin1Char('y'))) return false;
    return QDate::fromString(text.toString(), m_dateFormat).isValid() ||
           QDate::fromString(text.toString(), Qt::ISODate).isValid();
}

} // namespace ink::domain
