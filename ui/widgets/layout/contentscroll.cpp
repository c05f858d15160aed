#include "ui/widgets/layout/contentscroll.h"

#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int outside = 160;  ///< pixels of a dialog around the content: frame, margins, buttons
constexpr int smallest = 120; ///< minimum height in pixels of the content on a small screen

} // namespace

ContentScroll::ContentScroll(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize ContentScroll::sizeHint() const
{
    if (!widget()) return QScrollArea::sizeHint();
    const int width = widget()->sizeHint().width();
    return {width, heightForWidth(width)};
}

QSize ContentScroll::minimumSizeHint() const
{
    const int width = widget() ? widget()->minimumSizeHint().width() : 0;
    return {width + verticalScrollBar()->sizeHint().width(), smallest};
}

int ContentScroll::heightForWidth(int width) const
{
    const QLayout* layout = widget() ? widget()->layout() : nullptr;
    if (!layout) return smallest;
    // Next to the scroll bar, the text may need another line; without space for that line, the bar would
    // never disappear.
    const int beside = width - verticalScrollBar()->sizeHint().width();
    const int needed =
        layout->hasHeightForWidth() ? layout->totalHeightForWidth(beside) : layout->totalSizeHint().height();
    const int room = screen() ? screen()->availableGeometry().height() - outside : needed;
    return std::max(smallest, std::min(needed, room));
}

bool ContentScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_contentscroll.cpp"
