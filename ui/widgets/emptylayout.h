#pragma once

#include <QLayout>
#include <QWidget>

namespace ink::ui {

/** Takes every row out, to fill the layout anew; a row that is just clicked may still end its click. */
inline void emptyLayout(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
}

} // namespace ink::ui
