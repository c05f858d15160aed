#pragma once

#include <QString>
#include <Qt>

namespace ink {

// Index(isolated): Names and titles within sentences: what keeps their order
/**
 * A name, title or other text by somebody else, to be put into words that run in the direction `around`:
 * neither changes the order of the other (Unicode bidirectional algorithm, UAX #9, 2.4.1). What could end the
 * isolation or turn the words around is removed, as withoutDirectionControls() does. In words from left to
 * right, a text without letters or marks of the other direction stays as it is.
 */
[[nodiscard]] QString isolated(const QString& text, Qt::LayoutDirection around);
/** isolated() for words in a language (BCP 47). */
[[nodiscard]] QString isolatedIn(const QString& language, const QString& text);

/**
 * The text without explicit directional formatting characters, those that embed, override or isolate (UAX #9,
 * 2.1 to 2.5): with them, a text can show other words than it has. Marks of direction stay.
 */
[[nodiscard]] QString withoutDirectionControls(const QString& text);

} // namespace ink
