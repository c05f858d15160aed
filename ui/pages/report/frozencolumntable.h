// Private to ui/pages: the table of a report.
#pragma once

#include <QTableView>

class QFrame;

namespace ink::ui {

/** A table whose first column stays visible while the others scroll horizontally, so that every value appears
 * next to the name of its row. In a narrow table the column shrinks to half of the width. */
class FrozenColumnTable final : public QTableView
{
    Q_OBJECT
public:
    explicit FrozenColumnTable(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /** The width of the frozen column; 0 while the table isn't scrolled horizontally. */
    [[nodiscard]] int frozenWidth() const;

protected:
    void updateGeometries() override;

private:
    void updateFrozenColumn();
    void copyAppearance();

    QTableView* m_frozen; ///< covers the first column
    QFrame* m_edge;
    bool m_isUpdating = false;
};

} // namespace ink::ui
