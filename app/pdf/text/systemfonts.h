#pragma once

#include <QRawFont>
#include <QString>

/** Queries about a font that Qt chose for some text. If no system font has a script's letters, Qt uses a
 * built-in font that draws boxes. It has neither tables nor a family: QRawFont::familyName() then reads the
 * first entry of an empty list, which crashes. Only systemfonts.cpp may call it. */
namespace ink::pdf {

/** Returns whether a font comes from a file, i.e. isn't Qt's font of boxes. */
[[nodiscard]] bool isSystemFont(const QRawFont& font);
/** The font that Qt uses for a family: a substitute if the family isn't installed. */
[[nodiscard]] QRawFont fontOfFamily(const QString& family);
/** The family of a font; empty for a font that isn't a system font. */
[[nodiscard]] QString familyOf(const QRawFont& font);
/** Returns whether the licence allows embedding a subset of a font (fsType of its OS/2 table): not if it is
 * restricted, or allows only whole fonts or bitmaps. */
[[nodiscard]] bool mayEmbed(const QRawFont& font);
/** Returns whether a font draws emoji as images. */
[[nodiscard]] bool isEmojiFont(const QRawFont& font);

} // namespace ink::pdf
