#pragma once

#include "app/workflow/bulk/bulkrun.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace ink::ui {

/** The rows of a bulk run with their outcomes. Follows the run. */
class BulkRunModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Line, Name, Email, State, Detail };
    static constexpr int columns = 5;
    enum Role {
        StateRole = Qt::UserRole + 1, ///< int of BulkRun::RowState
        DocumentRole,                 ///< qint64, 0 = none
    };

    explicit BulkRunModel(QObject* parent = nullptr);

    /** Sets the run to display; null = no rows. */
    void setRun(workflow::BulkRun* run);
    [[nodiscard]] static QString stateText(workflow::BulkRun::RowState state);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reload();

    workflow::BulkRun* m_run = nullptr;
    int m_rows = 0;
};

/** Rows of a bulk run in some states only. */
class BulkRunFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    /** Shows only rows that are invalid, were rejected, or have an unknown outcome. */
    void setProblemsOnly(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool m_only = false;
};

} // namespace ink::ui
