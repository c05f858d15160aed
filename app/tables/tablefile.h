#pragma once

#include "app/base/result.h"
#include "app/tables/csvdialect.h"
#include "app/tables/headerrow.h"
#include "app/tables/table.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::tables {

/** The user's overrides for reading a file. */
struct TableChoice
{
    CsvChoice csv;
    std::optional<int> sheet;         ///< 0-based index of a workbook's sheet; none = the first with rows
    std::optional<qint64> headerLine; ///< 1-based; none = guessed
    bool includesHiddenRows = false;  ///< also reads the hidden rows of a workbook
    bool operator==(const TableChoice&) const = default;
};

/** A file with rows: CSV or a workbook, detected by its content. */
struct TableFile
{
    Table table;
    bool isWorkbook = false;
    CsvDialect dialect; ///< the format of a text file
    QStringList sheets; ///< the names of a workbook's sheets
    int sheet = 0;
    QString emptySheet; ///< the first sheet of a workbook, if it was skipped because it has no rows
};
/** Reads a file. Displayed numbers and dates follow the system's locale, as in a spreadsheet program. */
[[nodiscard]] Result<TableFile> readTableFile(const QString& path, const TableChoice& choice = {},
                                              const Progress& progress = {}, const TableLimits& limits = {},
                                              const KnownHeadings& knownHeadings = {});

} // namespace ink::tables
