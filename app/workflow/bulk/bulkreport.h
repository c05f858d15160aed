#pragma once

#include "app/base/result.h"
#include "app/store/journals/bulkjournal.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::workflow {

/** The rows of a bulk run to export. */
enum class BulkReportRows {
    All,    ///< with what became of each
    Refused ///< refused or faulty, as they were given, with the reason behind: to be corrected and dropped in
            ///< again
};

/** A row's state in one English word: waiting, sent, refused, unknown, faulty or left out. */
[[nodiscard]] QString bulkRowWord(store::BulkJournal::RowState state);

/**
 * A run's rows as a table for CSV or XLSX, its header first. Columns are `Name`, `Email`, one for each tag
 * that any of these rows gives a value for, then (All) `Line`, `Status`, `Document`, and `Field`, `Reason`.
 * Reads the journal: for a thread beside the event loop when there are many rows.
 */
[[nodiscard]] Result<QList<QStringList>> bulkReport(const store::BulkJournal& journal, const QString& runId,
                                                    BulkReportRows which);

} // namespace ink::workflow
