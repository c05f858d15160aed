#pragma once

#include <QHash>
#include <QList>
#include <QString>

namespace ink::pdf {

/**
 * Text as it is written onto pages. This is the only thing that is ever changed about what was typed:
 * - CR LF, CR, VT, FF, NEL and the line and paragraph separators become line feeds; where there is one line
 *   only, line feeds become spaces;
 * - a tabulator becomes a space;
 * - the other control characters (C0, NUL too, DEL, C1), which have no look, go;
 * - half a surrogate pair and noncharacters, which are no text, become U+FFFD.
 * Everything else stays: joiners, direction marks, variation selectors, private use, every kind of space.
 */
[[nodiscard]] QString writableText(const QString& text, bool keepLines);

/** Returns whether a character takes part in shaping but has no look of its own: joiners, marks of direction
 * … */
[[nodiscard]] bool isInvisible(char32_t character);

/** The places between which a cursor may stand: 0, …, the text's length. Emoji sequences stay whole. */
[[nodiscard]] QList<qsizetype> clusterBounds(const QString& text);

} // namespace ink::pdf
