#pragma once

#include "app/domain/bulk/bulkplan.h"
#include "app/tables/table.h"
#include "app/workflow/bulk/tablecells.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QUndoStack>

#include <optional>

namespace ink::ui {

using workflow::TableCells;

/**
 * The rows of a file for a bulk run, with the errors of each cell. The first column has a check box for
 * sending the row, and the row's line number in the file; the other columns are the file's. Edits and
 * exclusions can be undone, and only the affected rows are checked again.
 */
class BulkRowsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int fixedColumns = 1;
    enum class Severity { None, Warning, Error };
    enum Role {
        SeverityRole = Qt::UserRole + 1, ///< int of Severity, of the cell; in the first column, of the whole
                                         ///< row
        ExcludedRole,                    ///< bool
        MappedRole,                      ///< bool: the column's values are used in the documents
    };

    explicit BulkRowsModel(QObject* parent = nullptr);

    /** Switches to another file, which has no plan yet. Clears the undo stack. */
    void setTable(const tables::Table& table);
    /** Sets the plan of this file and checks edited rows again. `inTexts` has the columns that are used in
     * the titles or messages of documents. */
    void setPlan(const domain::ColumnMapping& mapping, const domain::BulkPlan& plan,
                 const QList<int>& inTexts = {});
    void clear();

    [[nodiscard]] const tables::Table& table() const { return m_table; }
    [[nodiscard]] const std::optional<domain::BulkPlan>& plan() const { return m_plan; }
    [[nodiscard]] const domain::ColumnMapping& mapping() const { return m_mapping; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    /** Excludes these rows, or includes them again, in one undo step. */
    void setExcluded(const QList<int>& rows, bool excluded);
    /** Sets the rows that were sent before, unchanged. They are excluded, without an undo step, until the
     * user includes them. */
    void setUnchanged(const QList<int>& rows);
    /** The excluded rows among those that were sent before, unchanged. */
    [[nodiscard]] QList<int> excludedUnchangedRows() const;
    /** Returns the next cell with a finding after this one in reading order; wraps around. Considers only
     * errors while there are any. */
    [[nodiscard]] QModelIndex nextFinding(const QModelIndex& from, bool forward = true) const;
    [[nodiscard]] QList<domain::BulkFinding> findings(int row) const;
    [[nodiscard]] bool hasFinding(int row) const { return m_plan && m_plan->hasFinding(row); }
    /** The indexes of the rows that will be sent. */
    [[nodiscard]] QList<int> rowsToSend() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    // For the undo stack
    void applyCell(int row, int column,
                   const std::optional<QString>& text); ///< nothing: as read from the file
    void applyExcluded(const QList<int>& rows, bool excluded);

Q_SIGNALS:
    void countsChanged(); ///< emitted after the rows' own signals

private:
    [[nodiscard]] Severity severityOf(int row, int column) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] QVariant rowData(int row, int role) const;
    void notifyRow(int row);

    tables::Table m_table;
    domain::ColumnMapping m_mapping;
    QSet<int> m_numberColumns; ///< found when the table was read; edits don't change them
    QList<int> m_inTexts;
    std::optional<domain::BulkPlan> m_plan;
    QList<int> m_editedSince; ///< rows that were edited after the current planning began
    QSet<int> m_unchanged;    ///< see setUnchanged()
    QSet<int> m_excluded;     ///< kept when the columns are mapped again
    QUndoStack m_undo;
};

/** Shows only rows with findings, on demand. A row that is fixed stays visible until the filter is applied
 * again, so that rows don't jump. */
class BulkFindingFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit BulkFindingFilter(BulkRowsModel& rows, QObject* parent = nullptr);
    void setFindingsOnly(bool only);
    [[nodiscard]] bool showsFindingsOnly() const { return m_only; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    BulkRowsModel& m_rows;
    bool m_only = false;
};

} // namespace ink::ui
