#include "app/domain/decimal.h"

#include <algorithm>
#include <cstdlib>

namespace ink::domain {

namespace {

constexpr qsizetype maxTextLength = 64;
constexpr int maxPlaces = 10; ///< after the point when nobody says how many

qsizetype leadingZeros(const QByteArray& digits)
{
    const auto first = std::find_if(digits.begin(), digits.end(), [](char digit) { return digit != 0; });
    return first - digits.begin();
}

/** Of two rows of digits of the same length. */
int compareRows(const QByteArray& a, const QByteArray& b)
{
    const auto [one, other] = std::mismatch(a.begin(), a.end(), b.begin());
    return one == a.end() ? 0 : *one - *other;
}

/** a += b; rows of the same length, the first digit of `a` leaves room for a carry. */
void addRow(QByteArray& a, const QByteArray& b)
{
    int carry = 0;
    for (qsizetype i = a.size() - 1; i >= 0; --i) {
        const int sum = a.at(i) + b.at(i) + carry;
        carry = sum / 10;
        a[i] = static_cast<char>(sum % 10);
    }
}

/** a -= b; rows of the same length, a ≥ b. */
void subtractRow(QByteArray& a, const QByteArray& b)
{
    int borrow = 0;
    for (qsizetype i = a.size() - 1; i >= 0; --i) {
        const int rest = a.at(i) - b.at(i) - borrow;
        borrow = rest < 0 ? 1 : 0;
        a[i] = static_cast<char>(rest + 10 * borrow);
    }
}

} // namespace

Decimal::Decimal(int value)
{
    *this = fromText(QString::number(value)).value_or(Decimal());
}

/** Without leading zeros, and with the precision's number of digits at most. */
Decimal Decimal::made(bool negative, QByteArray digits, int exponent)
{
    digits.remove(0, leadingZeros(digits));
    if (digits.size() > precision) {
        exponent += static_cast<int>(digits.size()) - precision;
        const bool up = digits.at(precision) >= 5;
        digits.truncate(precision);
        for (qsizetype i = precision - 1; up && i >= 0; --i) {
            if (digits.at(i) < 9) {
                ++digits[i];
                break;
            }
            digits[i] = 0;
            if (i == 0) digits.prepend(char{1});
        }
    }
    while (digits.endsWith('\0')) {
        digits.chop(1);
        ++exponent;
    }
    Decimal number;
    if (digits.isEmpty()) return number;
    number.m_negative = negative;
    number.m_digits = std::move(digits);
    number.m_exponent = exponent;
    return number;
}

std::optional<Decimal> Decimal::fromText(QStringView text)
{
    if (text.size() > maxTextLength) return std::nullopt;
    const bool negative = text.startsWith(QLatin1Char('-'));
    QByteArray digits;
    qsizetype after = -1; // digits after the point
    bool digitBefore = false;
    for (const QChar c : text.mid(negative ? 1 : 0)) {
        const char16_t unit = c.unicode();
        if (unit >= u'0' && unit <= u'9') {
            digits.append(static_cast<char>(unit - u'0'));
            digitBefore = true;
            if (after >= 0) ++after;
        } else if (unit == u'.' && after < 0 && digitBefore) {
            after = 0;
            digitBefore = false;
        } else {
            return std::nullopt;
        }
    }
    if (!digitBefore) return std::nullopt;
    return made(negative, digits, after > 0 ? -static_cast<int>(after) : 0);
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
    const Decimal& large = swap ? b : a;
    Decimal small = swap ? a : b;
    // What lies far behind the last digit that is kept only tells on which side of the middle the rest is.
    const int kept = large.magnitude() - Decimal::precision - 2;
    if (small.magnitude() <= std::min(kept, large.m_exponent)) {
        small.m_digits = QByteArray(1, char{1});
        small.m_exponent = std::min(kept, large.m_exponent) - 1;
    }
    const int exponent = std::min(large.m_exponent, small.m_exponent);
    const qsizetype length = std::max(large.magnitude(), small.magnitude()) - exponent + 1;
    const auto row = [&](const Decimal& number) {
        QByteArray digits = number.m_digits + QByteArray(number.m_exponent - exponent, '\0');
        return QByteArray(length - digits.size(), '\0') + digits;
    };
    QByteArray one = row(large);
    QByteArray other = row(small);
    if (large.m_negative == small.m_negative) {
        addRow(one, other);
        return Decimal::made(large.m_negative, one, exponent);
    }
    if (compareRows(one, other) >= 0) {
        subtractRow(one, other);
        return Decimal::made(large.m_negative, one, exponent);
    }
    subtractRow(other, one);
    return Decimal::made(small.m_negative, other, exponent);
}

Decimal operator*(const Decimal& a, const Decimal& b)
{
    if (a.isZero() || b.isZero()) return {};
    QByteArray product(a.m_digits.size() + b.m_digits.size(), '\0');
    for (qsizetype i = a.m_digits.size() - 1; i >= 0; --i) {
        int carry = 0;
        for (qsizetype k = b.m_digits.size() - 1; k >= 0; --k) {
            const int sum = product.at(i + k + 1) + a.m_digits.at(i) * b.m_digits.at(k) + carry;
            product[i + k + 1] = static_cast<char>(sum % 10);
            carry = sum / 10;
        }
        product[i] = static_cast<char>(product.at(i) + carry);
    }
    return Decimal::made(a.m_negative != b.m_negative, product, a.m_exponent + b.m_exponent);
}

std::optional<Decimal> Decimal::dividedBy(const Decimal& divisor) const
{
    if (divisor.isZero()) return std::nullopt;
    if (isZero()) return Decimal();
    // As by hand: one digit of the quotient for each digit brought down. A rest leaves a digit behind them,
    // so that nothing is taken for an exact half that is none.
    const qsizetype width = divisor.m_digits.size() + 1;
    const QByteArray below = QByteArray(1, '\0') + divisor.m_digits;
    const qsizetype steps = precision + 2 + divisor.m_digits.size();
    QByteArray rest(width, '\0');
    QByteArray quotient;
    for (qsizetype i = 0; i < steps; ++i) {
        rest.remove(0, 1);
        rest.append(i < m_digits.size() ? m_digits.at(i) : char{0});
        char digit = 0;
        for (; compareRows(rest, below) >= 0; ++digit)
            subtractRow(rest, below);
        quotient.append(digit);
    }
    const bool exact = leadingZeros(rest) == rest.size();
    if (!exact) quotient.append(char{1});
    const int exponent = m_exponent - divisor.m_exponent + static_cast<int>(m_digits.size() - steps);
    return made(m_negative != divisor.m_negative, quotient, exact ? exponent : exponent - 1);
}

int Decimal::compare(const Decimal& other) const
{
    const Decimal difference = *this - other;
    if (difference.isZero()) return 0;
    return difference.m_negative ? -1 : 1;
}

Decimal Decimal::rounded(int places) const
{
    if (m_exponent >= -places) return *this;
    const qsizetype kept = magnitude() + qsizetype{places};
    if (kept < 0) return {};
    QByteArray digits = m_digits.left(kept);
    Decimal number = made(m_negative, digits, -places);
    if (m_digits.at(kept) < 5) return number;
    Decimal unit = made(m_negative, QByteArray(1, char{1}), -places);
    return number + unit;
}

QString Decimal::toText(std::optional<int> places) const
{
    const Decimal number = rounded(places.value_or(maxPlaces));
    QByteArray digits = number.m_digits;
    int after = -number.m_exponent; // digits after the point
    if (after < 0) {
        digits.append(QByteArray(-after, '\0'));
        after = 0;
    }
    if (places && after < *places) {
        digits.append(QByteArray(*places - after, '\0'));
        after = *places;
    }
    if (digits.size() <= after) digits.prepend(QByteArray(after + 1 - digits.size(), '\0'));
    QString text;
    if (number.m_negative) text += QLatin1Char('-');
    for (qsizetype i = 0; i < digits.size(); ++i) {
        if (i == digits.size() - after) text += QLatin1Char('.');
        text += QChar(u'0' + digits.at(i));
    }
    return text;
}

} // namespace ink::domain
