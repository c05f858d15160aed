#pragma once

#include "app/domain/bulk/cellsource.h"
#include "app/tables/table.h"

namespace ink::workflow {

/** The cells of a table that was read from a file, for a bulk run. */
class TableCells final : public domain::CellSource
{
public:
    explicit TableCells(const tables::Table& table) : m_table(table) {}
    [[nodiscard]] int rowCount() const override { return m_table.rowCount(); }
    [[nodiscard]] QStringView cell(int row, int column) const override { return m_table.cell(row, column); }
    [[nodiscard]] QStringView displayText(int row, int column) const override
    {
        return m_table.displayText(row, column);
    }
    [[nodiscard]] Message problem(int row, int column) const override;
    [[nodiscard]] bool hasSurplusCells(int row) const override { return m_table.hasSurplusCells(row); }

private:
    const tables::Table& m_table;
};

} // namespace ink::workflow
