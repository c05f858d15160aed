#pragma once

#include "ui/widgets/style/icons.h"

#include <QStyleOptionViewItem>

class QPainter;

namespace ink::ui {

/** The content of a row of a compact list. */
struct SignRow
{
    Icon sign;
    QColor colour; ///< of the icon
    QString words;
    QString end; ///< secondary text at the far end
};
void paintSignRow(QPainter& painter, const QStyleOptionViewItem& option, const SignRow& row);
/** The size hint of such a row. */
[[nodiscard]] QSize signRowSize();

} // namespace ink::ui
