#pragma once

#include <QStringList>

namespace ink::pdf {

/**
 * The families that are made for the scripts of a text, beside Latin, Greek and Cyrillic: asked first, so
 * that a word is not put together from several fonts, and scripts that Qt has no fallback for are found.
 */
[[nodiscard]] QStringList familiesFor(const QString& text);
/** All of them. */
[[nodiscard]] QStringList scriptFamilies();

} // namespace ink::pdf
