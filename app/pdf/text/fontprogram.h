#pragma once

// Private to app/pdf.

#include <QByteArray>

#include <optional>
#include <unordered_map>
#include <vector>

class QRawFont;

namespace ink::pdf {

/** Some glyphs of a font as its file has them, hinting included: what /FontFile2 holds (ISO 32000-2 §9.9). */
struct FontProgram
{
    QByteArray bytes;
    std::unordered_map<quint32, quint32> numbers; ///< of the font's glyphs in the program
};

/**
 * The program of a TrueType font with these glyphs and what they are composed of, by HarfBuzz. Nothing when
 * the font has outlines of another kind, or when it is drawn in another way than its file says (made bold or
 * oblique, or a variable font): then only its outlines tell its looks.
 */
[[nodiscard]] std::optional<FontProgram> subsetProgram(const QRawFont& font,
                                                       const std::vector<quint32>& glyphs);

} // namespace ink::pdf
