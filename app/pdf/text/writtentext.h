#pragma once

#include <QHash>
#include <QList>
#include <QString>

namespace ink::pdf {

/**
 * Returns text as it is written on pages. These are the only changes to the original text:
 * - CR LF, CR, VT, FF, NEL and the line and paragraph separators become line feeds; in single-line text, line
 * feeds become spaces;
 * - a tab becomes a space;
 * - other control characters (C0 including NUL, DEL, C1), which are invisible, are removed;
 * - unpaired surrogates and noncharacters become U+FFFD.
 * Everything else is kept: joiners, direction marks, variation selectors, private use, all kinds of spaces.
 */
[[nodiscard]] QString writableText(const QString& text, bool keepLines);

/** Returns whether a text has letters that are written from right to left. Its glyphs may be drawn in another
 * order than its characters. */
[[nodiscard]] bool containsRightToLeft(const QString& text);

/** Returns whether a character takes part in shaping but is invisible itself: joiners, direction marks … */
[[nodiscard]] bool isInvisible(char32_t character);

/** The possible cursor positions: 0, …, the text's length. Emoji sequences are not split. */
[[nodiscard]] QList<qsizetype> clusterBounds(const QString& text);

} // namespace ink::pdf
