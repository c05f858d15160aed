#pragma once

#include "app/domain/text/decimal.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

/**
 * A number as entered by people. The signing page parses it in the same way (`rules.js`,
 * tests/golden/rules.json).
 *
 * - `12`, `-12.50`: the stored form. A point followed by digits is always a decimal point.
 * - `19,99`, `0,125`, `1234,5`: a comma that can't separate thousands is a decimal comma.
 * - `1.234,5`, `1,234.50`, `1 234,50`, `1'234.5`, `1.234.567`, `12,34,567`: groups of digits, if the
 * separators are unambiguous.
 * - Digits of any one script, `−` for the minus sign, the Arabic separators, surrounding blanks.
 * - `1,234` may be 1234 or 1.234: it is rejected, and both readings are reported.
 */
struct NumberText
{
    QString plain; ///< digits with at most one decimal point between them and an optional minus sign
    QString
        alternative; ///< the second reading; if not empty, the text is ambiguous and `plain` must not be used

    static constexpr qsizetype maxLength = 64; ///< maximum length in code points
    /** Parses a number; nothing if the text isn't a number, or is too long. */
    [[nodiscard]] static std::optional<NumberText> parse(QStringView text);
    [[nodiscard]] bool isAmbiguous() const { return !alternative.isEmpty(); }
};

/** Returns whether the text has the form of `plainNumber`: digits with at most one decimal point between them
 * and an optional minus sign. */
[[nodiscard]] bool isPlainNumber(QStringView text);
/** Converts a text to a plain number; nothing if it is invalid or ambiguous. */
[[nodiscard]] std::optional<QString> plainNumber(QStringView text);
/** Converts a text to a Decimal; nothing if it is invalid or ambiguous. */
[[nodiscard]] std::optional<Decimal> toDecimal(QStringView text);

/** The maximum number of decimals of a computed number. */
inline constexpr int maxShownDecimals = 20;

} // namespace ink::domain
