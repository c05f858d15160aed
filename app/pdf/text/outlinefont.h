#pragma once

#include <QByteArray>
#include <QRect>

#include <vector>

class QPainterPath;

namespace ink::pdf {

/** A glyph as a TrueType font holds it; units are 1/2000 em. */
struct OutlineGlyph
{
    QByteArray data; ///< the record of the `glyf` table, empty when nothing is drawn
    QRect box;       ///< y upwards
    int advance = 0;
    int points = 0;
    int contours = 0;
};

/** Bytes that a glyph occupies. */
[[nodiscard]] inline qsizetype sizeInMemory(const OutlineGlyph& glyph)
{
    return qsizetype(sizeof glyph) + glyph.data.capacity();
}

/** Units of an em in what this file makes. */
constexpr int outlineUnits = 2000;

/**
 * The outline of a glyph whose em is 1000 wide, y downwards. Curves that were quadratic before Qt made cubic
 * ones of them are found again; others are approximated by four each.
 */
[[nodiscard]] OutlineGlyph outlineGlyph(const QPainterPath& path, double advance);

/** The line metrics of a font, in 1/2000 em. */
struct OutlineMetrics
{
    int ascent = 0;
    int descent = 0; ///< below the base line, positive
};

/**
 * A TrueType program with these glyphs in this order, for /FontFile2 of a CIDFontType2 (ISO 32000-2 §9.9):
 * glyf, head, hhea, hmtx, loca and maxp, nothing else.
 */
[[nodiscard]] QByteArray trueTypeProgram(const std::vector<const OutlineGlyph*>& glyphs,
                                         OutlineMetrics metrics);

} // namespace ink::pdf
