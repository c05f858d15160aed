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

/**
 * Drags the selected rows of a view. The picture is a small label beside the pointer, so that it does not
 * cover the folder that one aims at, as a picture of whole rows does.
 */
void startCompactDrag(QAbstractItemView& view, Qt::DropActions actions, Icon sign, const QString& words);

} // namespace ink::ui
