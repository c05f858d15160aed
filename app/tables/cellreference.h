#pragma once

#include <QString>

namespace ink::tables {

/** Returns the 0-based column of a cell reference such as `BC12`; -1 = none. */
[[nodiscard]] int columnOf(QStringView reference);
/** Returns the letters of a 0-based column: A … Z, AA … */
[[nodiscard]] QString columnLetters(int column);

} // namespace ink::tables
