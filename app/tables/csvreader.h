#pragma once

#include "app/base/result.h"
#include "app/tables/csvdialect.h"
#include "app/tables/table.h"

#include <QByteArrayView>
#include <QString>

namespace ink::tables {

/** A table with the detected format of its file. */
struct CsvTable
{
    Table table;
    CsvDialect dialect;
};

/**
 * Reads RFC 4180 and the variants that spreadsheets write: any line ends, line ends and delimiters inside
 * quotes, a literal quote inside an unquoted cell, a byte order mark, a `sep=;` line, `="00123"` for a text.
 * The first row that is not blank is the header, unless `header` chooses another; blank rows are skipped. An
 * apostrophe that CsvWriter put before a would-be formula is removed.
 *
 * Malformed: an unclosed quote, a NUL, no rows at all. TooLarge: see TableLimits. The messages name the line,
 * and the column if it is known.
 */
[[nodiscard]] Result<CsvTable> readCsv(QByteArrayView bytes, const CsvChoice& choice = {},
                                       const Progress& progress = {}, const TableLimits& limits = {},
                                       const HeaderRow& header = {});
/** Like readCsv(), for a file. */
[[nodiscard]] Result<CsvTable> readCsvFile(const QString& path, const CsvChoice& choice = {},
                                           const Progress& progress = {}, const TableLimits& limits = {},
                                           const HeaderRow& header = {});

} // namespace ink::tables
