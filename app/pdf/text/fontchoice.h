#pragma once

#include <QRawFont>
#include <QString>
#include <QStringList>

namespace ink::pdf {

// Some fonts must not be embedded. Which one the system takes for a character is known only once it has: what
// comes out is noted here for the process. Safe from any thread.

/**
 * The families to write a text with: those of `families` whose fonts may be embedded, and others for the
 * characters of which it was noted that the system takes them from another font. Each font that is passed
 * over is logged once.
 */
[[nodiscard]] QStringList embeddableFamilies(const QStringList& families, const QString& text);

/**
 * Notes that the system took this font for some of a text although it must not be embedded. True when there
 * is another for a character of which that was not known: the text is worth another try.
 */
bool noteRestricted(const QRawFont& font, const QString& text);

/** The only font that has a character of the text but doesn't permit embedding; empty when
 * there is none. */
[[nodiscard]] QString restrictedFontOf(char32_t character);

} // namespace ink::pdf
