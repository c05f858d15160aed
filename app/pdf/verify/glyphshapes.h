#pragma once

// Private to app/pdf/verify: shows the types of qpdf.

#include "app/pdf/verify/appearancetext.h"

#include <QImage>
#include <QString>

#include <vector>

class QPDF;

namespace ink::pdf {

class PageRenderer;
class WorkLimit;

/** Pixels that an em measures in the pictures of glyphs. */
constexpr int glyphPixels = 48;

/** Returns whether a glyph, black on white, is clearly more like another character than like `text`, or
 * blank. */
[[nodiscard]] bool looksLikeAnother(const QImage& glyph, const QString& text);

/**
 * Returns whether a glyph has the shape of another character than the one it stands for, or none: an embedded
 * font can draw a 9 wherever its file says 1. Each glyph is rendered and compared with the characters of the
 * system's fonts; only a glyph that is clearly more like another character counts, so that unusual fonts
 * pass. False as well for characters that no font of the system has, and for what the renderer can't open.
 * True when `limit` is over first. `file` is what the fonts belong to; those that are direct objects become
 * indirect ones in it. May throw what qpdf throws.
 */
[[nodiscard]] bool drawsOtherShapes(const std::vector<EmbeddedGlyph>& glyphs, QPDF& file,
                                    const PageRenderer& renderer, const WorkLimit& limit);

} // namespace ink::pdf
