#include "ui/widgets/signrow.h"

#include "ui/widgets/reading.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>

namespace ink::ui {

void paintSignRow(QPainter& painter, const QStyleOptionViewItem& option, const SignRow& row)
{
    const Tokens& look = tokens(option.palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const int edge = isSelected ? selectionEdge(look) : 0;
        paintBox(painter, option.rect, isSelected ? look.selection : look.hover, look.accent, edge,
                 metric::radius);
    }
    constexpr int extent = 16;
    const QRect inner = option.rect.adjusted(space::s, 0, -space::s, 0);
    drawAsRead(painter, option, QRect(inner.left(), inner.center().y() - extent / 2 + 1, extent, extent),
               iconPixmap(row.sign, row.colour, extent, painter.device()->devicePixelRatioF()));
    painter.setFont(quietFont());
    painter.setPen(look.quietInk);
    painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, row.end);
    const int width = painter.fontMetrics().horizontalAdvance(row.end);
    painter.setFont(bodyFont());
    painter.setPen(look.ink);
    const QRect words = asRead(option, inner.adjusted(extent + space::s, 0, -width - space::s, 0));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(row.words, Qt::ElideMiddle, words.width()));
    painter.restore();
}

QSize signRowSize()
{
    return {160, metric::compactRow};
}

} // namespace ink::ui
