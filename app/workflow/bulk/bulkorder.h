#pragma once

#include "app/domain/bulk/bulkplan.h"
#include "app/domain/document/ids.h"
#include "app/store/journals/bulkjournal.h"
#include "app/workflow/bulk/workbookresults.h"

#include <QList>
#include <QString>

#include <functional>

namespace ink::tables {
class Table;
}

namespace ink::workflow {

/** The documents that a bulk run sends. */
struct BulkOrder
{
    domain::DocumentId templateId;
    QString templateTitle;
    QString title;              ///< title of the run for the user, e.g. the file's name
    BulkSourceFile source = {}; ///< the file with the rows; no path = none
    QString callback;           ///< callback base URL; empty = the template's or the account's
    /** All rows, so that rows and counts match the file; only those that are Waiting are sent. */
    QList<store::BulkJournal::Row> rows;
};

/**
 * Returns the rows of a checked table for an order. A row that won't be sent is Excluded, or Invalid with its
 * first error. Stops early when `isStopped` returns true.
 */
[[nodiscard]] QList<store::BulkJournal::Row> rowsForOrder(const domain::BulkPlan& plan,
                                                          const tables::Table& table,
                                                          const std::function<bool()>& isStopped = {});

} // namespace ink::workflow
