#include "ui/widgets/tables/compactdrag.h"

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractItemView>
#include <QDrag>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace ink::ui {

QPixmap makeDragPixmap(const QWidget& widget, Icon sign, const QString& words)
{
    constexpr int maxWords = 220;
    constexpr int extent = 16;
    const Tokens& t = tokens(widget.palette());
    const QFontMetrics metrics(bodyFont());
    const QString text = metrics.elidedText(words, Qt::ElideMiddle, maxWords);
    const QSize size(space::s + extent + space::xs + metrics.horizontalAdvance(text) + space::s + 2,
                     std::max(metrics.height(), extent) + 2 * space::xs + 2);
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap picture((QSizeF(size) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, QRect(QPoint(), size), t.surface, t.accent, t.lineWidth, metric::cornerRadius);
    painter.setLayoutDirection(widget.layoutDirection());
    const bool mirrored = widget.layoutDirection() == Qt::RightToLeft;
    const int signLeft = mirrored ? size.width() - space::s - extent : space::s;
    painter.drawPixmap(signLeft, (size.height() - extent) / 2, iconPixmap(sign, t.ink, extent, ratio));
    painter.setPen(t.ink);
    painter.setFont(bodyFont());
    const int lead = space::s + extent + space::xs;
    painter.drawText(
        QRect(QPoint(), size).adjusted(mirrored ? space::s : lead, 0, mirrored ? -lead : -space::s, 0),
        Qt::AlignVCenter | Qt::AlignLeading, text);
    return picture;
}

void startCompactDrag(QAbstractItemView& view, Qt::DropActions actions, Icon sign, const QString& words)
{
    QModelIndexList dragged = view.selectionModel()->selectedIndexes();
    dragged.erase(std::remove_if(dragged.begin(), dragged.end(),
                                 [](const QModelIndex& index) {
                                     return !index.flags().testFlag(Qt::ItemIsDragEnabled);
                                 }),
                  dragged.end());
    QMimeData* data = dragged.isEmpty() ? nullptr : view.model()->mimeData(dragged);
    if (!data) return;
    constexpr QPoint beside(-12, -16); // below the pointer and after it
    auto* drag = new QDrag(&view);
    drag->setMimeData(data);
    drag->setPixmap(makeDragPixmap(view, sign, words));
    drag->setHotSpot(beside);
    drag->exec(actions, view.defaultDropAction());
}

} // namespace ink::ui
