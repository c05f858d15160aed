#include "ui/viewer/pagecanvas.h"

#include "app/domain/document/document.h"
#include "ui/viewer/findbar.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pagemarks.h"
#include "ui/viewer/sheetpainter.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

// Index(turnAngle): Pages: how much the wheel turns past a page's end
constexpr int turnAngle = 240; ///< eighths of a degree beyond a page's end that turn it: two notches

QList<QSizeF> pageSizes(const domain::Document& document)
{
    QList<QSizeF> sizes;
    for (const domain::File& file : document.files)
        for (const domain::Page& page : file.pages)
            sizes.append(page.size);
    return sizes;
}

} // namespace

PageCanvas::PageCanvas(QWidget* parent)
    : QAbstractScrollArea(parent), m_cache(std::make_unique<PageCache>()),
      m_finder(std::make_unique<PageFinder>()), m_marks(std::make_unique<PageMarksReader>())
{
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // pages are not mirrored
    setFrameShape(QFrame::NoFrame);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setSingleStep(40);
    viewport()->grabGesture(Qt::PinchGesture);
    connect(m_finder.get(), &PageFinder::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_finder.get(), &PageFinder::currentChanged, this, &PageCanvas::revealCurrentHit);
    connect(m_cache.get(), &PageCache::pictureReady, this,
            [this](int page) { viewport()->update(m_layout.pageRect(page).translated(-scrollOffset())); });
    onChange(this, {QEvent::PaletteChange, QEvent::LanguageChange}, [this] { repaintAll(); });
}

PageCanvas::~PageCanvas() = default;

// ---- the document

bool PageCanvas::hasSamePageSizes(const domain::Document& document) const
{
    return m_sizes == pageSizes(document);
}

bool PageCanvas::setPages(const domain::Document& document)
{
    const QList<QSizeF> before = std::exchange(m_sizes, pageSizes(document));
    const QList<PageKey> keysBefore = std::exchange(m_keys, pageKeys(document));
    const bool isOther = std::exchange(m_document, document.id) != document.id;
    m_cache->setDocument(document);
    m_finder->setDocument(document);
    m_marks->setDocument(document);
    if (isOther) m_painted.clear();
    if (isOther || before != m_sizes) {
        m_layout.setPages(m_sizes);
        if (isSingle())
            m_layout.setSinglePage(
                isOther ? 0 : std::clamp(m_layout.singlePage(), 0, std::max(0, pageCount() - 1)));
        relayout();
        if (isOther) verticalScrollBar()->setValue(verticalScrollBar()->minimum());
    }
    const bool areOthers = isOther || keysBefore != m_keys; // files were moved, added or removed
    if (areOthers) repaintAll();
    return areOthers;
}

void PageCanvas::updatePosition()
{
    updateCurrentPage();
    requestPictures();
}

void PageCanvas::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_cache->setFileBytes(file, bytes);
    m_finder->setFileBytes(file, bytes);
    m_marks->setFileBytes(file, bytes);
    requestPictures();
}

// ---- position

QPoint PageCanvas::scrollOffset() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

QPointF PageCanvas::toViewport(const PagePoint& place) const
{
    return m_layout.toContent(place) - scrollOffset();
}

std::optional<PagePoint> PageCanvas::pagePointAt(const QPoint& global) const
{
    return m_layout.hitTest(toContent(QPointF(viewport()->mapFromGlobal(global))));
}

PagePoint PageCanvas::middleOfView() const
{
    const QRect page = m_layout.pageRect(m_currentPage - 1);
    const QRect seen = page.intersected(QRect(scrollOffset(), viewport()->size()));
    const QPointF centre = QRectF(seen.isEmpty() ? page : seen).center();
    return {m_currentPage - 1, m_layout.toPage(m_currentPage - 1, centre)};
}

void PageCanvas::relayout()
{
    updateZoomForMode();
    updateScrollBars();
    viewport()->update();
}

void PageCanvas::updateScrollBars()
{
    m_layout.setAvailableWidth(viewport()->width());
    const QSize content = m_layout.contentSize();
    verticalScrollBar()->setPageStep(viewport()->height());
    if (isSingle() && pageCount() > 0) {
        // The page keeps its position on the sheet; the scroll range brings it into view.
        Q_ASSERT(m_layout.singlePage() >= 0 && m_layout.singlePage() < pageCount());
        const QRect page = m_layout.pageRect(m_layout.singlePage());
        const int beyond = page.height() + 2 * PageLayout::margin - viewport()->height();
        const int top = page.top() - PageLayout::margin;
        verticalScrollBar()->setRange(beyond >= 0 ? top : top + beyond / 2,
                                      beyond >= 0 ? top + beyond : top + beyond / 2);
    } else {
        verticalScrollBar()->setRange(0, std::max(0, content.height() - viewport()->height()));
    }
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, content.width() - viewport()->width()));
}

void PageCanvas::goToPage(int page)
{
    const int target = std::clamp(page, 1, std::max(1, pageCount()));
    if (isSingle()) {
        showOnly(target - 1);
        verticalScrollBar()->setValue(verticalScrollBar()->minimum());
        return;
    }
    verticalScrollBar()->setValue(m_layout.pageRect(target - 1).top() - PageLayout::gap);
    // A page at the end of the sheet can't scroll to the top, but becomes the current one anyway.
    m_chosen = {target, verticalScrollBar()->value(), m_layout.zoom(target - 1)};
    updateCurrentPage();
}

void PageCanvas::reveal(int page, const QRectF& content)
{
    if (isSingle()) showOnly(page - 1);
    scrollTo(content);
}

void PageCanvas::scrollTo(const QRectF& content)
{
    const auto show = [](QScrollBar* bar, double from, double to, int extent) {
        if (from < bar->value() || to > bar->value() + extent)
            bar->setValue(static_cast<int>((from + to - extent) / 2));
    };
    show(verticalScrollBar(), content.top(), content.bottom(), viewport()->height());
    show(horizontalScrollBar(), content.left(), content.right(), viewport()->width());
}

void PageCanvas::updateCurrentPage()
{
    if (pageCount() == 0) return;
    const int line = verticalScrollBar()->value() + viewport()->height() * 2 / 5;
    int page = m_layout.nearestPoint(QPointF(0, line)).page + 1;
    if (verticalScrollBar()->value() == 0 && !isSingle()) page = 1;
    const bool isThere = m_chosen.page > 0 && m_chosen.page <= pageCount() &&
                         m_chosen.scrolled == verticalScrollBar()->value() &&
                         qFuzzyCompare(m_chosen.zoom, m_layout.zoom(m_chosen.page - 1));
    if (isThere && !isSingle()) page = m_chosen.page;
    if (page == m_currentPage) return;
    Q_ASSERT(page >= 1 && page <= pageCount());
    m_currentPage = page;
    Q_EMIT currentPageChanged(page);
    notifyZoomChange();
}

void PageCanvas::requestPictures()
{
    if (!isVisible() || pageCount() == 0) return;
    const double ratio = devicePixelRatioF();
    const QRect shown(scrollOffset(), viewport()->size());
    const auto visible = m_layout.visiblePages(shown.top(), shown.bottom());
    QList<PageCache::Request> now;
    QList<PageCache::Request> ahead;
    for (int page = visible.first; page < visible.end; ++page)
        now.append({page, m_layout.pixelSize(page, ratio), m_layout.visiblePixelRect(page, shown, ratio)});
    // The page in the middle of the view is probably being read.
    std::stable_sort(now.begin(), now.end(), [this](const auto& a, const auto& b) {
        return std::abs(a.page + 1 - m_currentPage) < std::abs(b.page + 1 - m_currentPage);
    });
    // The pages that scrolling forward or back would show next.
    if (isSingle()) {
        for (const int page : {visible.end, visible.first - 1})
            if (page >= 0 && page < pageCount() && !PageCache::isTiled(m_layout.pixelSize(page, ratio)))
                ahead.append({page, m_layout.pixelSize(page, ratio), {}});
    } else {
        for (const int way : {1, -1}) {
            const QRect near = shown.translated(0, way * shown.height());
            const auto pages = m_layout.visiblePages(near.top(), near.bottom());
            for (int page = pages.first; page < pages.end; ++page)
                if (const QRect seen = m_layout.visiblePixelRect(page, near, ratio); !seen.isEmpty())
                    ahead.append({page, m_layout.pixelSize(page, ratio), seen});
        }
    }
    m_cache->setRequests(Lane::View, now);
    m_cache->setRequests(Lane::Prefetch, ahead);
}

// ---- one page at a time

void PageCanvas::setPageMode(PageMode mode)
{
    if (mode == m_pageMode) return;
    interruptGesture();
    const int page = m_currentPage;
    m_pageMode = mode;
    m_layout.setSinglePage(isSingle() ? std::clamp(page, 1, std::max(1, pageCount())) - 1 : -1);
    relayout();
    goToPage(page);
    requestPictures();
    Q_EMIT pageModeChanged();
}

void PageCanvas::showOnly(int page)
{
    const int target = std::clamp(page, 0, std::max(0, pageCount() - 1));
    m_wheelBeyond = 0;
    if (m_layout.singlePage() == target) return;
    m_layout.setSinglePage(target);
    m_currentPage = target + 1;
    updateZoomForMode(); // pages may have different sizes
    updateScrollBars();
    viewport()->update();
    requestPictures();
    Q_EMIT currentPageChanged(m_currentPage);
}

bool PageCanvas::turnPage(int way)
{
    if (!isSingle()) return false;
    const QScrollBar* bar = verticalScrollBar();
    if (bar->value() != (way > 0 ? bar->maximum() : bar->minimum())) return false;
    Q_ASSERT(m_layout.singlePage() >= 0);
    const int target = m_layout.singlePage() + (way > 0 ? 1 : -1);
    if (target < 0 || target >= pageCount()) return false;
    showOnly(target);
    verticalScrollBar()->setValue(way > 0 ? bar->minimum() : bar->maximum());
    return true;
}

bool PageCanvas::turnPageByWheel(QWheelEvent* event)
{
    const int angle = event->angleDelta().y();
    if (!isSingle() || angle == 0) return false;
    const QScrollBar* bar = verticalScrollBar();
    const bool atEnd = bar->value() == (angle < 0 ? bar->maximum() : bar->minimum());
    if (!atEnd || (m_wheelBeyond != 0 && (m_wheelBeyond < 0) != (angle < 0))) m_wheelBeyond = 0;
    if (!atEnd) return false;
    m_wheelBeyond += angle;
    // A page that fits is turned by one notch; at the end of a longer page, two are required.
    const int enough = bar->minimum() == bar->maximum() ? turnAngle / 2 : turnAngle;
    if (std::abs(m_wheelBeyond) >= enough) turnPage(angle < 0 ? 1 : -1);
    event->accept();
    return true;
}

// ---- zoom

void PageCanvas::updateZoomForMode()
{
    if (m_zoomMode == ZoomMode::FitWidth) {
        // Reserves space for the scroll bar: otherwise showing it would change the zoom, which would hide it
        // again.
        const int bar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
        m_layout.fitWidth(viewport()->width() - bar, 2 * pixelsPerPointAtActualSize);
    } else if (m_zoomMode == ZoomMode::FitPage) {
        m_layout.fitPages(viewport()->size());
    }
    notifyZoomChange();
}

void PageCanvas::notifyZoomChange()
{
    if (qFuzzyCompare(std::exchange(m_notifiedZoom, zoomFactor()), zoomFactor())) return;
    Q_EMIT zoomChanged(zoomFactor());
}

double PageCanvas::zoomFactor() const
{
    return m_layout.zoom(m_currentPage - 1) / pixelsPerPointAtActualSize;
}

double PageCanvas::zoomUnder(QPointF viewportPoint) const
{
    return m_layout.zoom(m_layout.nearestPoint(toContent(viewportPoint)).page) / pixelsPerPointAtActualSize;
}

void PageCanvas::setZoomFactor(double factor)
{
    zoomAround(factor, QPointF(viewport()->width() / 2.0, viewport()->height() / 3.0));
}

void PageCanvas::zoomAround(double factor, QPointF viewportPoint)
{
    m_zoomMode = ZoomMode::Free;
    const PagePoint anchor = m_layout.nearestPoint(toContent(viewportPoint));
    const bool wasFitted = m_layout.isFitted(); // then other pages may change even if this one doesn't
    const double before = m_layout.zoom();
    m_layout.setZoom(factor * pixelsPerPointAtActualSize);
    if (!wasFitted && qFuzzyCompare(before, m_layout.zoom())) return;
    updateScrollBars();
    const QPointF moved = m_layout.toContent(anchor) - viewportPoint;
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(moved.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(moved.y())));
    viewport()->update();
    updateCurrentPage();
    requestPictures();
    notifyZoomChange();
}

void PageCanvas::setZoomMode(ZoomMode mode)
{
    const PagePoint anchor = m_layout.nearestPoint(toContent(QPointF(0, 0)));
    m_zoomMode = mode;
    relayout();
    if (mode == ZoomMode::FitPage || isSingle())
        goToPage(m_currentPage);
    else if (m_layout.pageCount() > 0)
        verticalScrollBar()->setValue(static_cast<int>(std::lround(m_layout.toContent(anchor).y())));
    requestPictures();
    notifyZoomChange();
}

void PageCanvas::zoomIn()
{
    setZoomFactor(zoomFactor() * 1.2);
}

void PageCanvas::zoomOut()
{
    setZoomFactor(zoomFactor() / 1.2);
}

bool PageCanvas::zoomByGesture(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
            zoomAround(zoomUnder(gesture->position()) * (1 + gesture->value()), gesture->position());
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
    interruptGesture(); // the first finger may have started a drag
    if (pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged)) {
        const QPointF at = viewport()->mapFromGlobal(pinch->hotSpot().toPoint());
        zoomAround(zoomUnder(at) * pinch->scaleFactor(), at);
    }
    gestures->accept(Qt::PinchGesture);
    return true;
}

// ---- searching

void PageCanvas::openFindBar(const QString& text)
{
    if (pageCount() == 0) return;
    if (!m_findBar) m_findBar = new FindBar(*this);
    m_findBar->open(text);
}

void PageCanvas::revealCurrentHit()
{
    viewport()->update();
    const auto current = m_finder->current();
    if (!current) return;
    const QList<FindHit> hits = m_finder->hitsOf(current->page);
    if (current->hit >= hits.size() || current->page >= pageCount()) return;
    if (isSingle()) showOnly(current->page);
    // Extra space above, so that the bar doesn't cover the match.
    const int room = m_findBar && m_findBar->isVisible() ? m_findBar->height() + 24 : 24;
    scrollTo(
        m_layout.toContent(current->page, hits.at(current->hit).rects.first()).adjusted(-24, -room, 24, 24));
}

bool PageCanvas::handleFindKey(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find)) {
        openFindBar();
        return true;
    }
    const bool back = matchesFixed(*event, FixedKey::FindPrevious);
    if (!back && !matchesFixed(*event, FixedKey::FindNext)) return false;
    if (!m_finder->isActive())
        openFindBar();
    else if (back)
        m_finder->goToPrevious();
    else
        m_finder->goToNext();
    return true;
}

// ---- events

bool PageCanvas::event(QEvent* event)
{
    const bool taken = QAbstractScrollArea::event(event);
    if (event->type() == QEvent::Show) requestPictures(); // hidden views render nothing
    return taken;
}

bool PageCanvas::viewportEvent(QEvent* event)
{
    if ((event->type() == QEvent::NativeGesture || event->type() == QEvent::Gesture) && zoomByGesture(event))
        return true;
    return QAbstractScrollArea::viewportEvent(event);
}

void PageCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setLayoutDirection(Qt::LeftToRight); // the default is the window's
    const QPoint offset = scrollOffset();
    painter.translate(-offset);
    const QRect area = event->rect().translated(offset);
    SheetPainter sheet(m_layout, *m_cache, *m_finder, tokens(palette()), devicePixelRatioF());
    for (const int page : sheet.paint(painter, area)) {
        Q_ASSERT(page >= 0 && page < pageCount());
        if (m_painted.contains(page + 1)) continue;
        m_painted.insert(page + 1);
        Q_EMIT pagePainted(page + 1);
    }
    paintOverlay(painter, sheet.pagesIn(area), QRectF(area));
}

bool PageCanvas::isPagePainted(int page) const
{
    return m_painted.contains(page);
}

void PageCanvas::resizeEvent(QResizeEvent*)
{
    const PagePoint anchor = m_layout.nearestPoint(toContent(QPointF(0, 0)));
    updateZoomForMode();
    updateScrollBars();
    if (m_zoomMode != ZoomMode::Free && pageCount() > 0 && verticalScrollBar()->value() > 0 && !isSingle())
        verticalScrollBar()->setValue(static_cast<int>(std::lround(m_layout.toContent(anchor).y())));
    updateCurrentPage();
    requestPictures();
    if (m_findBar) m_findBar->moveToCorner();
}

void PageCanvas::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(dx, dy, viewport()->rect()); // overlays don't scroll
    updateCurrentPage();
    requestPictures();
}

void PageCanvas::repaintContent(const QRectF& content)
{
    if (content.isNull()) return;
    const int room = TagOverlay::outset;
    const QRect shown =
        content.translated(-scrollOffset()).toAlignedRect().adjusted(-room, -room, room, room);
    if (shown.intersects(viewport()->rect())) viewport()->update(shown); // a large part may be out of view
}

void PageCanvas::repaintAll()
{
    viewport()->update();
}

void PageCanvas::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        if (scrollAcross(event)) return;
        if (!turnPageByWheel(event)) QAbstractScrollArea::wheelEvent(event);
        return;
    }
    const double steps = event->angleDelta().y() / 120.0;
    zoomAround(zoomUnder(event->position()) * std::pow(1.15, steps), event->position());
    event->accept();
}

bool PageCanvas::scrollAcross(QWheelEvent* event)
{
    const QPoint angle = event->angleDelta();
    if (!event->modifiers().testFlag(Qt::ShiftModifier) || angle.y() == 0 || angle.x() != 0) return false;
    QScrollBar* bar = horizontalScrollBar();
    const int step = bar->singleStep() * QApplication::wheelScrollLines();
    bar->setValue(bar->value() - static_cast<int>(std::lround(step * angle.y() / 120.0)));
    event->accept();
    return true;
}

bool PageCanvas::handleScrollKey(QKeyEvent* event)
{
    const auto is = [event](FixedKey key) { return matchesFixed(*event, key); };
    const bool isPlain = !event->modifiers().testFlag(Qt::ControlModifier);
    const bool isDown = event->key() == Qt::Key_PageDown;
    if (is(FixedKey::NextPage) || is(FixedKey::PreviousPage)) {
        goToPage(m_currentPage + (isDown ? 1 : -1));
    } else if (isPlain && (isDown || event->key() == Qt::Key_PageUp)) {
        const int way = isDown ? 1 : -1;
        if (m_zoomMode == ZoomMode::FitPage)
            goToPage(m_currentPage + way);
        else if (!turnPage(way))
            verticalScrollBar()->setValue(verticalScrollBar()->value() + way * (viewport()->height() - 48));
    } else if (is(FixedKey::FirstPage) || (isPlain && event->key() == Qt::Key_Home)) {
        goToPage(1);
    } else if (is(FixedKey::LastPage) || (isPlain && event->key() == Qt::Key_End)) {
        if (isSingle()) showOnly(pageCount() - 1);
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    } else if (is(FixedKey::ZoomIn)) {
        zoomIn();
    } else if (is(FixedKey::ZoomOut)) {
        zoomOut();
    } else if (is(FixedKey::ActualSize)) {
        setZoomFactor(1);
    } else {
        return false;
    }
    return true;
}

} // namespace ink::ui

#include "moc_pagecanvas.cpp"
