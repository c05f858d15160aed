#include "app/workflow/bulk/bulkorder.h"

#include "app/workflow/bulk/tablecells.h"

#include <algorithm>

namespace ink::workflow {

using store::BulkJournal;

namespace {

/** Returns the outcome with which a row of a plan is first written to the journal. */
BulkJournal::Outcome plannedOutcome(const domain::BulkPlan& plan, const QStringList& header, int row)
{
    if (plan.willBeSent(row)) return {};
    if (plan.isExcluded(row)) return {.state = BulkJournal::RowState::Excluded};
    const domain::BulkFinding error = plan.findings(row).value(0); // errors first
    return {.state = BulkJournal::RowState::Invalid,
            .errorField = header.value(error.column),
            .errorMessage = error.text};
}

} // namespace

QList<BulkJournal::Row> rowsForOrder(const domain::BulkPlan& plan, const tables::Table& table,
                                     const std::function<bool()>& isStopped)
{
    const TableCells cells(table);
    QList<BulkJournal::Row> rows;
    rows.reserve(plan.rowCount());
    for (int row = 0; row < plan.rowCount() && !(isStopped && isStopped()); ++row) {
        BulkJournal::Row made{.line = static_cast<int>(table.line(row)),
                              .content = plan.willBeSent(row) ? plan.rowToSend(cells, row)
                                                              : plan.rowToCorrect(cells, row),
                              .outcome = plannedOutcome(plan, table.header(), row)};
        std::sort(made.content.values.begin(), made.content.values.end());
        rows.append(std::move(made));
    }
    return rows;
}

} // namespace ink::workflow
