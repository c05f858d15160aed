#include "ui/pages/editor/recipients/recipientdot.h"

#include "ui/widgets/style/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace ink::ui {

QIcon recipientDot(int index)
{
    constexpr int extent = 64; // scaled down, even on 200 % screens
    QPixmap pixmap(extent, extent);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath dot;
    dot.addEllipse(8, 8, extent - 16, extent - 16);
    painter.fillPath(dot, recipientColour(index));
    if (isRecipientHatched(index)) {
        painter.setClipPath(dot);
        painter.setPen(QPen(Qt::white, 6));
        for (int way = -extent; way < extent; way += 18)
            painter.drawLine(way, extent, way + extent, 0);
    }
    painter.end();
    return QIcon(pixmap);
}

} // namespace ink::ui
