#pragma once

class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace ink::ui {

/**
 * In high contrast, paints the edge of a selected cell where the selection ends: one frame surrounds a
 * selected row with all its cells, and lines part it from selected rows below. Called after the background
 * and before the content.
 */
void paintSelectionEdge(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);

} // namespace ink::ui
