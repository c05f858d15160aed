#include "ui/widgets/dialogroom.h"

#include "ui/widgets/contentscroll.h"

#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLayout>
#include <QScreen>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr const char* neededProperty = "inkNeededHeight"; ///< when the dialog last got room

/** The pixels by which the dialog's scrolling content may be shorter than all of it. */
int scrollableHeight(const QWidget& dialog)
{
    int pixels = 0;
    for (const auto* scroll : dialog.findChildren<ContentScroll*>())
        if (scroll->isVisibleTo(&dialog))
            pixels += scroll->heightForWidth(scroll->width()) - scroll->minimumSizeHint().height();
    return pixels;
}

} // namespace

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
    int needed = minimum.height();
    if (layout->hasHeightForWidth()) needed = std::max(needed, layout->totalMinimumHeightForWidth(width));
    const QVariant before = dialog.property(neededProperty);
    dialog.setProperty(neededProperty, needed);
    int height = needed;
    if (before.isValid()) { // someone may have made it lower: it grows only by what was added
        const int added = std::max(0, needed - before.toInt());
        height = std::clamp(dialog.height() + added, needed - scrollableHeight(dialog), needed);
    }
    height = std::max(height, dialog.height());
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
