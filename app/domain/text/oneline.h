#pragma once

#include <QString>

namespace ink::domain {

/** Converts text to one line: control characters and line separators become spaces, runs of spaces one space,
 * and invisible format characters, such as directional overrides, are removed. Joiners and simple direction
 * marks, which scripts and emoji require, are kept. Trimmed. */
[[nodiscard]] QString oneLine(const QString& text);

} // namespace ink::domain
