#pragma once

#include <QStringList>

namespace ink::pdf {

/** The font families for the scripts of a text other than Latin, Greek and Cyrillic. They are tried first, so
 * that words don't mix fonts and scripts without a Qt fallback are found. */
[[nodiscard]] QStringList familiesFor(const QString& text);
/** Returns all families that familiesFor() may return. */
[[nodiscard]] QStringList scriptFamilies();

} // namespace ink::pdf
