#include "app/domain/text/numberformat.h"

#include "app/domain/text/characters.h"
#include "app/domain/text/numbertext.h"

#include <algorithm>

namespace ink::domain {

namespace {

constexpr qsizetype maxAffix = 12;

bool isAsciiDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool areDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isAsciiDigit);
}

/** Treats all spaces that separate groups as equal. */
bool isSameSign(QChar a, QChar b)
{
    return a == b || (a.isSpace() && b.isSpace());
}

} // namespace

std::optional<NumberFormat> NumberFormat::fromSample(QStringView sample)
{
    const auto first = std::find_if(sample.begin(), sample.end(), isAsciiDigit);
    if (first == sample.end()) return std::nullopt;
    NumberFormat format;
    format.m_before = sample.left(first - sample.begin()).toString();
    QStringView rest = sample.mid(first - sample.begin());
    if (!rest.startsWith(QLatin1Char('1'))) return std::nullopt;
    rest = rest.mid(1);
    if (!rest.startsWith(QLatin1StringView("234"))) {
        if (!rest.mid(1).startsWith(QLatin1StringView("234"))) return std::nullopt;
        format.m_group = rest.left(1).toString();
        rest = rest.mid(1);
    }
    rest = rest.mid(3);
    if (rest.size() > 1 && isAsciiDigit(rest.at(1))) {
        format.m_point = rest.at(0);
        rest = rest.mid(1);
        const auto end = std::find_if_not(rest.begin(), rest.end(), isAsciiDigit);
        format.m_places = end - rest.begin();
        rest = rest.mid(format.m_places);
    }
    format.m_after = rest.toString();
    const bool isUsable = format.m_before.size() <= maxAffix && format.m_after.size() <= maxAffix &&
                          std::none_of(rest.begin(), rest.end(), isAsciiDigit) &&
                          !isAsciiDigit(format.m_point) && !format.m_before.contains(QLatin1Char('-')) &&
                          format.m_group != QString(format.m_point);
    return isUsable ? std::optional(format) : std::nullopt;
}

QString NumberFormat::format(const QString& plain) const
{
    if (!isPlainNumber(plain)) return plain;
    const bool isNegative = plain.startsWith(QLatin1Char('-'));
    const QString digits = isNegative ? plain.mid(1) : plain;
    QString whole = digits.section(QLatin1Char('.'), 0, 0);
    const QString places = digits.section(QLatin1Char('.'), 1).leftJustified(m_places, QLatin1Char('0'));
    for (qsizetype at = whole.size() - 3; at > 0; at -= 3)
        whole.insert(at, m_group);
    if (!places.isEmpty()) whole += m_point + places;
    return (isNegative ? QStringLiteral("-") : QString()) + m_before + whole + m_after;
}

std::optional<QString> NumberFormat::parse(QStringView text) const
{
    QStringView rest = withoutBlanks(text);
    const bool isNegative = rest.startsWith(QLatin1Char('-')) || rest.startsWith(QChar(0x2212));
    if (isNegative) rest = withoutBlanks(rest.mid(1));
    if (const QStringView sign = withoutBlanks(m_before); !sign.isEmpty() && rest.startsWith(sign))
        rest = withoutBlanks(rest.mid(sign.size()));
    if (const QStringView sign = withoutBlanks(m_after); !sign.isEmpty() && rest.endsWith(sign))
        rest = withoutBlanks(rest.chopped(sign.size()));
    const qsizetype point = rest.indexOf(m_point);
    const QStringView whole = point < 0 ? rest : rest.left(point);
    const QStringView places = point < 0 ? QStringView() : rest.mid(point + 1);
    if (point >= 0 && !areDigits(places)) return std::nullopt;
    QString digits;
    qsizetype run = 0; // digits since the last separator
    bool isGrouped = false;
    for (const QChar c : whole) {
        if (isAsciiDigit(c)) {
            digits += c;
            ++run;
        } else if (!m_group.isEmpty() && isSameSign(c, m_group.at(0)) && run > 0 && run <= 3 &&
                   (!isGrouped || run == 3)) {
            isGrouped = true;
            run = 0;
        } else {
            return std::nullopt;
        }
    }
    if (digits.isEmpty() || (isGrouped && run != 3)) return std::nullopt;
    if (digits.size() + places.size() > NumberText::maxLength - 2) return std::nullopt;
    return (isNegative ? QStringLiteral("-") : QString()) + digits +
           (places.isEmpty() ? QString() : QLatin1Char('.') + places.toString());
}

} // namespace ink::domain
