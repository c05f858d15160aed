#pragma once

#include "app/domain/document/finding.h"

#include <QList>
#include <QString>

namespace ink::domain {
struct Document;
}

namespace ink::pdf {

/**
 * The characters of a text that could not be written onto a page so that everybody sees the same: no font of
 * this system has them, or they have no agreed look (private use), or they are no characters (half a
 * surrogate pair, noncharacters). Each once, in their order. Control characters, marks of direction and other
 * invisible ones are not meant: see writableText. Quick for usual text; safe from any thread.
 */
[[nodiscard]] QList<char32_t> missingGlyphs(const QString& text);
/** Returns whether there is a font at all: without one, every letter becomes a box. */
[[nodiscard]] bool canWriteLetters();
/** “U+E123, U+F0001”, at most three of them. */
[[nodiscard]] QString characterNames(const QList<char32_t>& characters);

/** The reason why a field's value with such characters can't be written. */
[[nodiscard]] Message missingGlyphsReason(const Message& field, const QList<char32_t>& missing);

/**
 * The values that a document already has (an error each: they would be stamped) and the names and the title
 * (a warning each: the certificate shows them) with such characters.
 */
[[nodiscard]] QList<domain::Finding> missingGlyphFindings(const domain::Document& document);

} // namespace ink::pdf
