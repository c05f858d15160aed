#pragma once

#include <QString>

#include <string_view>

namespace ink::pdf {

/** Private to the room: encodings that every reader knows. */
enum class BaseEncoding { Standard, WinAnsi, MacRoman, Symbol, Dingbats, Wingdings };

/** The character at a code; null when there is none. */
[[nodiscard]] char16_t characterOf(BaseEncoding encoding, unsigned char code);
/**
 * The text that a glyph's name stands for (Adobe Glyph List by rule: accents are composed, `uni1234`, `a_b`,
 * `x.alt`, `afii10017`); empty when it means nothing.
 */
[[nodiscard]] QString textOfGlyphName(std::string_view name, bool dingbats = false);

} // namespace ink::pdf
