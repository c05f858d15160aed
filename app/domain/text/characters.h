#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

/**
 * The rules for the characters of a value. The signing page has the same rules in `rules.js`, and both are
 * tested with tests/golden/rules.json. They use tables of their own (Unicode 14), because the C++ library and
 * browsers support different versions of Unicode.
 *
 * - Length: in code points, so that an emoji counts once.
 * - White space: characters with Unicode's property White_Space (including U+0085), and U+FEFF.
 * - Blank, at the edges of numbers, dates and names: white space and invisible characters, such as U+200B and
 * direction marks. Text that consists only of these is empty.
 * - Equal ignoring case: full case folding after canonical decomposition (Unicode, D145), without surrounding
 * blanks: ΠΑΤΡΑΣ is πατρασ, STRASSE is straße, İzmir is i̇zmir; ı is not i.
 */
namespace ink::domain {

using CodePoints = QList<char32_t>;

/** The code points of a text; unpaired surrogates are kept. */
[[nodiscard]] CodePoints codePoints(QStringView text);
/** The length in code points. */
[[nodiscard]] qsizetype lengthOf(QStringView text);

[[nodiscard]] bool isWhiteSpace(char32_t c);
/** Returns whether a character is white space or an invisible character. */
[[nodiscard]] bool isBlank(char32_t c);
/** Removes surrounding blanks. */
[[nodiscard]] QStringView withoutBlanks(QStringView text);
/** Returns whether the text consists only of blanks. */
[[nodiscard]] bool isBlankText(QStringView text);

enum class CharacterClass { Letter, UpperCase, LowerCase, Mark, Number, Digit };
[[nodiscard]] bool isIn(CharacterClass which, char32_t c);
/** Returns whether a character is a letter, mark or number of any script, or the underscore. */
[[nodiscard]] bool isWordCharacter(char32_t c);
/** Returns the zero in the script of a decimal digit; nothing for other characters. */
[[nodiscard]] std::optional<char32_t> zeroOf(char32_t c);

/** A key that is equal for texts that differ only in case. */
[[nodiscard]] QString folded(QStringView text);
/** Other characters that differ from this one only in case. */
[[nodiscard]] CodePoints caseVariants(char32_t c);
/** Returns whether two texts are equal, ignoring case and surrounding blanks. */
[[nodiscard]] bool isSameText(QStringView a, QStringView b);
/** The key by which names of tags and groups are compared: case-folded and trimmed. */
[[nodiscard]] QString nameKey(QStringView name);

} // namespace ink::domain
