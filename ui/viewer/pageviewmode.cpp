#include "ui/viewer/findbar.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pageview.h"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr int turnAngle = 240; ///< eighths of a degree past a page's end that turn it: two notches

} // namespace

void PageView::updateZoomForMode()
{
    const double before = m_layout.zoom();
    if (m_zoomMode == ZoomMode::FitWidth) {
        // Room for the scroll bar is kept, or showing it would change the zoom, which would hide it again.
        const int bar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
        m_layout.setZoom(std::min(m_layout.zoomForWidth(viewport()->width() - bar), 2 * pixelsPerPointAtOne));
    } else if (m_zoomMode == ZoomMode::FitPage) {
        m_layout.setZoom(m_layout.zoomForPage(m_currentPage - 1, viewport()->size()));
    }
    if (!qFuzzyCompare(before, m_layout.zoom())) Q_EMIT zoomChanged(zoomFactor());
}

double PageView::zoomFactor() const
{
    return m_layout.zoom() / pixelsPerPointAtOne;
}

void PageView::setZoomFactor(double factor)
{
    zoomAround(factor, QPointF(viewport()->width() / 2.0, viewport()->height() / 3.0));
}

void PageView::zoomAround(double factor, QPointF viewportPoint)
{
    m_zoomMode = ZoomMode::Free;
    const PagePoint anchor = m_layout.nearest(toContent(viewportPoint));
    const double before = m_layout.zoom();
    m_layout.setZoom(factor * pixelsPerPointAtOne);
    if (qFuzzyCompare(before, m_layout.zoom())) return;
    updateScrollBars();
    const QPointF moved = m_layout.toContent(anchor) - viewportPoint;
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(moved.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(moved.y())));
    viewport()->update();
    updateCurrentPage();
    requestPictures();
    Q_EMIT zoomChanged(zoomFactor());
}

void PageView::setZoomMode(ZoomMode mode)
{
    const PagePoint anchor = m_layout.nearest(toContent(QPointF(0, 0)));
    m_zoomMode = mode;
    relayout();
    if (mode == ZoomMode::FitPage || isSingle())
        goToPage(m_currentPage);
    else if (m_layout.pageCount() > 0)
        verticalScrollBar()->setValue(static_cast<int>(std::lround(m_layout.toContent(anchor).y())));
    requestPictures();
    Q_EMIT zoomChanged(zoomFactor());
}

void PageView::zoomIn()
{
    setZoomFactor(zoomFactor() * 1.2);
}

void PageView::zoomOut()
{
    setZoomFactor(zoomFactor() / 1.2);
}

void PageView::setPageMode(PageMode mode)
{
    if (mode == m_pageMode) return;
    endTool(false);
    const int page = m_currentPage;
    m_pageMode = mode;
    m_layout.setOnly(isSingle() ? std::clamp(page, 1, std::max(1, pageCount())) - 1 : -1);
    relayout();
    goToPage(page);
    requestPictures();
    Q_EMIT pageModeChanged();
}

void PageView::showOnly(int page)
{
    const int target = std::clamp(page, 0, std::max(0, pageCount() - 1));
    m_wheelBeyond = 0;
    if (m_layout.only() == target) return;
    m_layout.setOnly(target);
    m_currentPage = target + 1;
    updateZoomForMode(); // pages need not be of one size
    updateScrollBars();
    viewport()->update();
    requestPictures();
    Q_EMIT currentPageChanged(m_currentPage);
}

bool PageView::turnPage(int way)
{
    if (!isSingle()) return false;
    const QScrollBar* bar = verticalScrollBar();
    if (bar->value() != (way > 0 ? bar->maximum() : bar->minimum())) return false;
    const int target = m_layout.only() + (way > 0 ? 1 : -1);
    if (target < 0 || target >= pageCount()) return false;
    showOnly(target);
    verticalScrollBar()->setValue(way > 0 ? bar->minimum() : bar->maximum());
    return true;
}

bool PageView::turnPageByWheel(QWheelEvent* event)
{
    const int angle = event->angleDelta().y();
    if (!isSingle() || angle == 0) return false;
    const QScrollBar* bar = verticalScrollBar();
    const bool atEnd = bar->value() == (angle < 0 ? bar->maximum() : bar->minimum());
    if (!atEnd || (m_wheelBeyond != 0 && (m_wheelBeyond < 0) != (angle < 0))) m_wheelBeyond = 0;
    if (!atEnd) return false;
    m_wheelBeyond += angle;
    // A page that fits is turned by each notch; at the end of a longer one the wheel stops for a moment.
    const int enough = bar->minimum() == bar->maximum() ? turnAngle / 2 : turnAngle;
    if (std::abs(m_wheelBeyond) >= enough) turnPage(angle < 0 ? 1 : -1);
    event->accept();
    return true;
}

bool PageView::zoomByGesture(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
            zoomAround(zoomFactor() * (1 + gesture->value()), gesture->position());
        else if (gesture->gestureType() == Qt::SmartZoomNativeGesture)
            setZoomMode(m_zoomMode == ZoomMode::FitWidth ? ZoomMode::FitPage : ZoomMode::FitWidth);
        else
            return false;
        event->accept();
        return true;
    }
    auto* gestures = static_cast<QGestureEvent*>(event);
    const auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture));
    if (!pinch) return false;
    endTool(false); // the first finger may have begun to drag
    if (pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
        zoomAround(zoomFactor() * pinch->scaleFactor(),
                   viewport()->mapFromGlobal(pinch->hotSpot().toPoint()));
    gestures->accept(Qt::PinchGesture);
    return true;
}

void PageView::openFind()
{
    if (pageCount() == 0) return;
    if (!m_findBar) m_findBar = new FindBar(*this);
    m_findBar->open();
}

void PageView::revealFound()
{
    viewport()->update();
    const auto current = m_finder->current();
    if (!current) return;
    const QList<FindHit> hits = m_finder->hitsOf(current->page);
    if (current->hit >= hits.size() || current->page >= pageCount()) return;
    if (isSingle()) showOnly(current->page);
    // Room above: the bar must not lie on it.
    const int room = m_findBar && m_findBar->isVisible() ? m_findBar->height() + 24 : 24;
    reveal(
        m_layout.toContent(current->page, hits.at(current->hit).places.first()).adjusted(-24, -room, 24, 24));
}

bool PageView::handleFindKey(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find)) {
        openFind();
        return true;
    }
    if (event->key() != Qt::Key_F3) return false;
    if (!m_finder->isActive())
        openFind();
    else if (event->modifiers().testFlag(Qt::ShiftModifier))
        m_finder->previous();
    else
        m_finder->next();
    return true;
}

bool PageView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) pointerLeft();
    if ((event->type() == QEvent::NativeGesture || event->type() == QEvent::Gesture) && zoomByGesture(event))
        return true;
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace ink::ui
