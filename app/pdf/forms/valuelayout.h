#pragma once

#include "app/domain/document/tag.h"
#include "app/pdf/text/textpainter.h"

namespace ink::pdf {

/** A line in a rectangle: the offset in points from the top left to the left end of its baseline. */
struct PlacedLine
{
    TextLine line;
    double x = 0;
    double y = 0;
};

/** A value laid out in its rectangle. */
struct PlacedText
{
    std::vector<PlacedLine> lines;
    double pointSize = 0; ///< font size
};

/** The typeface of a value. */
[[nodiscard]] TextFace faceOf(domain::TagType type, const domain::TagStyle& style);
/** Returns the font families of a value for a QFont, so that the screen shows the same glyphs as the stamped
 * file. */
[[nodiscard]] QStringList screenFamilies(domain::TagType type, const domain::TagStyle& style);

/** The minimum font size, in points, that is easy to read. */
inline constexpr double minReadablePoints = 6;

/** Fits a complete text into a tag's rectangle (points): signed text is never truncated or elided. Starts
 * with the style's size, or one derived from the height, and shrinks it until the text fits, using more lines
 * if there is space. Words are broken only if they wouldn't fit at a readable size (6 points); below that,
 * everything shrinks as far as necessary. Nothing is drawn outside, not even stacked marks. Text of several
 * lines begins at the top. In a comb field each character is centred in its box, all in the same size. */
[[nodiscard]] PlacedText layOutValue(TextPainter& painter, const QString& text, QSizeF room,
                                     domain::TagType type, const domain::TagStyle& style);

} // namespace ink::pdf
