#include "ui/widgets/layout/dialogresizer.h"

#include "ui/widgets/layout/contentscroll.h"

#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLayout>
#include <QScreen>
#include <QTimer>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr const char* neededProperty = "inkNeededHeight"; ///< height that the layout needed at the last
                                                          ///< resize
constexpr int maxContentHeight = 600; ///< px; a dialog with more content scrolls, unless it is made higher
/** Set while the dialog opens: the height that its creator has set, 0 for none. Content that is lower once it
 * has its width, such as a row instead of a column, still makes the dialog lower. */
constexpr const char* openingProperty = "inkOpeningHeight";

/** The pixels by which the dialog's scrolling content may be shorter than its full height. */
int scrollableHeight(const QWidget& dialog)
{
    int pixels = 0;
    for (const auto* scroll : dialog.findChildren<ContentScroll*>())
        if (scroll->isVisibleTo(&dialog))
            pixels += scroll->heightForWidth(scroll->width()) - scroll->minimumSizeHint().height();
    return pixels;
}

/** Returns the frame around a dialog. Until the window system has drawn it, includes space above and below:
 * the title bar may be added above the dialog or push it down. */
QMargins frameOf(const QWidget& dialog)
{
    constexpr int expectedTitleBar = 36;
    const QRect inner = dialog.geometry();
    const QRect outer = dialog.frameGeometry();
    if (inner == outer) return {0, expectedTitleBar, 0, expectedTitleBar};
    return {inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
            outer.bottom() - inner.bottom()};
}

} // namespace

DialogResizer::DialogResizer(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogResizer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::LayoutRequest && event->type() != QEvent::Show) return false;
    if (auto* dialog = qobject_cast<QDialog*>(watched);
        dialog && dialog->isWindow() && !qobject_cast<QFileDialog*>(dialog)) {
        if (!dialog->isVisible())
            return false; // a size set now would be taken for one that the dialog's
                          // creator has set
        if (event->type() == QEvent::Show && !event->spontaneous()) {
            dialog->setProperty(openingProperty,
                                dialog->testAttribute(Qt::WA_Resized) ? dialog->height() : 0);
            QTimer::singleShot(0, dialog, [dialog] { dialog->setProperty(openingProperty, {}); });
        }
        resizeToContents(*dialog);
    }
    return false;
}

void resizeToContents(QWidget& dialog)
{
    QLayout* layout = dialog.layout();
    const QScreen* screen = dialog.screen();
    if (!layout || !screen) return;
    const QVariant opening = dialog.property(openingProperty);
    if (opening.isValid()) layout->activate(); // otherwise its former minimum still applies
    const QSize minimum = layout->totalMinimumSize();
    const int width = std::max(dialog.width(), minimum.width());
    int needed = minimum.height();
    if (layout->hasHeightForWidth()) needed = std::max(needed, layout->totalMinimumHeightForWidth(width));
    const QVariant before = dialog.property(neededProperty);
    dialog.setProperty(neededProperty, needed);
    int height = needed;
    if (before.isValid()) { // the user may have made the dialog lower: it grows only by the added height
        const int added = std::max(0, needed - before.toInt());
        height = std::clamp(dialog.height() + added, needed - scrollableHeight(dialog), needed);
    }
    if (opening.isValid()) {
        const int natural = layout->hasHeightForWidth() ? layout->totalHeightForWidth(width)
                                                        : layout->totalSizeHint().height();
        height = std::max(needed, opening.toInt() > 0 ? opening.toInt() : natural);
    } else {
        height = std::max(height, dialog.height());
    }
    const QRect free = screen->availableGeometry();
    const QMargins frame = frameOf(dialog);
    // A height that the dialog's creator has set is kept.
    if (opening.toInt() == 0)
        height = std::min(height, std::max(maxContentHeight, needed - scrollableHeight(dialog)));
    height = std::min(height, free.height() - frame.top() - frame.bottom());
    if (!opening.isValid()) height = std::max(height, dialog.height());
    if (width == dialog.width() && height == dialog.height()) return;
    dialog.resize(std::min(width, free.width()), height);
    // A dialog without a frame isn't on the screen yet: the window system places it.
    if (!dialog.isVisible() || dialog.geometry() == dialog.frameGeometry()) return;
    const QRect now = dialog.frameGeometry();
    const int over = now.bottom() - free.bottom();
    if (over > 0) dialog.move(now.left(), std::max(free.top(), now.top() - over));
}

} // namespace ink::ui

#include "moc_dialogresizer.cpp"
