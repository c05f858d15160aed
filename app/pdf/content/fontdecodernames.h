#pragma once

#include <QString>

#include <string_view>

namespace ink::pdf {

/** Private to app/pdf/content: the standard encodings. */
enum class BaseEncoding { Standard, WinAnsi, MacRoman, Symbol, Dingbats, Wingdings };

/** The character at a code; null if there is none. */
[[nodiscard]] char16_t characterOf(BaseEncoding encoding, unsigned char code);
/** The text of a glyph name (Adobe Glyph List, partly by rule: composed accents, `uni1234`, `a_b`, `x.alt`,
 * `afii10017`); empty if unknown. */
[[nodiscard]] QString glyphNameToText(std::string_view name, bool dingbats = false);

} // namespace ink::pdf
