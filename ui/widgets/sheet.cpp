#include "ui/widgets/sheet.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QWidget>

namespace ink::ui {

void paintBox(QPainter& painter, const QRect& rect, const QBrush& fill, const QColor& edge, int width,
              qreal corner)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(width > 0 ? QPen(edge, width) : QPen(Qt::NoPen));
    const qreal inset = width / 2.0;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), corner, corner);
    painter.restore();
}

QColor popupEdge(const Tokens& t)
{
    return t.highContrast ? t.line : mixed(t.line, t.quietInk, 0.55);
}

void paintSheet(QWidget& widget)
{
    const Tokens& t = tokens(widget.palette());
    QPainter painter(&widget);
    paintBox(painter, widget.rect(), t.surface, t.line, t.lineWidth, metric::radius);
}

} // namespace ink::ui
