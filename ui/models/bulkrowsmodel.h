#pragma once

#include "app/domain/bulkplan.h"
#include "app/tables/table.h"

#include <QAbstractTableModel>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QUndoStack>

#include <optional>

namespace ink::ui {

/** A table as rows to plan by. */
class TableRows final : public domain::BulkRows
{
public:
    explicit TableRows(const tables::Table& table) : m_table(table) {}
    [[nodiscard]] int rowCount() const override { return m_table.rowCount(); }
    [[nodiscard]] QStringView cell(int row, int column) const override { return m_table.cell(row, column); }

private:
    const tables::Table& m_table;
};

/**
 * The rows of a file for a bulk run with what is wrong in each cell. The first column says whether a row is
 * sent (its box) and where it stands in the file; the others are the file's. Edits and rows that are left out
 * can be undone, and only what they change is looked at again.
 */
class BulkRowsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int fixedColumns = 1;
    enum class Fault { None, Warning, Error };
    enum Role {
        FaultRole = Qt::UserRole + 1, ///< int of Fault, of the cell; in the first column of the whole row
        ExcludedRole,                 ///< bool
        MappedRole,                   ///< bool: the column goes into the document
    };

    explicit BulkRowsModel(QObject* parent = nullptr);

    /** Another file; nothing is planned yet. The undo stack is emptied. */
    void setTable(const tables::Table& table);
    /** The plan of this file; edited rows are checked again. */
    void setPlan(const domain::ColumnMapping& mapping, const domain::BulkPlan& plan);
    void clear();

    [[nodiscard]] const tables::Table& table() const { return m_table; }
    [[nodiscard]] const std::optional<domain::BulkPlan>& plan() const { return m_plan; }
    [[nodiscard]] const domain::ColumnMapping& mapping() const { return m_mapping; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }
    /** Leaves these rows out, or takes them in again: one step to undo. */
    void setExcluded(const QList<int>& rows, bool excluded);
    /** The next cell with a fault behind this one, in the order of reading; wraps. Errors only, as long as
     * there are any. */
    [[nodiscard]] QModelIndex nextFault(const QModelIndex& from, bool forward = true) const;
    [[nodiscard]] QList<domain::BulkFinding> findings(int row) const;
    [[nodiscard]] bool hasFinding(int row) const { return m_plan && m_plan->hasFinding(row); }
    /** The rows that will be sent, with their final values. */
    [[nodiscard]] QList<int> rowsToSend() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    // For the undo stack
    void putCell(int row, int column, const QString& text);
    void putExcluded(const QList<int>& rows, bool excluded);

Q_SIGNALS:
    void countsChanged(); ///< for the plan: later than the rows' own signals

private:
    [[nodiscard]] Fault faultOf(int row, int column) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] QVariant rowData(int row, int role) const;
    void tellRow(int row);

    tables::Table m_table;
    domain::ColumnMapping m_mapping;
    std::optional<domain::BulkPlan> m_plan;
    QList<int> m_editedSince; ///< rows that the plan under way may have seen as they were before
    QSet<int> m_excluded;     ///< lives on when the columns are mapped anew
    QUndoStack m_undo;
};

/** Rows with faults only, on demand. A row that is mended stays until it is asked for again: nothing jumps.
 */
class BulkFaultFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit BulkFaultFilter(BulkRowsModel& rows, QObject* parent = nullptr);
    void setFaultsOnly(bool only);
    [[nodiscard]] bool isFaultsOnly() const { return m_only; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    BulkRowsModel& m_rows;
    bool m_only = false;
};

} // namespace ink::ui
