#pragma once

#include "app/base/result.h"
#include "app/store/journals/bulkjournal.h"
#include "app/tables/table.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace ink::workflow {

/** The rows of a bulk run to export. */
enum class BulkReportRows {
    All,    ///< all rows, each with its outcome
    Refused ///< rows that were refused or are invalid, as entered, followed by the reason: ready to be
            ///< corrected and imported again
};

/** A row's state as a word in `language` (BCP 47): waiting, sent, refused, unknown, faulty or left out. */
[[nodiscard]] QString bulkRowStateName(store::BulkJournal::RowState state, const QString& language);

/**
 * Returns a run's rows as a table for CSV or XLSX, starting with a header. The columns are the name, the
 * email address and (if any row has one) the phone number of each recipient, one column for each tag for
 * which any of these rows has a value, the data, `Document title` and (Refused) `Document message` if rows
 * have them (domain::titleColumnNames), then (All) `Line`, `Status`, `Document`, `Link`, and finally `Field`,
 * `Reason` (domain::resultColumnNames). Outcomes and the names of these last columns are in `language` (BCP
 * 47); the other columns have the names that an import recognizes. Reads the journal: call it in a background
 * thread when there are many rows.
 */
[[nodiscard]] Result<QList<QStringList>> makeBulkReport(const store::BulkJournal& journal,
                                                        const QString& runId, BulkReportRows which,
                                                        const QString& language);

/** Returns the rows of a Refused report as a table to correct. Each row has the line of the file that it came
 * from; 0 = none. */
[[nodiscard]] Result<tables::Table> correctionTable(const store::BulkJournal& journal, const QString& runId,
                                                    const QString& language);

} // namespace ink::workflow
