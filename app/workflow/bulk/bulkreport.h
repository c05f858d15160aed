#pragma once

#include "app/base/result.h"
#include "app/store/journals/bulkjournal.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::workflow {

/** The rows of a bulk run to export. */
enum class BulkReportRows {
    All,    ///< with the outcome of each
    Refused ///< refused or invalid, as entered, followed by the reason: ready to be corrected and
            ///< imported again
};

/** A row's state as a word in `language` (BCP 47): waiting, sent, refused, unknown, faulty or left out. */
[[nodiscard]] QString bulkRowStateName(store::BulkJournal::RowState state, const QString& language);

/**
 * A run's rows as a table for CSV or XLSX, starting with a header. Columns are `Name`, `Email`, one for
 * each tag that any of these rows gives a value for, `Document title` and (Refused) `Document message` if
 * rows have them (domain::titleColumnNames), then (All) `Line`, `Status`, `Document`, and `Field`,
 * `Reason`. Outcomes are in `language` (BCP 47); the other columns have the names by which
 * they are imported again. Reads the journal: call it in a background thread when there are many rows.
 */
[[nodiscard]] Result<QList<QStringList>> makeBulkReport(const store::BulkJournal& journal,
                                                        const QString& runId, BulkReportRows which,
                                                        const QString& language);

} // namespace ink::workflow
