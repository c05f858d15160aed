#include "ui/widgets/sidetree.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/tabledelegates.h"
#include "ui/widgets/theme.h"

#include <QLineEdit>
#include <QTreeView>

namespace ink::ui {

void setUpSideTree(QTreeView& tree, QAbstractItemModel& model, const QString& name)
{
    tree.setObjectName(name);
    tree.setModel(&model);
    tree.setHeaderHidden(true);
    tree.setFrameShape(QFrame::NoFrame);
    tree.setRootIsDecorated(false);
    tree.setIndentation(space::m);
    tree.setProperty("paintsOwnSelection", true);
    tree.setItemDelegate(new SideBarDelegate(&tree));
    tree.setEditTriggers(QAbstractItemView::EditKeyPressed);
    tree.setAcceptDrops(true);
    tree.setDragEnabled(true);
    tree.setDragDropMode(QAbstractItemView::DragDrop);
    tree.setDefaultDropAction(Qt::MoveAction);
    tree.setDropIndicatorShown(true);
    tree.setContextMenuPolicy(Qt::CustomContextMenu);
    tree.setMouseTracking(true);
    tree.setExpandsOnDoubleClick(false);
    tree.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    tree.viewport()->setAutoFillBackground(false);
    tree.expandAll();
}

void setUpSearch(QLineEdit& search, const QString& name)
{
    search.setObjectName(name);
    search.setClearButtonEnabled(true);
    search.addAction(icon(Icon::Search, {}), QLineEdit::LeadingPosition);
    search.setMinimumWidth(160);
    search.setMaximumWidth(280);
}

} // namespace ink::ui
