#pragma once

#include "ui/widgets/icons.h"

#include <QStyleOptionViewItem>

class QPainter;

namespace ink::ui {

/** What stands in one row of a compact list. */
struct SignRow
{
    Icon sign;
    QColor colour; ///< of the sign
    QString words;
    QString end; ///< quietly, at the other side
};
void paintSignRow(QPainter& painter, const QStyleOptionViewItem& option, const SignRow& row);
/** How large such a row wants to be. */
[[nodiscard]] QSize signRowSize();

} // namespace ink::ui
