#pragma once

#include <QString>

#include <optional>

namespace ink::domain {

/** A decimal number: 0.1 + 0.2 is 0.3. Has at most 34 significant digits (the precision of IEEE 754-2008
 * decimal128); each operation rounds half away from zero. */
class Decimal final
{
public:
    static constexpr int precision = 34;

    Decimal() = default; ///< zero
    explicit Decimal(int value);
    /** Parses digits with at most one decimal point between them and an optional minus sign, at most 64
     * characters: `-12.50`. */
    [[nodiscard]] static std::optional<Decimal> fromText(QStringView text);

    [[nodiscard]] bool isZero() const { return m_high == 0 && m_low == 0; }
    /** The number of digits before the decimal point; 0 or less for numbers below 1. */
    [[nodiscard]] int magnitude() const;
    /** Compares: negative, zero or positive. */
    [[nodiscard]] int compare(const Decimal& other) const;
    [[nodiscard]] Decimal negated() const;
    [[nodiscard]] Decimal rounded(int places) const;
    /** Returns the quotient; nothing if the divisor is zero. */
    [[nodiscard]] std::optional<Decimal> dividedBy(const Decimal& divisor) const;
    /** Formats without an exponent. With `places`, exactly that many decimals, otherwise at most ten without
     * trailing zeros. */
    [[nodiscard]] QString toText(std::optional<int> places = std::nullopt) const;

    friend Decimal operator+(const Decimal& a, const Decimal& b);
    friend Decimal operator-(const Decimal& a, const Decimal& b) { return a + b.negated(); }
    friend Decimal operator*(const Decimal& a, const Decimal& b);

private:
    struct Exact;
    explicit Decimal(const Exact& value);
    [[nodiscard]] Exact exact() const;

    // The value is coefficient × 10^exponent; the coefficient has no trailing zeros.
    quint64 m_high = 0;
    quint64 m_low = 0;
    int m_exponent = 0;
    bool m_negative = false;
};

} // namespace ink::domain
