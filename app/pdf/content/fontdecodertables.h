#pragma once

#include <optional>
#include <string_view>
#include <utility>

/** Private to the room: tables of the standard fonts and encodings. */
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
/** The one of the 14 standard fonts (or its usual aliases) that a /BaseFont names. */
[[nodiscard]] std::optional<StandardFont> standardFontOf(std::string_view baseFont);
/** The standard font that comes nearest to any other. */
[[nodiscard]] StandardFont nearestStandardFont(std::string_view baseFont, bool serif, bool fixedPitch);
/** Thousandths of the em; `code` matters for Symbol and Dingbats, `character` for the others. */
[[nodiscard]] int standardWidth(StandardFont font, char16_t character, unsigned char code);
/** Ascent and descent (negative), thousandths of the em. */
[[nodiscard]] std::pair<int, int> standardExtent(StandardFont font);

} // namespace ink::pdf
