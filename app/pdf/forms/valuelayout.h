#pragma once

#include "app/domain/document/tag.h"
#include "app/pdf/text/textpainter.h"

namespace ink::pdf {

/** A line in a rectangle: points from the rectangle's left top to the line's left end and base line. */
struct PlacedLine
{
    TextLine line;
    double x = 0;
    double y = 0;
};

/** A value as it is laid out in its rectangle. */
struct PlacedText
{
    std::vector<PlacedLine> lines;
    double points = 0; ///< size of the letters
};

/** The letters that a value is written with. */
[[nodiscard]] TextFace faceOf(domain::TagType type, const domain::TagStyle& style);
/** Its families for a QFont, so that the screen shows the letters that are stamped. */
[[nodiscard]] QStringList screenFamilies(domain::TagType type, const domain::TagStyle& style);

/** Letters that are smaller are hard to read. */
inline constexpr double minReadablePoints = 6;

/**
 * Fits a text into a tag's rectangle (points), whole: what somebody signs is never cut and never ends with an
 * ellipsis. The size is the style's, or follows the height; it shrinks until the text fits, in more lines
 * where there is room for them. Words are broken only when they would not fit at a size that can be read (6
 * points); below it everything shrinks as far as it must. Nothing of it, stacked marks neither, is drawn
 * outside. A text of several lines begins at the top. In a comb field each character stands in the middle of
 * its box, all in one size.
 */
[[nodiscard]] PlacedText placed(TextPainter& painter, const QString& text, QSizeF room, domain::TagType type,
                                const domain::TagStyle& style);

} // namespace ink::pdf
