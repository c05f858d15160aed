#include "ui/widgets/sheet.h"

#include "ui/widgets/theme.h"

#include <QPainter>
#include <QWidget>

namespace ink::ui {

void paintSheet(QWidget& widget)
{
    const Tokens& t = tokens(widget.palette());
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.line, t.lineWidth));
    painter.setBrush(t.surface);
    const qreal inset = t.lineWidth / 2.0;
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset), metric::radius,
                            metric::radius);
}

} // namespace ink::ui
