#pragma once

#include <QLocale>
#include <QString>

namespace ink::tables {

/**
 * A number as a spreadsheet displays it by a format code (ISO/IEC 29500-1 §18.8.31): sections and conditions,
 * placeholders with text between them (`000\-00\-0000`), grouping, scaling, percent, exponents, fractions,
 * dates and times. Separators and names of months are those of `locale`. Empty when the code is `General` or
 * displays the number as it is.
 */
[[nodiscard]] QString numberShown(double value, const QString& format, bool since1904, const QLocale& locale);

/** The code of a built-in format (ISO/IEC 29500-1 §18.8.30); empty = General or not known. */
[[nodiscard]] QString builtInFormat(int id, const QLocale& locale);

} // namespace ink::tables
