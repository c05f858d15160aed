#pragma once

#include <QTimer>
#include <QTreeView>

class QLineEdit;

namespace ink::ui {

/** Views and folders at the side of a page: flat, renamed by F2, documents and folders are dropped onto it. A
 * closed folder opens while something is held over it. */
class SideTree final : public QTreeView
{
public:
    SideTree(QAbstractItemModel& model, const QString& name, QWidget* parent = nullptr);

protected:
    void startDrag(Qt::DropActions actions) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QTimer m_spring;
    QPersistentModelIndex m_heldOver;
};

/** The width of such a tree when its own texts, which are headings and views, are not cut; folders and
 * searches have names of any length. */
[[nodiscard]] int ownWidthOf(const QTreeView& tree);
/** The search at the head of a list. */
void setUpSearch(QLineEdit& search, const QString& name);

} // namespace ink::ui
