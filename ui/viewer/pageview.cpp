#include "ui/viewer/pageview.h"

#include "ui/models/taglistmodel.h"
#include "ui/viewer/findbar.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pagemarks.h"
#include "ui/viewer/tagaccessible.h"
#include "ui/widgets/theme.h"

#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

QList<QSizeF> pageSizes(const domain::Document& document)
{
    QList<QSizeF> sizes;
    for (const domain::File& file : document.files)
        for (const domain::Page& page : file.pages)
            sizes.append(page.size);
    return sizes;
}

} // namespace

PageView::PageView(QWidget* parent)
    : QAbstractScrollArea(parent), m_cache(std::make_unique<PageCache>()),
      m_finder(std::make_unique<PageFinder>()), m_marks(std::make_unique<PageMarksReader>())
{
    installTagAccessibility();
    setObjectName(QStringLiteral("pageView"));
    setAccessibleName(tr("Pages"));
    setProperty("ownName", accessibleName());
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // a page is what it is, whatever language its surroundings speak
    setFrameShape(QFrame::NoFrame);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setSingleStep(40);
    viewport()->grabGesture(Qt::PinchGesture);
    connect(m_finder.get(), &PageFinder::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_finder.get(), &PageFinder::currentChanged, this, &PageView::revealFound);
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
    if (otherDocument) leaveModes(); // what was in hand was for the one before
    tellTagsGo(*this, document);
    const bool otherPages = pageKeys(m_document) != pageKeys(document); // files moved, came or went
    const domain::Document old = std::exchange(m_document, document);
    if (isEditing() && !otherDocument) m_defaults.learn(old, m_document);
    const QHash<domain::TagId, qsizetype> oldIndex = m_tagIndex;
    rebuildIndex();
    m_cache->setDocument(document);
    m_finder->setDocument(document);
    m_marks->setDocument(document);
    if (otherDocument) m_painted.clear();

    if (otherDocument || before != after) {
        m_layout.setPages(after);
        if (isSingle())
            m_layout.setOnly(otherDocument ? 0
                                           : std::clamp(m_layout.only(), 0, std::max(0, pageCount() - 1)));
        relayout();
        if (otherDocument) verticalScrollBar()->setValue(verticalScrollBar()->minimum());
    }
    // The path of the tab order runs across all pages.
    const bool everywhere =
        otherDocument || otherPages || m_tabOrderMode || old.invitations != m_document.invitations;
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
    followLinks();
    updateCurrentPage();
    requestPictures();
    tellTagChanges(*this, old);
}

void PageView::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_cache->setFileBytes(file, bytes);
    m_finder->setFileBytes(file, bytes);
    m_marks->setFileBytes(file, bytes);
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

void PageView::moveSelected(QPoint points)
{
    if (isEditing() && !m_selection.isEmpty()) nudge(points, false);
}

QString PageView::distanceText(double points) const
{
    return m_distanceWords ? m_distanceWords(points) : tr("%1 pt").arg(QLocale().toString(points));
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

void PageView::updateScrollBars()
{
    m_layout.setAvailableWidth(viewport()->width());
    const QSize content = m_layout.contentSize();
    verticalScrollBar()->setPageStep(viewport()->height());
    if (isSingle() && pageCount() > 0) {
        // The page keeps its place on the sheet: the range is what brings it into view.
        const QRect page = m_layout.pageRect(m_layout.only());
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

void PageView::goToPage(int page)
{
    const int target = std::clamp(page, 1, std::max(1, pageCount()));
    if (isSingle()) {
        showOnly(target - 1);
        verticalScrollBar()->setValue(verticalScrollBar()->minimum());
        return;
    }
    verticalScrollBar()->setValue(m_layout.pageRect(target - 1).top() - PageLayout::gap);
    // Where the sheet ends the page can't come up to the top: it is the current one nevertheless.
    m_chosen = {target, verticalScrollBar()->value(), m_layout.zoom()};
    updateCurrentPage();
}

void PageView::goToTag(domain::TagId id)
{
    const domain::Tag* tag = findTag(id);
    if (!tag) return;
    selectTags({id});
    if (isSingle()) showOnly(tag->pageIndex - 1);
    reveal(contentRect(m_layout, {tag->pageIndex, tag->rect}).adjusted(-24, -24, 24, 24));
}

void PageView::reveal(const QRectF& content)
{
    const auto show = [](QScrollBar* bar, double from, double to, int extent) {
        if (from < bar->value() || to > bar->value() + extent)
            bar->setValue(static_cast<int>((from + to - extent) / 2));
    };
    show(verticalScrollBar(), content.top(), content.bottom(), viewport()->height());
    show(horizontalScrollBar(), content.left(), content.right(), viewport()->width());
}

void PageView::updateCurrentPage()
{
    if (pageCount() == 0) return;
    const int line = verticalScrollBar()->value() + viewport()->height() * 2 / 5;
    int page = m_layout.nearest(QPointF(0, line)).page + 1;
    if (verticalScrollBar()->value() == 0 && !isSingle()) page = 1;
    const bool isThere = m_chosen.page > 0 && m_chosen.page <= pageCount() &&
                         m_chosen.scrolled == verticalScrollBar()->value() &&
                         qFuzzyCompare(m_chosen.zoom, m_layout.zoom());
    if (isThere && !isSingle()) page = m_chosen.page;
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

QRect PageView::seenPixels(int page, const QRect& content) const
{
    const QRect rect = m_layout.pageRect(page);
    const QRect seen = content.intersected(rect).translated(-rect.topLeft());
    if (seen.isEmpty()) return {};
    const QSize pixels = pixelsOf(page);
    const double x = double(pixels.width()) / rect.width();
    const double y = double(pixels.height()) / rect.height();
    return QRectF(seen.x() * x, seen.y() * y, seen.width() * x, seen.height() * y)
        .toAlignedRect()
        .intersected(QRect(QPoint(0, 0), pixels));
}

void PageView::requestPictures()
{
    if (!isVisible() || pageCount() == 0) return;
    const QRect shown(scrollOffset(), viewport()->size());
    const auto visible = m_layout.visiblePages(shown.top(), shown.bottom());
    QList<PageCache::Want> now;
    QList<PageCache::Want> ahead;
    for (int page = visible.first; page < visible.end; ++page)
        now.append({page, pixelsOf(page), seenPixels(page, shown)});
    // The page in the middle of the view is what is being read.
    std::stable_sort(now.begin(), now.end(), [this](const auto& a, const auto& b) {
        return std::abs(a.page + 1 - m_currentPage) < std::abs(b.page + 1 - m_currentPage);
    });
    // What comes into view when one reads on, or goes back.
    if (isSingle()) {
        for (const int page : {visible.end, visible.first - 1})
            if (page >= 0 && page < pageCount() && !PageCache::isTiled(pixelsOf(page)))
                ahead.append({page, pixelsOf(page), {}});
    } else {
        for (const int way : {1, -1}) {
            const QRect near = shown.translated(0, way * shown.height());
            const auto pages = m_layout.visiblePages(near.top(), near.bottom());
            for (int page = pages.first; page < pages.end; ++page)
                if (const QRect seen = seenPixels(page, near); !seen.isEmpty())
                    ahead.append({page, pixelsOf(page), seen});
        }
    }
    m_cache->want(Lane::View, now);
    m_cache->want(Lane::Ahead, ahead);
}

void PageView::resizeEvent(QResizeEvent*)
{
    const PagePoint anchor = m_layout.nearest(toContent(QPointF(0, 0)));
    updateZoomForMode();
    updateScrollBars();
    if (m_zoomMode != ZoomMode::Free && pageCount() > 0 && verticalScrollBar()->value() > 0 && !isSingle())
        verticalScrollBar()->setValue(static_cast<int>(std::lround(m_layout.toContent(anchor).y())));
    updateCurrentPage();
    requestPictures();
    if (m_findBar) m_findBar->place();
}

void PageView::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(dx, dy, viewport()->rect()); // what lies over the pages stays where it is
    updateCurrentPage();
    requestPictures();
}

void PageView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        viewport()->update();
    if (event->type() == QEvent::LanguageChange && accessibleName() == property("ownName").toString()) {
        setAccessibleName(tr("Pages"));
        setProperty("ownName", accessibleName());
    }
    QAbstractScrollArea::changeEvent(event);
}

void PageView::repaintContent(const QRectF& content)
{
    if (content.isNull()) return;
    const int room = TagOverlay::outset;
    const QRect shown =
        content.translated(-scrollOffset()).toAlignedRect().adjusted(-room, -room, room, room);
    if (shown.intersects(viewport()->rect())) viewport()->update(shown); // thousands may be off the screen
}

} // namespace ink::ui
