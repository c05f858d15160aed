#pragma once

// Private to app/pdf/verify: exposes qpdf's types.

#include "app/pdf/verify/appearancetext.h"

#include <QImage>
#include <QString>

#include <vector>

class QPDF;

namespace ink::pdf {

class PageRenderer;
class WorkLimit;

/** Pixels per em in the images of glyphs. */
constexpr int glyphPixels = 48;

/** Returns whether a glyph, black on white, clearly resembles another character more than `text`, or is
 * blank. */
[[nodiscard]] bool resemblesOtherCharacter(const QImage& glyph, const QString& text);

/** Returns whether a glyph has the shape of another character than its text, or none: an embedded font can
 * draw a 9 for every 1. Each glyph is rendered and compared with the characters of the system's fonts; only a
 * clear resemblance to another character counts, so that unusual fonts pass. Also false for characters that
 * no system font has, and for fonts that the renderer can't open. True if `limit` is exceeded or there are
 * too many glyphs. `file` is the file of the fonts; direct font objects become indirect ones in it. May throw
 * qpdf's exceptions. */
[[nodiscard]] bool drawsOtherShapes(const std::vector<EmbeddedGlyph>& glyphs, QPDF& file,
                                    const PageRenderer& renderer, const WorkLimit& limit);

} // namespace ink::pdf
