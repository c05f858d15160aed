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
    std::optional<int> sheet;         ///< of a workbook, from 0
    std::optional<qint64> headerLine; ///< 1-based; none = guessed
    bool includesHiddenRows = false;  ///< of a workbook: also rows that it hides
    bool operator==(const TableChoice&) const = default;
};

/** A file with rows: CSV or a workbook, detected by its content. */
struct TableFile
{
    Table table;
    bool isWorkbook = false;
    CsvDialect dialect; ///< of a text file
    QStringList sheets; ///< of a workbook
    int sheet = 0;
    QString emptySheet; ///< the first sheet of a workbook, if it was skipped because it has no rows
};
/** Reads a file. Displayed numbers and dates follow the system's locale, as in a spreadsheet program. */
[[nodiscard]] Result<TableFile> readTableFile(const QString& path, const TableChoice& choice = {},
                                              const Progress& progress = {}, const TableLimits& limits = {},
                                              const KnownHeadings& knownHeadings = {});

} // namespace ink::tables
