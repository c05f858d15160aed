#pragma once

// Private to app/pdf/verify: exposes qpdf's types.

#include "app/pdf/file/matrix.h"

#include <QRectF>
#include <QString>
#include <qpdf/QPDFObjectHandle.hh>

#include <cstdint>
#include <vector>

namespace ink::pdf {

/** A character code of a font and its text. */
struct EmbeddedGlyph
{
    QPDFObjectHandle font; ///< the font's dictionary
    std::uint32_t code = 0;
    int byteCount = 1; ///< length of the code
    bool isVertical = false;
    QString text;
};

/** A glyph drawn in a widget's rectangle; origin at the top left, y downwards. */
struct DrawnGlyph
{
    EmbeddedGlyph glyph;
    bool isEmbedded = false; ///< the file embeds the font
    Matrix matrix;           ///< from the glyph's em to the rectangle
    QRectF box;              ///< points
    int line = 0;            ///< 0-based, from the top
};

/** The visible text of a form field's appearance: letters by position, without hidden ones. */
struct AppearanceText
{
    QString text;                      ///< line by line, from left to right
    QString written;                   ///< the same letters in the order of the content stream
    bool isCut = false;                ///< letters continue beyond the space, which the visible ones fill
    bool isUnclear = false;            ///< mirrored, upside down, overlapping, or of unknown meaning
    std::vector<EmbeddedGlyph> glyphs; ///< the visible letters in embedded fonts
    std::vector<DrawnGlyph> drawn;     ///< the visible letters except spaces, in reading order
};

/** Reads the appearance `look` of `widget`. `paper` is the brightness of the background (0 black … 1 white):
 * letters that are as bright are invisible. Throws qpdf's exceptions, and ContentTooLarge. */
[[nodiscard]] AppearanceText readAppearanceText(QPDFObjectHandle look, QPDFObjectHandle widget, double paper);

} // namespace ink::pdf
