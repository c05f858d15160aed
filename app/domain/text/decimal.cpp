#include "app/domain/text/decimal.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace ink::domain {

namespace {

/** Large enough for the longest intermediate value, the dividend of a division: 34 digits of the number, 34
 * of the divisor, and 36 for the precision and the guard digits. */
using Integer = boost::multiprecision::int512_t;

constexpr qsizetype maxTextLength = 64;
constexpr int maxPlaces = 10; ///< maximum number of decimals if `places` is not given
constexpr int guardDigits = 2;
constexpr int maxDigits = 3 * Decimal::precision + guardDigits;

const Integer& powerOfTen(int exponent)
{
    static const auto powers = [] {
        std::array<Integer, maxDigits + 1> all;
        all[0] = 1;
        for (size_t i = 1; i < all.size(); ++i)
            all[i] = all[i - 1] * 10;
        return all;
    }();
    return powers.at(static_cast<size_t>(exponent));
}

/** The number of digits of a non-negative number; 0 for 0. */
int digitCount(const Integer& number)
{
    if (number.is_zero()) return 0;
    const int atLeast = (static_cast<int>(msb(number)) + 1) * 30103 / 100000; // 10^0.30103 = 2
    return number < powerOfTen(atLeast) ? atLeast : atLeast + 1;
}

/** number / 10^digits, rounded half away from zero. */
Integer withoutDigits(const Integer& number, int digits)
{
    Integer kept;
    Integer rest;
    divide_qr(number, powerOfTen(digits), kept, rest);
    if (rest * 2 >= powerOfTen(digits)) ++kept;
    return kept;
}

} // namespace

/** An unrounded result: coefficient × 10^exponent. */
struct Decimal::Exact
{
    Integer coefficient;
    int exponent = 0;
};

Decimal::Decimal(const Exact& value)
{
    Integer digits = abs(value.coefficient);
    if (digits.is_zero()) return;
    m_negative = value.coefficient < 0;
    m_exponent = value.exponent;
    if (const int excess = digitCount(digits) - precision; excess > 0) {
        digits = withoutDigits(digits, excess);
        m_exponent += excess;
    }
    for (const int zeros : {16, 8, 4, 2, 1}) // at most 34, usually none
        while (digits % powerOfTen(zeros) == 0) {
            digits /= powerOfTen(zeros);
            m_exponent += zeros;
        }
    m_low = static_cast<quint64>(digits & UINT64_MAX);
    m_high = static_cast<quint64>(digits >> 64);
}

Decimal::Exact Decimal::exact() const
{
    Integer coefficient = m_high;
    coefficient <<= 64;
    coefficient |= m_low;
    if (m_negative) coefficient = -coefficient;
    return {coefficient, m_exponent};
}

Decimal::Decimal(int value) : Decimal(Exact{value, 0}) {}

int Decimal::magnitude() const
{
    return digitCount(abs(exact().coefficient)) + m_exponent;
}

std::optional<Decimal> Decimal::fromText(QStringView text)
{
    if (text.size() > maxTextLength) return std::nullopt;
    const bool negative = text.startsWith(QLatin1Char('-'));
    Exact value;
    bool hasPoint = false;
    bool digitBefore = false;
    for (const QChar c : text.mid(negative ? 1 : 0)) {
        const char16_t unit = c.unicode();
        if (unit >= u'0' && unit <= u'9') {
            value.coefficient = value.coefficient * 10 + (unit - u'0');
            digitBefore = true;
            if (hasPoint) --value.exponent;
        } else if (unit == u'.' && !hasPoint && digitBefore) {
            hasPoint = true;
            digitBefore = false;
        } else {
            return std::nullopt;
        }
    }
    if (!digitBefore) return std::nullopt;
    const Decimal number(value);
    return negative ? number.negated() : number;
}

Decimal Decimal::negated() const
{
    Decimal number = *this;
    if (!isZero()) number.m_negative = !m_negative;
    return number;
}

Decimal operator+(const Decimal& a, const Decimal& b)
{
    if (a.isZero()) return b;
    if (b.isZero()) return a;
    const bool swap = b.magnitude() > a.magnitude();
    Decimal::Exact large = (swap ? b : a).exact();
    Decimal::Exact small = (swap ? a : b).exact();
    // Digits far beyond the last one kept only determine whether the remainder is above or below half.
    const int kept = std::min((swap ? b : a).magnitude() - Decimal::precision - guardDigits, large.exponent);
    if ((swap ? a : b).magnitude() <= kept) small = {small.coefficient.sign(), kept - 1};
    const int exponent = std::min(large.exponent, small.exponent);
    large.coefficient *= powerOfTen(large.exponent - exponent);
    small.coefficient *= powerOfTen(small.exponent - exponent);
    return Decimal(Decimal::Exact{large.coefficient + small.coefficient, exponent});
}

Decimal operator*(const Decimal& a, const Decimal& b)
{
    const Decimal::Exact one = a.exact();
    const Decimal::Exact other = b.exact();
    return Decimal(Decimal::Exact{one.coefficient * other.coefficient, one.exponent + other.exponent});
}

std::optional<Decimal> Decimal::dividedBy(const Decimal& divisor) const
{
    if (divisor.isZero()) return std::nullopt;
    const Exact by = divisor.exact();
    Exact value = exact();
    const int further = precision + guardDigits + digitCount(abs(by.coefficient));
    Integer rest;
    const Integer dividend = value.coefficient * powerOfTen(further);
    divide_qr(dividend, by.coefficient, value.coefficient, rest);
    value.exponent -= by.exponent + further;
    if (!rest.is_zero()) { // prevents a result just above half from being rounded as exactly half
        value.coefficient = value.coefficient * 10 + value.coefficient.sign();
        --value.exponent;
    }
    return Decimal(value);
}

int Decimal::compare(const Decimal& other) const
{
    return (*this - other).exact().coefficient.sign();
}

Decimal Decimal::rounded(int places) const
{
    if (m_exponent >= -places) return *this;
    if (magnitude() + places < 0) return {};
    const Exact value = exact();
    const Decimal number(Exact{withoutDigits(abs(value.coefficient), -places - m_exponent), -places});
    return m_negative ? number.negated() : number;
}

QString Decimal::toText(std::optional<int> places) const
{
    const Decimal number = rounded(places.value_or(maxPlaces));
    QString text = QString::fromStdString(abs(number.exact().coefficient).str());
    int after = -number.m_exponent; // digits after the decimal point
    const auto addZeros = [&text](int count) { text += QString(std::max(0, count), QLatin1Char('0')); };
    addZeros(-after);
    after = std::max(0, after);
    if (places) {
        addZeros(*places - after);
        after = std::max(after, *places);
    }
    if (text.size() <= after) text = text.rightJustified(after + 1, QLatin1Char('0'));
    if (after > 0) text.insert(text.size() - after, QLatin1Char('.'));
    if (number.m_negative) text.prepend(QLatin1Char('-'));
    return text;
}

} // namespace ink::domain
