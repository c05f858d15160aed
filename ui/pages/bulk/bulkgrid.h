#pragma once

#include "ui/models/bulkrowsmodel.h"

#include <QTableView>

namespace ink::ui {

class MappingHeader;

/**
 * The rows of a file with their faults in the cells; edited in place. The column of row numbers stays in view
 * when the others scroll.
 */
class BulkGrid final : public QTableView
{
    Q_OBJECT
public:
    explicit BulkGrid(BulkRowsModel& rows, QWidget* parent = nullptr);

    [[nodiscard]] MappingHeader* mappingHeader() const { return m_header; }
    [[nodiscard]] BulkFindingFilter& filter() { return *m_filter; }
    /** Selects the next cell with a fault and scrolls to it; false when there is none. */
    bool goToFault(bool forward);
    void goTo(int row, int column);             ///< row and column of the model
    [[nodiscard]] int currentRow() const;       ///< row of the model; -1 = none
    [[nodiscard]] QString currentFault() const; ///< error in the current cell; empty = none
    [[nodiscard]] QList<int> selectedRows() const;
    /** Fits the column widths to the first rows. */
    void fitColumns();
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

Q_SIGNALS:
    void currentRowChanged(int row);
    void previewRequested(); ///< emitted when Space is pressed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;

private:
    void makeFrozenColumn();
    void placeFrozenColumn();

    BulkRowsModel& m_rows;
    BulkFindingFilter* m_filter;
    MappingHeader* m_header;
    QTableView* m_frozen; ///< shows the row numbers over the scrolled columns
};

} // namespace ink::ui
