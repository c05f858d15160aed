#pragma once

#include "app/domain/text/decimal.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/**
 * A number as people write it. The signing page reads it alike (`rules.js`, tests/golden/rules.json).
 *
 * - `12`, `-12.50`: as it is stored. A point with digits behind it is always a decimal point.
 * - `19,99`, `0,125`, `1234,5`: a comma that can't separate thousands is a decimal comma.
 * - `1.234,5`, `1,234.50`, `1 234,50`, `1'234.5`, `1.234.567`, `12,34,567`: groups of digits, when there can
 * be no doubt which sign is which.
 * - Digits of any one script, `−` for the minus, the Arabic separators, blanks around.
 * - `1,234` may be 1234 or 1.234: it is refused, and both are named.
 */
struct NumberText
{
    QString plain; ///< digits with at most one point between them and a leading minus
    QString other; ///< the second reading; not empty = ambiguous, and `plain` is no number to take

    static constexpr qsizetype maxLength = 64; ///< characters
    /** Nothing when the text is no number, or longer. */
    [[nodiscard]] static std::optional<NumberText> read(QStringView text);
    [[nodiscard]] bool isAmbiguous() const { return !other.isEmpty(); }
};

/** Digits with at most one point between them and a leading minus: what `plainNumber` makes. */
[[nodiscard]] bool isPlainNumber(QStringView text);
/** The number that a text says, written plainly; nothing when it says none, or may say two. */
[[nodiscard]] std::optional<QString> plainNumber(QStringView text);
/** The same as a number to reckon with. */
[[nodiscard]] std::optional<Decimal> decimalIn(QStringView text);

/** A computed number shows at most this many digits after the point. */
inline constexpr int maxShownDecimals = 20;

} // namespace ink::domain
