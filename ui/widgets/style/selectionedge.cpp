#include "ui/widgets/style/selectionedge.h"

#include "ui/widgets/style/tokens.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPainter>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QTreeView>

namespace ink::ui {

namespace {

const QHeaderView* columnsOf(const QAbstractItemView& view)
{
    if (const auto* table = qobject_cast<const QTableView*>(&view)) return table->horizontalHeader();
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) return tree->header();
    return nullptr;
}

/** The next visible cell in the same row, in the order of the columns on the screen. */
QModelIndex beside(const QAbstractItemView& view, const QModelIndex& index, int step)
{
    const QHeaderView* columns = columnsOf(view);
    if (!columns) return {};
    int at = columns->visualIndex(index.column());
    do {
        at += step;
        if (at < 0 || at >= columns->count()) return {};
    } while (columns->isSectionHidden(columns->logicalIndex(at)));
    return index.siblingAtColumn(columns->logicalIndex(at));
}

QModelIndex above(const QAbstractItemView& view, const QModelIndex& index)
{
    if (const auto* tree = qobject_cast<const QTreeView*>(&view))
        return tree->indexAbove(index.siblingAtColumn(0)).siblingAtColumn(index.column());
    return index.siblingAtRow(index.row() - 1);
}

} // namespace

void paintSelectionEdge(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const Tokens& look = tokens(option.palette);
    const int edge = selectionEdgeWidth(look);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (edge <= 0 || !view || !view->selectionModel() || !index.isValid()) return;
    const auto selected = [view](const QModelIndex& cell) {
        return cell.isValid() && view->selectionModel()->isSelected(cell);
    };
    QRect cell = option.rect;
    // The cell with the branches begins before its content.
    if (const auto* tree = qobject_cast<const QTreeView*>(view)) {
        cell.setLeft(tree->columnViewportPosition(index.column()));
        cell.setWidth(tree->columnWidth(index.column()));
    }
    const bool mirrored = option.direction == Qt::RightToLeft;
    const auto upright = [&](bool atStart) {
        const int x = atStart == mirrored ? cell.right() + 1 - edge : cell.left();
        painter.fillRect(QRect(x, cell.top(), edge, cell.height()), look.accent);
    };
    if (!selected(above(*view, index)))
        painter.fillRect(QRect(cell.left(), cell.top(), cell.width(), edge), look.accent);
    painter.fillRect(QRect(cell.left(), cell.bottom() + 1 - edge, cell.width(), edge), look.accent);
    if (!selected(beside(*view, index, -1))) upright(true);
    if (!selected(beside(*view, index, 1))) upright(false);
}

} // namespace ink::ui
