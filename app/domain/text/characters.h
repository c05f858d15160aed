#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

/**
 * The rules for the characters of a value. The signing page has the same rules in `rules.js`, and both are
 * held to tests/golden/rules.json. They stand on tables of their own (Unicode 14), because the C++ library
 * and each browser know different versions of Unicode.
 *
 * - Length: in code points, so that an emoji counts once.
 * - White space: the property White_Space of Unicode (it has U+0085) and U+FEFF.
 * - Blank, at the edges of numbers, dates and names: white space and characters that nobody sees, such as
 * U+200B and marks of direction. A text of nothing else is empty.
 * - Equal without regard to case: full case folding after canonical decomposition (Unicode, D145), without
 * blanks around: ΠΑΤΡΑΣ is πατρασ, STRASSE is straße, İzmir is i̇zmir; ı is not i.
 */
namespace ink::domain {

using CodePoints = QList<char32_t>;

/** The characters of a text; half of a surrogate pair stays as it is. */
[[nodiscard]] CodePoints codePoints(QStringView text);
/** In code points. */
[[nodiscard]] qsizetype lengthOf(QStringView text);

[[nodiscard]] bool isWhiteSpace(char32_t c);
/** White space, or a character that nobody sees. */
[[nodiscard]] bool isBlank(char32_t c);
/** Without blanks around. */
[[nodiscard]] QStringView withoutBlanks(QStringView text);
/** Returns whether there is nothing but blanks. */
[[nodiscard]] bool isBlankText(QStringView text);

enum class CharacterClass { Letter, UpperCase, LowerCase, Mark, Number, Digit };
[[nodiscard]] bool isIn(CharacterClass which, char32_t c);
/** A letter, mark or number of any script, or the underscore. */
[[nodiscard]] bool isWordCharacter(char32_t c);
/** The zero of the script that this decimal digit belongs to. */
[[nodiscard]] std::optional<char32_t> zeroOf(char32_t c);

/** A key that is equal for texts that differ in case only. */
[[nodiscard]] QString folded(QStringView text);
/** Other characters that differ from this one in case only. */
[[nodiscard]] CodePoints caseVariants(char32_t c);
/** Equal without regard to case and to blanks around. */
[[nodiscard]] bool isSameText(QStringView a, QStringView b);
/** The key by which names of tags and groups are compared: case-folded and trimmed. */
[[nodiscard]] QString nameKey(QStringView name);

} // namespace ink::domain
