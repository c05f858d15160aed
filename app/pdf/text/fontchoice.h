#pragma once

#include <QString>
#include <QStringList>

namespace ink::pdf {

/** The families for a text: those of `families` whose fonts may be embedded, followed by those that have the
 * text's other characters, so that Qt doesn't search all system fonts for them. Each skipped font is logged
 * once. Thread-safe. */
[[nodiscard]] QStringList embeddableFamilies(const QStringList& families, const QString& text);

/** The font that has a character but doesn't permit embedding, if no other font has it; empty otherwise. */
[[nodiscard]] QString restrictedFontOf(char32_t character);

} // namespace ink::pdf
