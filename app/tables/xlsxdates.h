#pragma once

#include <QString>

namespace ink::tables {

/** A serial number of a spreadsheet as text, by the number format's code; empty = the format has no date. */
[[nodiscard]] QString dateText(double serial, const QString& format, bool since1904);

} // namespace ink::tables
