#pragma once

class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace ink::ui {

/**
 * In high contrast, paints the edge of a selected cell where the selection ends: one frame surrounds all
 * cells of a selected row, and a line separates it from a selected row below. Called after the background and
 * before the content.
 */
void paintSelectionEdge(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);

} // namespace ink::ui
