#pragma once

#include <QString>

namespace ink::tables {

/** Formats a spreadsheet's serial number as a date by the number format's code; empty = not a date format. */
[[nodiscard]] QString dateText(double serial, const QString& format, bool since1904);

} // namespace ink::tables
