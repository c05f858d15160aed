#pragma once

#include "app/base/result.h"
#include "app/workflow/reports/reporttable.h"

#include <QSet>
#include <QString>
#include <QStringList>

namespace ink::workflow {

/** The texts of a report's file, in the language of the user who exports it. */
struct ReportWords
{
    QStringList
        header; ///< for the document's own columns: title, status, recipient, email, created, sent, completed
    QStringList status; ///< names of the statuses 51 … 56, in that order
    QString yes;
    QString no;
    QString sheet;     ///< name of the sheet in the workbook
    QString link = {}; ///< header of the last column, which is left out if no document has a link
};

/** Returns whether this build can export a report as XLSX; CSV is always possible. */
[[nodiscard]] bool canExportWorkbooks();
/** Writes these lines of a report; the suffix of `path` (.csv or .xlsx) selects the format. Hidden
 * columns are written as dots. */
[[nodiscard]] Result<void> exportReport(const ReportTable& table, const QList<qsizetype>& lines,
                                        const QSet<qsizetype>& hidden, const ReportWords& words,
                                        const QString& path);
/** The placeholder of a hidden value. */
[[nodiscard]] QString hiddenValue();

} // namespace ink::workflow
