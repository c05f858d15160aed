#include "ui/pages/editor/recipients/crispbox.h"

#include <QPainter>
#include <QPen>
#include <QTransform>

#include <algorithm>

namespace ink::ui {

void drawCrispBox(QPainter& painter, const QRect& rect, QPen pen, int radius)
{
    const QTransform device = painter.deviceTransform();
    const qreal scale = device.m11();
    const qreal width = std::max(1, qRound(pen.widthF() * scale)); // in device pixels
    const qreal inset = width / 2;
    const QRectF edge = QRectF(device.mapRect(QRectF(rect)).toRect()).adjusted(inset, inset, -inset, -inset);
    pen.setWidthF(width / scale);
    painter.setPen(pen);
    painter.drawRoundedRect(device.inverted().mapRect(edge), radius, radius);
}

} // namespace ink::ui
