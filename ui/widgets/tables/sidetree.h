#pragma once

#include <QTimer>
#include <QTreeView>

class QLineEdit;

namespace ink::ui {

/** The tree of views and folders next to a page: flat, F2 renames, documents and folders can be dropped onto
 * it. A collapsed folder expands while something is dragged over it. */
class SideTree final : public QTreeView
{
public:
    SideTree(QAbstractItemModel& model, const QString& name, QWidget* parent = nullptr);

protected:
    /** The right button opens the menu of a row without going there. */
    void mousePressEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QTimer m_spring;
    QPersistentModelIndex m_heldOver;
};

/** The width at which the tree's fixed texts (headings and views) are not cut off; folders and searches have
 * names of any length. */
[[nodiscard]] int fixedTextWidth(const QTreeView& tree);
/** Sets up the search field above a list. */
void setUpSearch(QLineEdit& search, const QString& name);

} // namespace ink::ui
