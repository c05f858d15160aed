#pragma once

#include <Qt>

class QAbstractItemView;
class QPixmap;
class QString;
class QWidget;

namespace ink::ui {

enum class Icon;

/** Creates a drag image: a label with an icon. */
[[nodiscard]] QPixmap makeDragPixmap(const QWidget& widget, Icon sign, const QString& words);

/** Drags the selected rows of a view. The drag image is a small label next to the pointer: a picture of
 * whole rows would cover the drop target. */
void startCompactDrag(QAbstractItemView& view, Qt::DropActions actions, Icon sign, const QString& words);

} // namespace ink::ui
