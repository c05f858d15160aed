#include "ui/widgets/dialogroom.h"

#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLayout>
#include <QScreen>

#include <algorithm>

namespace ink::ui {

DialogRoom::DialogRoom(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::LayoutRequest && event->type() != QEvent::Show) return false;
    if (auto* dialog = qobject_cast<QDialog*>(watched);
        dialog && dialog->isWindow() && !qobject_cast<QFileDialog*>(dialog))
        giveRoom(*dialog);
    return false;
}

void giveRoom(QWidget& dialog)
{
    QLayout* layout = dialog.layout();
    const QScreen* screen = dialog.screen();
    if (!layout || !screen) return;
    const QSize minimum = layout->totalMinimumSize();
    const int width = std::max(dialog.width(), minimum.width());
    int height = std::max(minimum.height(), dialog.height());
    if (layout->hasHeightForWidth()) height = std::max(height, layout->totalMinimumHeightForWidth(width));
    const QRect free = screen->availableGeometry();
    const QMargins frame(dialog.geometry().topLeft().x() - dialog.frameGeometry().topLeft().x(),
                         dialog.geometry().topLeft().y() - dialog.frameGeometry().topLeft().y(),
                         dialog.frameGeometry().right() - dialog.geometry().right(),
                         dialog.frameGeometry().bottom() - dialog.geometry().bottom());
    height = std::min(height, free.height() - frame.top() - frame.bottom());
    if (width == dialog.width() && height <= dialog.height()) return;
    dialog.resize(std::min(width, free.width()), std::max(height, dialog.height()));
    if (!dialog.isVisible()) return;
    const QRect now = dialog.frameGeometry();
    const int over = now.bottom() - free.bottom();
    if (over > 0) dialog.move(now.left(), std::max(free.top(), now.top() - over));
}

} // namespace ink::ui
