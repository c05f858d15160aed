#pragma once

#include <QString>
#include <QStringList>

namespace ink::pdf {

/**
 * The families to write a text with: those of `families` whose fonts may be embedded, then those that have
 * the text's other characters, so that Qt needs not look for them in all fonts of the system. Each font that
 * is passed over is logged once. Safe from any thread.
 */
[[nodiscard]] QStringList embeddableFamilies(const QStringList& families, const QString& text);

/** The only font that has a character but doesn't permit embedding; empty when there is none. */
[[nodiscard]] QString restrictedFontOf(char32_t character);

} // namespace ink::pdf
