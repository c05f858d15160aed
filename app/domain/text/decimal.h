#pragma once

#include <QString>

#include <optional>

namespace ink::domain {

/**
 * A decimal number as people reckon with: 0.1 + 0.2 is 0.3. It keeps at most 34 significant digits (the
 * precision of IEEE 754-2008 decimal128); what does not fit is rounded half away from zero, after each
 * operation.
 */
class Decimal final
{
public:
    static constexpr int precision = 34;

    Decimal() = default; ///< zero
    explicit Decimal(int value);
    /** Digits with at most one point between them and a leading minus, at most 64 characters: `-12.50`. */
    [[nodiscard]] static std::optional<Decimal> fromText(QStringView text);

    [[nodiscard]] bool isZero() const { return m_high == 0 && m_low == 0; }
    /** The number of digits before the point; 0 or less when there are only zeros. */
    [[nodiscard]] int magnitude() const;
    /** Compares: negative, zero or positive. */
    [[nodiscard]] int compare(const Decimal& other) const;
    [[nodiscard]] Decimal negated() const;
    [[nodiscard]] Decimal rounded(int places) const;
    /** Nothing when the divisor is zero. */
    [[nodiscard]] std::optional<Decimal> dividedBy(const Decimal& divisor) const;
    /** Without an exponent. With `places` exactly so many digits after the point, else at most ten and no
     * zeros at the end. */
    [[nodiscard]] QString toText(std::optional<int> places = std::nullopt) const;

    friend Decimal operator+(const Decimal& a, const Decimal& b);
    friend Decimal operator-(const Decimal& a, const Decimal& b) { return a + b.negated(); }
    friend Decimal operator*(const Decimal& a, const Decimal& b);

private:
    struct Exact;
    explicit Decimal(const Exact& value);
    [[nodiscard]] Exact exact() const;

    // The value is the coefficient × 10^exponent; the coefficient doesn't end with a zero.
    quint64 m_high = 0;
    quint64 m_low = 0;
    int m_exponent = 0;
    bool m_negative = false;
};

} // namespace ink::domain
