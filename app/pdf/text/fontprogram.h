#pragma once

// Private to app/pdf.

#include <QByteArray>

#include <optional>
#include <unordered_map>
#include <vector>

class QRawFont;

namespace ink::pdf {

/** Some glyphs of a font from its file, without hinting instructions: the content of /FontFile2 (ISO 32000-2
 * §9.9). */
struct FontProgram
{
    QByteArray bytes;
    std::unordered_map<quint32, quint32> numbers; ///< the font's glyph numbers to those in the program
};

/** Creates a TrueType font program with these glyphs and their components, using HarfBuzz. Nothing in a build
 * without HarfBuzz's subsetter, or if the font has other outlines, or is drawn differently than in its file
 * (synthetic bold or oblique, or a variable font): then only its outlines have the correct appearance. */
[[nodiscard]] std::optional<FontProgram> subsetProgram(const QRawFont& font,
                                                       const std::vector<quint32>& glyphs);

} // namespace ink::pdf
