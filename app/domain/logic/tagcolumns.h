#pragma once

#include <QStringList>

namespace ink::domain {

struct Document;
struct Tag;

// Index(columnAbove): Formulas: which fields are the column of a sum
/**
 * Returns the names of the number tags above `total` in its column, from top to bottom. The column ends at a
 * gap that is more than twice as high as the distance of its lowest rows, and below another sum.
 */
[[nodiscard]] QStringList columnAbove(const Document& document, const Tag& total);
/** Returns the names of the number tags in the column of `cell`, from top to bottom, without `total`. */
[[nodiscard]] QStringList columnOf(const Document& document, const Tag& cell, const Tag& total);
/** The formula that adds the values of these tags. */
[[nodiscard]] QString sumFormula(const QStringList& names);

} // namespace ink::domain
