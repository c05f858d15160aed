#include "ui/widgets/sidetree.h"

#include "ui/models/foldertreemodel.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/tabledelegates.h"
#include "ui/widgets/theme.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>

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
    tree.setDragDropOverwriteMode(true); // onto a row, never between two: nothing can be dropped there
    tree.setContextMenuPolicy(Qt::CustomContextMenu);
    tree.setMouseTracking(true);
    tree.setExpandsOnDoubleClick(false);
    tree.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    tree.viewport()->setAutoFillBackground(false);
    tree.expandAll();
}

int ownWidthOf(const QTreeView& tree)
{
    QStyleOptionViewItem option;
    option.initFrom(&tree);
    option.font = tree.font();
    const QAbstractItemModel& model = *tree.model();
    int widest = 0;
    for (int section = 0; section < model.rowCount(); ++section) {
        const QModelIndex heading = model.index(section, 0);
        widest = std::max(widest, tree.itemDelegate()->sizeHint(option, heading).width());
        for (int row = 0; row < model.rowCount(heading); ++row) {
            const QModelIndex view = model.index(row, 0, heading);
            const auto kind = static_cast<FolderView::Kind>(view.data(FolderTreeModel::KindRole).toInt());
            if (kind == FolderView::Kind::Folder || kind == FolderView::Kind::Search) continue;
            widest =
                std::max(widest, tree.indentation() + tree.itemDelegate()->sizeHint(option, view).width());
        }
    }
    return widest + tree.verticalScrollBar()->sizeHint().width();
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
