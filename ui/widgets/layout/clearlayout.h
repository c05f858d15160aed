#pragma once

#include <QLayout>
#include <QWidget>

namespace ink::ui {

/** Removes all rows, so that the layout can be filled again. Rows are deleted later, because one may still
 * be handling a click. */
inline void clearLayout(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
}

} // namespace ink::ui
