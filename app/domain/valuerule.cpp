#include "app/domain/valuerule.h"

#include "app/domain/rules.h"

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
int digits(QStringView text)
{
    int number = 0;
    for (const QChar c : text) {
        if (c < QLatin1Char('0') || c > QLatin1Char('9')) return -1;
        number = number * 10 + (c.unicode() - u'0');
    }
    return number;
}

/** Formats of yyyy, MM and dd with signs between them, which nearly all are, without the general parser.
 * False also when only that one can tell. */
bool isPlainDate(QStringView text, const QString& format)
{
    if (text.size() != format.size()) return false;
    int year = -1;
    int month = -1;
    int day = -1;
    for (qsizetype i = 0; i < format.size();) {
        const auto at = [&](const char* token, qsizetype size, int& part) {
            if (part >= 0 || !QStringView(format).mid(i).startsWith(QLatin1StringView(token))) return false;
            part = digits(text.mid(i, size));
            i += size;
            return true;
        };
        if (at("yyyy", 4, year) || at("MM", 2, month) || at("dd", 2, day)) continue;
        if (format.at(i).isLetter() || format.at(i) == QLatin1Char('\'') || text.at(i) != format.at(i))
            return false;
        ++i;
    }
    return year > 0 && QDate::isValid(year, month, day);
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
    if (!m_hasPattern) return;
    m_patternIsUsable = isUsablePattern(tag.style.pattern);
    if (m_patternIsUsable) m_pattern = wholeMatch(tag.style.pattern);
}

QString ValueRule::fault(QStringView text) const
{
    if (text.isEmpty()) return {};
    if (text.size() > m_maxLength) return QStringLiteral("takes at most %1 characters").arg(m_maxLength);
    switch (m_type) {
    case TagType::Date:
        // A date has a form of its own, and no other is asked for.
        return isDate(text.trimmed()) ? QString()
                                      : QStringLiteral("needs a date written as %1").arg(m_dateFormat);
    case TagType::Number:
    case TagType::PrefillableNumber:
        if (QString wrong = numberFault(text.trimmed()); !wrong.isEmpty()) return wrong;
        break;
    case TagType::Dropdown:
        if (!m_options.isEmpty() && std::none_of(m_options.begin(), m_options.end(),
                                                 [text](const QString& option) { return option == text; }))
            return QStringLiteral("takes only one of its options");
        break;
    default:
        break;
    }
    if (!m_hasPattern) return {};
    if (!m_patternIsUsable || text.size() > maxValueLength)
        return QStringLiteral("has a pattern that cannot be checked");
    if (!m_pattern.match(text).hasMatch()) return QStringLiteral("does not have the form that is asked for");
    return {};
}

QString ValueRule::numberFault(QStringView text) const
{
    if (text.size() > 64 || !isPlainNumber(text)) return QStringLiteral("needs a number such as 12 or 12.50");
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const qsizetype decimals = point < 0 ? 0 : text.size() - point - 1;
    if (m_decimals && decimals > *m_decimals)
        return QStringLiteral("takes at most %1 decimal places").arg(*m_decimals);
    if (!m_min && !m_max) return {};
    bool ok = true;
    const double value =
        decimals <= 15 && text.size() <= 16 ? smallNumber(text, decimals) : QLocale::c().toDouble(text, &ok);
    if (!ok || !std::isfinite(value)) return QStringLiteral("needs a number such as 12 or 12.50");
    if (m_min && value < *m_min)
        return QStringLiteral("must be at least %1").arg(QLocale::c().toString(*m_min, 'g', 15));
    if (m_max && value > *m_max)
        return QStringLiteral("must be at most %1").arg(QLocale::c().toString(*m_max, 'g', 15));
    return {};
}

bool ValueRule::isDate(QStringView text) const
{
    static const QString iso = QStringLiteral("yyyy-MM-dd");
    if (isPlainDate(text, m_dateFormat) || isPlainDate(text, iso)) return true;
    const bool hasDigit = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    if (!hasDigit && m_dateFormat.contains(QLatin1Char('y'))) return false;
    return QDate::fromString(text.toString(), m_dateFormat).isValid() ||
           QDate::fromString(text.toString(), Qt::ISODate).isValid();
}

} // namespace ink::domain
