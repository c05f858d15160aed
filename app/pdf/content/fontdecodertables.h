#pragma once

#include <optional>
#include <string_view>
#include <utility>

/** Private to app/pdf/content: tables of the standard fonts and encodings. */
namespace ink::pdf {

enum class StandardFont {
    Sans,
    SansBold,
    Serif,
    SerifBold,
    SerifItalic,
    SerifBoldItalic,
    Mono,
    Symbol,
    Dingbats
};
/** The standard font (one of 14, including usual aliases) that a /BaseFont names. */
[[nodiscard]] std::optional<StandardFont> standardFontFromName(std::string_view baseFont);
/** The standard font most similar to another font. */
[[nodiscard]] StandardFont nearestStandardFont(std::string_view baseFont, bool serif, bool fixedPitch);
/** Returns a glyph's width in thousandths of an em. `code` is used for Symbol and Dingbats, `character` for
 * the other fonts. */
[[nodiscard]] int standardWidth(StandardFont font, char16_t character, unsigned char code);
/** Returns the ascent and the (negative) descent in thousandths of an em. */
[[nodiscard]] std::pair<int, int> standardExtent(StandardFont font);

} // namespace ink::pdf
