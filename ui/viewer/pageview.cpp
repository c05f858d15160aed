#include "ui/viewer/pageview.h"

#include "ui/models/taglistmodel.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/tagaccessible.h"
#include "ui/viewer/tools/taggeometry.h"
#include "ui/widgets/theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr double pixelsPerPointAtOne = 96.0 / 72.0;

QList<QSizeF> pageSizes(const domain::Document& document)
{
    QList<QSizeF> sizes;
    for (const domain::File& file : document.files)
        for (const domain::Page& page : file.pages)
            sizes.append(page.size);
    return sizes;
}

} // namespace

PageView::PageView(QWidget* parent) : QAbstractScrollArea(parent), m_cache(std::make_unique<PageCache>())
{
    installTagAccessibility();
    setObjectName(QStringLiteral("pageView"));
    setAccessibleName(tr("Pages"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setSingleStep(40);
    connect(m_cache.get(), &PageCache::pictureReady, this,
            [this](int page) { viewport()->update(m_layout.pageRect(page).translated(-scrollOffset())); });
}

PageView::~PageView() = default;

void PageView::setDocument(const domain::Document& document)
{
    const QList<QSizeF> before = pageSizes(m_document);
    const QList<QSizeF> after = pageSizes(document);
    const bool otherDocument = document.id != m_document.id;
    if (m_tool && !otherDocument && before == after) endTool(false); // the draft changed under the gesture
    m_tool.reset();
    const domain::Document old = std::exchange(m_document, document);
    const QHash<domain::TagId, qsizetype> oldIndex = m_tagIndex;
    rebuildIndex();
    m_cache->setDocument(document);
    if (otherDocument) m_painted.clear();

    if (otherDocument || before != after) {
        m_layout.setPages(after);
        relayout();
        if (otherDocument) verticalScrollBar()->setValue(0);
    }
    const bool everywhere = otherDocument || old.invitations != m_document.invitations;
    if (everywhere) {
        viewport()->update();
    } else {
        for (const domain::Tag& tag : std::as_const(m_document.tags)) {
            const auto was = oldIndex.constFind(tag.id);
            if (was != oldIndex.constEnd() && old.tags.at(*was) == tag) continue;
            repaintContent(contentRect(m_layout, {tag.pageIndex, tag.rect}));
            if (was == oldIndex.constEnd()) continue;
            const domain::Tag& before2 = old.tags.at(*was);
            repaintContent(contentRect(m_layout, {before2.pageIndex, before2.rect}));
        }
        for (const domain::Tag& tag : old.tags)
            if (!m_tagIndex.contains(tag.id))
                repaintContent(contentRect(m_layout, {tag.pageIndex, tag.rect}));
    }
    QList<domain::TagId> left = m_selection;
    left.removeIf([this](domain::TagId id) { return !m_tagIndex.contains(id); });
    if (left != m_selection) selectTags(left);
    updateCurrentPage();
    requestPictures();
}

void PageView::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_cache->setFileBytes(file, bytes);
    requestPictures();
}

void PageView::rebuildIndex()
{
    m_tagIndex.clear();
    m_tagsOfPage.clear();
    m_order = readingOrder(m_document);
    for (qsizetype i = 0; i < m_document.tags.size(); ++i) {
        m_tagIndex.insert(m_document.tags.at(i).id, i);
        m_tagsOfPage[m_document.tags.at(i).pageIndex].append(i);
    }
}

QPoint PageView::scrollOffset() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

QPointF PageView::toViewport(const PagePoint& place) const
{
    return m_layout.toContent(place) - scrollOffset();
}

QRectF PageView::tagViewportRect(domain::TagId id) const
{
    const domain::Tag* tag = findTag(id);
    return tag ? contentRect(m_layout, placeOf(*tag)).translated(-scrollOffset()) : QRectF();
}

void PageView::relayout()
{
    updateZoomForMode();
    updateScrollBars();
    viewport()->update();
}

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

void PageView::updateScrollBars()
{
    m_layout.setAvailableWidth(viewport()->width());
    const QSize content = m_layout.contentSize();
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, content.height() - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, content.width() - viewport()->width()));
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
    if (mode == ZoomMode::FitPage)
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

void PageView::goToPage(int page)
{
    const int target = std::clamp(page, 1, std::max(1, pageCount()));
    verticalScrollBar()->setValue(m_layout.pageRect(target - 1).top() - PageLayout::gap);
    updateCurrentPage();
}

void PageView::goToTag(domain::TagId id)
{
    const domain::Tag* tag = findTag(id);
    if (!tag) return;
    selectTags({id});
    const QRectF rect = contentRect(m_layout, {tag->pageIndex, tag->rect}).adjusted(-24, -24, 24, 24);
    const auto reveal = [](QScrollBar* bar, double from, double to, int extent) {
        if (from < bar->value() || to > bar->value() + extent)
            bar->setValue(static_cast<int>((from + to - extent) / 2));
    };
    reveal(verticalScrollBar(), rect.top(), rect.bottom(), viewport()->height());
    reveal(horizontalScrollBar(), rect.left(), rect.right(), viewport()->width());
}

void PageView::updateCurrentPage()
{
    if (pageCount() == 0) return;
    const int line = verticalScrollBar()->value() + viewport()->height() * 2 / 5;
    int page = m_layout.nearest(QPointF(0, line)).page + 1;
    if (verticalScrollBar()->value() == 0) page = 1;
    if (page == m_currentPage) return;
    m_currentPage = page;
    Q_EMIT currentPageChanged(page);
}

QSize PageView::pixelsOf(int page) const
{
    const QSizeF physical = QSizeF(m_layout.pageRect(page).size()) * devicePixelRatioF();
    return {static_cast<int>(std::lround(physical.width())),
            static_cast<int>(std::lround(physical.height()))};
}

void PageView::requestPictures()
{
    if (!isVisible() || pageCount() == 0) return;
    const int top = verticalScrollBar()->value();
    const auto visible = m_layout.visiblePages(top, top + viewport()->height() - 1);
    QList<PageCache::Want> now;
    QList<PageCache::Want> ahead;
    for (int page = visible.first; page < visible.end; ++page)
        now.append({page, pixelsOf(page)});
    // The page in the middle of the view is what is being read.
    std::stable_sort(now.begin(), now.end(), [this](const auto& a, const auto& b) {
        return std::abs(a.page + 1 - m_currentPage) < std::abs(b.page + 1 - m_currentPage);
    });
    for (const int page : {visible.end, visible.first - 1, visible.end + 1})
        if (page >= 0 && page < pageCount()) ahead.append({page, pixelsOf(page)});
    m_cache->want(Lane::View, now);
    m_cache->want(Lane::Ahead, ahead);
}

void PageView::resizeEvent(QResizeEvent*)
{
    const PagePoint anchor = m_layout.nearest(toContent(QPointF(0, 0)));
    updateZoomForMode();
    updateScrollBars();
    if (m_zoomMode != ZoomMode::Free && pageCount() > 0 && verticalScrollBar()->value() > 0)
        verticalScrollBar()->setValue(static_cast<int>(std::lround(m_layout.toContent(anchor).y())));
    updateCurrentPage();
    requestPictures();
}

void PageView::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(dx, dy);
    updateCurrentPage();
    requestPictures();
}

void PageView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

void PageView::repaintContent(const QRectF& content)
{
    if (content.isNull()) return;
    const int room = TagOverlay::outset;
    viewport()->update(
        content.translated(-scrollOffset()).toAlignedRect().adjusted(-room, -room, room, room));
}

} // namespace ink::ui
