#pragma once

#include <QString>

namespace ink {

/** Converts a name, title or other foreign text to one line that is safe to print on a terminal: line ends,
 * control characters (which can erase or forge lines) and invisible characters that change the order of
 * letters are escaped, as `\n` and `\u202e`. */
[[nodiscard]] QString printable(const QString& text);
/** Like printable(), for output of several lines: line ends and tabs stay. JSON stays valid JSON. */
[[nodiscard]] QString printableLines(const QString& text);

} // namespace ink
