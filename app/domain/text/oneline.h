#pragma once

#include <QString>

namespace ink::domain {

/**
 * The text as one line: control characters and line separators become spaces, runs of spaces one space, and
 * invisible format characters, such as marks that override the direction of text, are removed. Joiners and
 * plain direction marks stay: scripts and emoji need them. Trimmed.
 */
[[nodiscard]] QString oneLine(const QString& text);

} // namespace ink::domain
