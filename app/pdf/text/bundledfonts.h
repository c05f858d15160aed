#pragma once

#include <QStringList>

/** Fonts included with the program, so that documents are stamped identically on every system: other versions
 * of a font have other widths. They are loaded for this process only, under names that no system font has,
 * when their family is first requested. Thread-safe. */
namespace ink::pdf {

/** Returns whether the program includes this family, e.g. “Noto Sans”. */
[[nodiscard]] bool isBundled(const QString& family);

/** The file of a bundled family's regular style; empty if the family isn't bundled. */
[[nodiscard]] QString bundledFontFile(const QString& family);

/** Replaces the names of bundled families with those under which they are loaded; the
 * others stay unchanged. */
[[nodiscard]] QStringList withBundledFonts(const QStringList& families);

} // namespace ink::pdf
