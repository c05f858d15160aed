#pragma once

#include <QByteArray>

namespace ink::pdf {

/** A copy for rendering only, in which printed annotations are visible and all others are hidden (flags
 * Hidden, NoView and Print, ISO 32000-2 table 167). Returns the same bytes if screen and print are
 * identical. */
[[nodiscard]] QByteArray makePrintedCopy(const QByteArray& bytes);

} // namespace ink::pdf
