#include "app/workflow/bulk/tablecells.h"

#include "app/workflow/bulk/reasons.h"

namespace ink::workflow {

Message TableCells::problem(int row, int column) const
{
    switch (m_table.problem(row, column)) {
    case tables::CellProblem::None:
        break;
    case tables::CellProblem::Error:
        return reasons::cellShowsError(m_table.cell(row, column).toString());
    case tables::CellProblem::FormulaWithoutResult:
        return reasons::formulaHasNoResult();
    }
    return {};
}

} // namespace ink::workflow
