#pragma once

#include "ui/widgets/style/icons.h"

#include <QStyleOptionViewItem>

class QPainter;

namespace ink::ui {

/** The content of a row of a compact list. */
struct IconRow
{
    Icon icon;
    QColor iconColour;
    QString text;
    QString secondaryText; ///< text at the far end
};
void paintIconRow(QPainter& painter, const QStyleOptionViewItem& option, const IconRow& row);
/** The size hint of such a row. */
[[nodiscard]] QSize iconRowSize();

} // namespace ink::ui
