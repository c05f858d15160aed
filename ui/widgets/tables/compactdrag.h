#pragma once

#include <Qt>

class QAbstractItemView;
class QPixmap;
class QString;
class QWidget;

namespace ink::ui {

enum class Icon;

/** A label with an icon, for what is being dragged. */
[[nodiscard]] QPixmap dragPicture(const QWidget& widget, Icon sign, const QString& words);

/** Drags the selected rows of a view. The drag image is a small label next to the pointer: a picture of
 * whole rows would cover the drop target. */
void startCompactDrag(QAbstractItemView& view, Qt::DropActions actions, Icon sign, const QString& words);

} // namespace ink::ui
