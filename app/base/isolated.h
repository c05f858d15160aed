#pragma once

#include <QString>
#include <Qt>

namespace ink {

// Index(isolated): Names and titles within sentences: what keeps their order
/** Isolates a name, title or other foreign text for insertion in text with the direction `surrounding`, so
 * that neither changes the order of the other (Unicode bidirectional algorithm, UAX #9, 2.4.1). Characters
 * that could end the isolation or change the direction of the surrounding text are removed, as with
 * withoutDirectionControls(). In left-to-right text, foreign text without right-to-left letters or marks
 * stays unchanged. */
[[nodiscard]] QString isolated(const QString& text, Qt::LayoutDirection surrounding);
/** isolated() for text in a language (BCP 47). */
[[nodiscard]] QString isolatedIn(const QString& language, const QString& text);

/** The text without explicit directional formatting characters: embeddings, overrides and isolates (UAX #9,
 * 2.1 to 2.5), with which displayed text can differ from the actual one. Direction marks stay. */
[[nodiscard]] QString withoutDirectionControls(const QString& text);

} // namespace ink
