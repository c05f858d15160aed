#pragma once

#include <QByteArray>
#include <QRect>

#include <vector>

class QPainterPath;

namespace ink::pdf {

/** A glyph in TrueType format; units are 1/2000 em. */
struct OutlineGlyph
{
    QByteArray data; ///< the record of the `glyf` table, empty if nothing is drawn
    QRect box;       ///< y upwards
    int advance = 0;
    int points = 0;
    int contours = 0;
};

/** The memory used by a glyph in bytes. */
[[nodiscard]] inline qsizetype sizeInMemory(const OutlineGlyph& glyph)
{
    return qsizetype(sizeof glyph) + glyph.data.capacity();
}

/** Units per em in generated fonts. */
constexpr int outlineUnits = 2000;

/** Converts the outline of a glyph with an em of 1000, y downwards. Restores quadratic curves that Qt had
 * converted to cubic ones; other cubic curves are approximated by four quadratic ones each. */
[[nodiscard]] OutlineGlyph outlineGlyph(const QPainterPath& path, double advance);

/** The line metrics of a font, in 1/2000 em. */
struct OutlineMetrics
{
    int ascent = 0;
    int descent = 0; ///< below the baseline, positive
};

/** A TrueType program with these glyphs in this order, for /FontFile2 of a CIDFontType2 (ISO 32000-2 §9.9):
 * only the tables glyf, head, hhea, hmtx, loca and maxp. */
[[nodiscard]] QByteArray trueTypeProgram(const std::vector<const OutlineGlyph*>& glyphs,
                                         OutlineMetrics metrics);

} // namespace ink::pdf
