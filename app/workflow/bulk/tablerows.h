#pragma once

#include "app/domain/bulk/columnmapping.h"
#include "app/tables/table.h"

namespace ink::workflow {

/** A table that was read from a file as the rows of a bulk run. */
class TableRows final : public domain::BulkRows
{
public:
    explicit TableRows(const tables::Table& table) : m_table(table) {}
    [[nodiscard]] int rowCount() const override { return m_table.rowCount(); }
    [[nodiscard]] QStringView cell(int row, int column) const override { return m_table.cell(row, column); }
    [[nodiscard]] QStringView shown(int row, int column) const override { return m_table.shown(row, column); }
    [[nodiscard]] Message problem(int row, int column) const override;
    [[nodiscard]] bool hasSurplusCells(int row) const override { return m_table.hasSurplusCells(row); }

private:
    const tables::Table& m_table;
};

} // namespace ink::workflow
