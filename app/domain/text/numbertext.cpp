#include "app/domain/text/numbertext.h"

#include "app/domain/text/characters.h"

#include <QStringList>

#include <algorithm>

namespace ink::domain {

namespace {

enum class Separator { None, Point, Comma, Decimal, Group };

Separator separatorOf(char32_t c)
{
    switch (c) {
    case U'.':
    case 0xFF0E: // full width
        return Separator::Point;
    case U',':
    case 0xFF0C:
        return Separator::Comma;
    case 0x066B: // Arabic
        return Separator::Decimal;
    case 0x066C:
    case U'\'':
    case 0x2019:
    case U' ':
    case 0xA0:
    case 0x2007:
    case 0x2009:
    case 0x202F:
        return Separator::Group;
    default:
        return Separator::None;
    }
}

bool isMinus(char32_t c)
{
    return c == U'-' || c == 0x2212 || c == 0xFF0D;
}

/** Returns whether these are the groups of one whole number: in thousands, or as in India. */
bool areGroups(const QStringList& groups, Separator sign)
{
    if (groups.first().startsWith(QLatin1Char('0')) || groups.last().size() != 3) return false;
    const auto middle = groups.mid(1, groups.size() - 2);
    const auto haveSize = [&middle](qsizetype size) {
        return std::all_of(middle.begin(), middle.end(),
                           [size](const QString& group) { return group.size() == size; });
    };
    return (groups.first().size() <= 3 && haveSize(3)) ||
           (sign == Separator::Comma && groups.first().size() <= 2 && !middle.isEmpty() && haveSize(2));
}

} // namespace

std::optional<NumberText> NumberText::parse(QStringView text)
{
    const CodePoints codes = codePoints(withoutBlanks(text));
    if (codes.isEmpty() || codes.size() > maxLength) return std::nullopt;
    qsizetype at = 0;
    const bool negative = isMinus(codes.first());
    if (negative) ++at;

    QStringList parts{QString()};
    QList<char32_t> signs;
    std::optional<char32_t> zero;
    for (; at < codes.size(); ++at) {
        const char32_t c = codes.at(at);
        if (const auto own = zeroOf(c)) {
            if (zero && *zero != *own) return std::nullopt; // digits of two scripts
            zero = own;
            parts.last() += QChar(static_cast<char16_t>(u'0' + (c - *own)));
        } else if (separatorOf(c) != Separator::None && !parts.last().isEmpty()) {
            signs.append(c);
            parts.append(QString());
        } else {
            return std::nullopt;
        }
    }
    if (parts.last().isEmpty()) return std::nullopt;

    const QString minus = negative ? QStringLiteral("-") : QString();
    const auto whole = [&](qsizetype count) { return minus + parts.first(count).join(QString()); };
    const auto decimal = [&] { return whole(parts.size() - 1) + QLatin1Char('.') + parts.last(); };
    if (signs.isEmpty()) return NumberText{whole(1), {}};

    const Separator last = separatorOf(signs.last());
    const bool alike =
        std::all_of(signs.begin(), signs.end(), [&](char32_t c) { return c == signs.first(); });
    if (signs.size() == 1) {
        if (last == Separator::Point || last == Separator::Decimal) return NumberText{decimal(), {}};
        const bool grouped = areGroups(parts, last);
        if (last == Separator::Comma) return NumberText{decimal(), grouped ? whole(2) : QString()};
        return grouped ? std::optional(NumberText{whole(2), {}}) : std::nullopt;
    }
    if (alike)
        return last != Separator::Decimal && areGroups(parts, last)
                   ? std::optional(NumberText{whole(parts.size()), {}})
                   : std::nullopt;
    const bool groupsAlike =
        std::all_of(signs.begin(), signs.end() - 1, [&](char32_t c) { return c == signs.first(); });
    const bool fits = groupsAlike && signs.first() != signs.last() && last != Separator::Group &&
                      separatorOf(signs.first()) != Separator::Decimal &&
                      areGroups(parts.first(parts.size() - 1), separatorOf(signs.first()));
    return fits ? std::optional(NumberText{decimal(), {}}) : std::nullopt;
}

bool isPlainNumber(QStringView text)
{
    bool point = false;
    bool digitBefore = false;
    for (const QChar sign : text.sliced(text.startsWith(QLatin1Char('-')) ? 1 : 0)) {
        const char16_t c = sign.unicode();
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

std::optional<QString> plainNumber(QStringView text)
{
    const auto number = NumberText::parse(text);
    if (!number || number->isAmbiguous()) return std::nullopt;
    return number->plain;
}

std::optional<Decimal> toDecimal(QStringView text)
{
    const auto plain = plainNumber(text);
    return plain ? Decimal::fromText(*plain) : std::nullopt;
}

} // namespace ink::domain
