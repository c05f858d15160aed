#pragma once

#include "app/base/result.h"
#include "app/tables/csvdialect.h"
#include "app/tables/table.h"

#include <QByteArrayView>
#include <QString>

namespace ink::tables {

/** A table and how its file was understood. */
struct CsvTable
{
    Table table;
    CsvDialect dialect;
};

/**
 * Reads RFC 4180 and what spreadsheets make of it: any line ends, line ends and delimiters inside quotes, a
 * quote inside an unquoted cell as itself, a byte order mark, a `sep=;` line. The first row that is not blank
 * is the header; blank rows are left out. An apostrophe that CsvWriter put before a would-be formula is taken
 * away again.
 *
 * Malformed: a quote that is never closed, a NUL, no row at all. TooLarge: see TableLimits. Both name line
 * and column.
 */
[[nodiscard]] Result<CsvTable> readCsv(QByteArrayView bytes, const CsvChoice& choice = {},
                                       const Progress& progress = {}, const TableLimits& limits = {});
/** The same from a file. */
[[nodiscard]] Result<CsvTable> readCsvFile(const QString& path, const CsvChoice& choice = {},
                                           const Progress& progress = {}, const TableLimits& limits = {});

} // namespace ink::tables
