#pragma once

#include <QTableView>

namespace ink::ui {

class FileMatrixModel;

/**
 * A table of check boxes: files × recipients. Its headers stay while it scrolls and have a check box for the
 * whole row or column. Space changes the selected cells, Shift+Space the file and Ctrl+Space the recipient of
 * the current one.
 */
class FileMatrixView final : public QTableView
{
    Q_OBJECT
public:
    explicit FileMatrixView(FileMatrixModel& model, QWidget* parent = nullptr);

    /** The height at which all rows are visible, up to this limit (px). */
    [[nodiscard]] int heightFor(int maxHeight) const;

Q_SIGNALS:
    void currentCellChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    FileMatrixModel& m_model;
};

} // namespace ink::ui
