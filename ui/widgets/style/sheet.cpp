#include "ui/widgets/style/sheet.h"

#include "ui/widgets/style/tokens.h"

#include <QPainter>
#include <QTransform>
#include <QWidget>

#include <algorithm>

namespace ink::ui {

void paintBox(QPainter& painter, const QRect& rect, const QBrush& fill, const QColor& edge, int width,
              qreal corner, Qt::PenStyle style)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    const QTransform device = painter.deviceTransform();
    const qreal scale = device.m11();
    const qreal line = width > 0 ? std::max(1, qRound(width * scale)) : 0; // pixels of the device
    painter.setPen(width > 0 ? QPen(edge, line / scale, style) : QPen(Qt::NoPen));
    const qreal inset = line / 2;
    const QRectF box = QRectF(device.mapRect(QRectF(rect)).toRect()).adjusted(inset, inset, -inset, -inset);
    painter.drawRoundedRect(device.inverted().mapRect(box), corner, corner);
    painter.restore();
}

void paintRule(QPainter& painter, const QRect& rect, const QColor& colour)
{
    const QTransform device = painter.deviceTransform();
    const auto pixels = [](int extent, qreal scale) { return std::max(1, qRound(extent * scale)); };
    const QRect whole = device.mapRect(QRectF(rect)).toRect();
    const bool isFlat = rect.width() > rect.height();
    const QSize size(isFlat ? whole.width() : pixels(rect.width(), device.m11()),
                     isFlat ? pixels(rect.height(), device.m22()) : whole.height());
    painter.fillRect(device.inverted().mapRect(QRectF(QRect(whole.topLeft(), size))), colour);
}

QColor popupEdge(const Tokens& t)
{
    return t.isHighContrast ? t.line : mixedColour(t.line, t.quietInk, 0.55);
}

void paintSheet(QWidget& widget)
{
    const Tokens& t = tokens(widget.palette());
    QPainter painter(&widget);
    paintBox(painter, widget.rect(), t.surface, t.line, t.lineWidth, metric::cornerRadius);
}

} // namespace ink::ui
