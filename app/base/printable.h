#pragma once

#include <QString>

namespace ink {

/**
 * A name, a title or another text by somebody else, as one line that a terminal can print: ends of lines,
 * control characters (with which a terminal erases or forges lines) and invisible characters that turn the
 * order of letters are written as escapes, `\n` and `\u202e`.
 */
[[nodiscard]] QString printable(const QString& text);
/** The same for output of several lines: ends of lines and tabs stay. JSON stays valid JSON. */
[[nodiscard]] QString printableLines(const QString& text);

} // namespace ink
