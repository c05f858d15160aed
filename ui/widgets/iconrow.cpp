#include "ui/widgets/iconrow.h"

#include "ui/widgets/reading.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>

namespace ink::ui {

void paintIconRow(QPainter& painter, const QStyleOptionViewItem& option, const IconRow& row)
{
    const Tokens& look = tokens(option.palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const int edge = isSelected ? selectionEdgeWidth(look) : 0;
        paintBox(painter, option.rect, isSelected ? look.selection : look.hover, look.accent, edge,
                 metric::cornerRadius);
    }
    constexpr int extent = 16;
    const QRect inner = option.rect.adjusted(space::s, 0, -space::s, 0);
    drawMirrored(painter, option, QRect(inner.left(), inner.center().y() - extent / 2 + 1, extent, extent),
                 iconPixmap(row.icon, row.iconColour, extent, painter.device()->devicePixelRatioF()));
    painter.setFont(quietFont());
    painter.setPen(look.quietInk);
    painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, row.secondaryText);
    const int width = painter.fontMetrics().horizontalAdvance(row.secondaryText);
    painter.setFont(bodyFont());
    painter.setPen(look.ink);
    const QRect words = mirroredRect(option, inner.adjusted(extent + space::s, 0, -width - space::s, 0));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(row.text, Qt::ElideMiddle, words.width()));
    painter.restore();
}

QSize iconRowSize()
{
    return {160, metric::compactRowHeight};
}

} // namespace ink::ui
