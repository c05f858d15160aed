#pragma once

#include <QLayout>
#include <QWidget>

namespace ink::ui {

/** Removes all rows, to fill the layout again; a row that is just clicked may still end its click. */
inline void emptyLayout(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
}

} // namespace ink::ui
