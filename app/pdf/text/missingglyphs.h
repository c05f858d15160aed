#pragma once

#include "app/domain/document/finding.h"

#include <QList>
#include <QString>

namespace ink::domain {
struct Document;
}

namespace ink::pdf {

/** The characters of a text that can't be displayed the same everywhere: no system font has them, or they
 * have no standard appearance (private use), or they are invalid (unpaired surrogates, noncharacters). Each
 * once, in order. Excludes control characters, direction marks and other invisible ones: see writableText.
 * Fast for common text; thread-safe. */
[[nodiscard]] QList<char32_t> missingGlyphs(const QString& text);
/** Returns whether any font is available: without one, every letter becomes a box. */
[[nodiscard]] bool hasAnyFont();
/** Formats at most three characters as code points, e.g. “U+E123, U+F0001”. */
[[nodiscard]] QString characterNames(const QList<char32_t>& characters);

/** The reason why a field's value with missing glyphs can't be stamped. */
[[nodiscard]] Message missingGlyphsReason(const Message& field, const QList<char32_t>& missing);

/** Findings for missing glyphs: an error for each value in the document, because it would be stamped; a
 * warning for each name and the title, which appear on the certificate. */
[[nodiscard]] QList<domain::Finding> missingGlyphFindings(const domain::Document& document);

} // namespace ink::pdf
