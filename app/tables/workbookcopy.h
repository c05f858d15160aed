#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace ink::tables {

/** Columns to write into a sheet of a workbook. */
struct WorkbookColumns
{
    QString sheetPart;     ///< path of the sheet in the package (XlsxReader::Sheet)
    qint64 headerLine = 0; ///< 1-based
    int firstColumn = 0;   ///< 0-based; cells that the sheet has in these columns and rows are replaced
    QStringList names;
    QHash<qint64, QStringList> rows; ///< by line, 1-based: a text for each column
};

/** Returns a copy of a workbook (XLSX, XLSM) with these columns as text. Everything else, such as formats and
 * other sheets, stays as it is. Malformed if it isn't a workbook with this sheet, TooLarge beyond the limits
 * of archives. */
[[nodiscard]] Result<QByteArray> withColumns(const QByteArray& workbook, const WorkbookColumns& columns);

} // namespace ink::tables
