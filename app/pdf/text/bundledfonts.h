#pragma once

#include <QStringList>

/**
 * Fonts that come with the program, so that a document is stamped the same on every system: other versions of
 * a font have other widths. They are loaded for this process only, under names of their own that no font of
 * the system has, when a text first asks for their family. Safe from any thread.
 */
namespace ink::pdf {

/** Returns whether the program brings this family along, e.g. “Noto Sans”. */
[[nodiscard]] bool isBundled(const QString& family);

/** The file of a bundled family's regular style; empty when the program doesn't bring the family along. */
[[nodiscard]] QString bundledFile(const QString& family);

/**
 * The families with those that the program brings along under the names that they are loaded by; the others
 * as they are.
 */
[[nodiscard]] QStringList withBundledFonts(const QStringList& families);

} // namespace ink::pdf
