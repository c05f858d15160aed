#include "ui/widgets/tables/sidetree.h"

#include "ui/models/foldertreemodel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/compactdrag.h"
#include "ui/widgets/tables/tabledelegates.h"

#include <QDragMoveEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace ink::ui {

SideTree::SideTree(QAbstractItemModel& model, const QString& name, QWidget* parent) : QTreeView(parent)
{
    // Index(springDelay): Folders: how long a closed one is held over before it opens
    constexpr int springDelay = 600; // ms
    setObjectName(name);
    setModel(&model);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setIndentation(space::m);
    setProperty("paintsOwnSelection", true);
    setItemDelegate(new SideBarDelegate(this));
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setAcceptDrops(true);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    setDragDropOverwriteMode(true); // drops go onto rows, never between them
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    setExpandsOnDoubleClick(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
    // QTreeView restarts its own delay with every mouse move.
    m_spring.setSingleShot(true);
    m_spring.setInterval(springDelay);
    connect(&m_spring, &QTimer::timeout, this, [this] { expand(m_heldOver); });
    expandAll();
    // A folder that the user collapsed stays collapsed; one that gets its first row expands.
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this, &model](const QModelIndex& into, int first, int last) {
                if (into.isValid() && model.rowCount(into) == last - first + 1) expand(into);
            });
}

void SideTree::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::RightButton) QTreeView::mousePressEvent(event);
}

void SideTree::startDrag(Qt::DropActions actions)
{
    startCompactDrag(*this, actions, Icon::Folder, currentIndex().data().toString());
}

void SideTree::dragMoveEvent(QDragMoveEvent* event)
{
    QTreeView::dragMoveEvent(event);
    const QModelIndex over = indexAt(event->position().toPoint());
    if (over == m_heldOver) return;
    m_heldOver = over;
    over.isValid() && !isExpanded(over) ? m_spring.start() : m_spring.stop();
}

void SideTree::dragLeaveEvent(QDragLeaveEvent* event)
{
    m_heldOver = QModelIndex();
    m_spring.stop();
    QTreeView::dragLeaveEvent(event);
}

void SideTree::dropEvent(QDropEvent* event)
{
    m_heldOver = QModelIndex();
    m_spring.stop();
    QTreeView::dropEvent(event);
}

int fixedTextWidth(const QTreeView& tree)
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
    search.setMinimumWidth(208); // for the placeholder in every language
    search.setMaximumWidth(280);
}

} // namespace ink::ui
