#pragma once

// Private to app/pdf/verify: shows the types of qpdf.

#include "app/pdf/file/matrix.h"

#include <QRectF>
#include <QString>
#include <qpdf/QPDFObjectHandle.hh>

#include <cstdint>
#include <vector>

namespace ink::pdf {

/** A character code of an embedded font and its text. */
struct EmbeddedGlyph
{
    QPDFObjectHandle font; ///< the font's dictionary
    std::uint32_t code = 0;
    int bytes = 1; ///< length of the code
    bool vertical = false;
    QString text;
};

/** A glyph as it is drawn in a widget's rectangle, whose origin is at the top left, y downwards. */
struct DrawnGlyph
{
    EmbeddedGlyph glyph;
    bool isEmbedded = false; ///< the file brings the font along
    Matrix matrix;           ///< from the glyph's em
    QRectF box;              ///< points
    int line = 0;            ///< 0-based, from the top
};

/** The text of a form field's appearance as it can be seen: letters by their places, hidden ones left out. */
struct AppearanceText
{
    QString text;                      ///< line by line, from left to right
    QString written;                   ///< the same letters in the order of the content stream
    bool isCut = false;                ///< letters run out of a room that the visible ones fill
    bool isUnclear = false;            ///< mirrored, upside down, over one another, or of unknown meaning
    std::vector<EmbeddedGlyph> glyphs; ///< the visible ones in embedded fonts
    std::vector<DrawnGlyph> drawn;     ///< the visible ones but blanks, as they are read
};

/**
 * Reads the appearance `look` of `widget`. `paper` is the brightness of what lies below the text (0 black … 1
 * white): letters as bright as it can't be seen. Throws what qpdf throws, and ContentTooLarge.
 */
[[nodiscard]] AppearanceText readAppearanceText(QPDFObjectHandle look, QPDFObjectHandle widget, double paper);

} // namespace ink::pdf
