#pragma once

#include <QString>

namespace ink::tables {

/** Formats a spreadsheet's serial number as a date or time (ISO 8601), with the parts that the number
 * format's code contains; empty = not a date format. */
[[nodiscard]] QString dateText(double serial, const QString& format, bool since1904);

} // namespace ink::tables
