#pragma once

#include <QRawFont>
#include <QString>

/**
 * Questions about a font that Qt chose for some text. Where no font of the system has a script's letters, Qt
 * gives a font of its own that draws boxes. It has neither tables nor a family: QRawFont::familyName() reads
 * the first entry of an empty list there, which ends the process. Only this file may call it.
 */
namespace ink::pdf {

/** Returns whether a font comes from a file, and is not Qt's font of boxes. */
[[nodiscard]] bool isSystemFont(const QRawFont& font);
/** The font that Qt takes for a family: another one where the family isn't installed. */
[[nodiscard]] QRawFont fontOfFamily(const QString& family);
/** The family of a font; empty for a font that isn't one of the system's. */
[[nodiscard]] QString familyOf(const QRawFont& font);
/**
 * Returns whether a subset of a font may be embedded in a document (fsType of its OS/2 table): not when its
 * licence is restricted, or allows whole fonts or bitmaps only.
 */
[[nodiscard]] bool mayEmbed(const QRawFont& font);
/** Returns whether a font draws emoji as pictures. */
[[nodiscard]] bool isEmojiFont(const QRawFont& font);

} // namespace ink::pdf
