#include "ui/viewer/comparisonview.h"

#include "app/domain/document/document.h"
#include "ui/viewer/pagecache.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

// Painted on the pages, which are white in every theme.
const QColor amber(0xB7, 0x79, 0x1F);
const QColor darkAmber(0x7A, 0x45, 0x00); ///< 7:1, for high contrast
constexpr int outset = 3;                 ///< px between a difference and its frame

domain::File comparisonFile(qint64 id, const QList<QSizeF>& sizes)
{
    domain::File file;
    file.id = domain::FileId(id);
    file.pages.resize(sizes.size());
    return file;
}

} // namespace

ComparisonView::ComparisonView(PageNamesProvider names, QWidget* parent)
    : QAbstractScrollArea(parent), m_cache(std::make_unique<PageCache>()), m_comparer(std::move(names))
{
    setObjectName(QStringLiteral("comparisonView"));
    setAccessibleName(tr("Revisions side by side"));
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // pages are never mirrored
    setFrameShape(QFrame::NoFrame);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setSingleStep(40);
    connect(m_cache.get(), &PageCache::pictureReady, viewport(), qOverload<>(&QWidget::update));
    connect(&m_comparer, &PageComparer::opened, this, &ComparisonView::setPages, Qt::QueuedConnection);
    connect(&m_comparer, &PageComparer::compared, this, &ComparisonView::addDifference, Qt::QueuedConnection);
    onLanguageChange(this, [this] { setAccessibleName(tr("Revisions side by side")); });
    onChange(this, {QEvent::PaletteChange, QEvent::LanguageChange}, [this] { viewport()->update(); });
}

ComparisonView::~ComparisonView() = default;

void ComparisonView::compare(const QByteArray& bytes, const Revision& before, const Revision& after)
{
    clear();
    m_bytes = bytes;
    m_before = before;
    m_after = after;
    m_call = m_comparer.compare(bytes, before.length, after.length);
}

void ComparisonView::clear()
{
    m_comparer.stop();
    m_call = 0;
    m_open = false;
    m_failed = false;
    m_compared = 0;
    m_pages = {};
    m_differences.clear();
    m_painted.clear();
    m_bytes.clear();
    m_cache->setDocument({});
    m_layout.setPages({});
    verticalScrollBar()->setValue(0);
    select(std::nullopt);
    relayout();
}

void ComparisonView::setPages(int call, const ComparedRevisions& pages)
{
    if (call != m_call) return;
    m_pages = pages;
    m_open = pages.isReadable;
    m_failed = !m_open;
    if (m_open) {
        domain::Document document;
        // Ids are never reused, so that a late picture of an earlier comparison is ignored.
        document.files = {comparisonFile(2LL * call, pages.beforeSizes),
                          comparisonFile(2LL * call + 1, pages.afterSizes)};
        m_cache->setDocument(document);
        m_cache->setFileBytes(document.files.first().id, m_bytes, m_before.length);
        m_cache->setFileBytes(document.files.last().id, m_bytes, m_after.length);
        QList<QSizeF> sizes;
        for (int row = 0; row < rows().size(); ++row)
            sizes.append(rowSize(row));
        m_layout.setPages(sizes);
        relayout();
    }
    m_bytes.clear(); // now held by the cache
    Q_EMIT opened();
}

void ComparisonView::addDifference(int call, int row, const PageDifference& difference)
{
    if (call != m_call) return;
    ++m_compared;
    if (difference.isVisible()) {
        m_differences.insert(row, difference);
        const QRect rect = m_layout.pageRect(row).translated(-scrollOffset());
        if (rect.top() < viewport()->height() && rect.bottom() > 0) viewport()->update();
    }
    Q_EMIT compared(row);
}

QSizeF ComparisonView::rowSize(int row) const
{
    const PagePair pair = rows().at(row);
    const QSizeF before = pair.before < 0 ? QSizeF(0, 0) : m_pages.beforeSizes.at(pair.before);
    const QSizeF after = pair.after < 0 ? QSizeF(0, 0) : m_pages.afterSizes.at(pair.after);
    return before.expandedTo(after);
}

int ComparisonView::changeCount() const
{
    int count = 0;
    for (const PageDifference& difference : m_differences)
        count += static_cast<int>(difference.areas.size());
    return count;
}

QList<ComparisonView::Change> ComparisonView::changes() const
{
    QList<Change> all;
    for (auto it = m_differences.cbegin(); it != m_differences.cend(); ++it)
        for (int i = 0; i < it->areas.size(); ++i)
            all.append({it.key(), i});
    return all;
}

int ComparisonView::changeNumber() const
{
    return m_current ? static_cast<int>(changes().indexOf(*m_current)) + 1 : 0;
}

int ComparisonView::currentRow() const
{
    return m_layout.nearestPoint(QPointF(0, verticalScrollBar()->value() + viewport()->height() * 2 / 5))
        .page;
}

void ComparisonView::goToRow(int row)
{
    if (row < 0 || row >= rows().size()) return;
    verticalScrollBar()->setValue(m_layout.pageRect(row).top() - PageLayout::gap);
}

void ComparisonView::goToChange(const Change& change)
{
    const auto row = m_differences.constFind(change.row);
    if (row == m_differences.constEnd() || change.area < 0 || change.area >= row->areas.size()) return;
    select(change);
    if (row->kind == PageDifference::Kind::Changed)
        reveal(areaRect(Side::After, change));
    else
        goToRow(change.row);
}

bool ComparisonView::goToNext()
{
    const QList<Change> all = changes();
    if (all.isEmpty()) return false;
    const auto next = m_current ? std::upper_bound(all.begin(), all.end(), *m_current) : all.begin();
    goToChange(next == all.end() ? all.first() : *next);
    return true;
}

bool ComparisonView::goToPrevious()
{
    const QList<Change> all = changes();
    if (all.isEmpty()) return false;
    const auto here = m_current ? std::lower_bound(all.begin(), all.end(), *m_current) : all.begin();
    goToChange(here == all.begin() ? all.last() : *std::prev(here));
    return true;
}

void ComparisonView::select(std::optional<Change> change)
{
    if (change == m_current) return;
    m_current = change;
    viewport()->update();
    Q_EMIT currentChangeChanged();
}

void ComparisonView::reveal(const QRectF& content)
{
    const auto show = [](QScrollBar* bar, double from, double to, int extent) {
        if (from < bar->value() || to > bar->value() + extent)
            bar->setValue(static_cast<int>(std::min((from + to - extent) / 2, from)));
    };
    const QRectF rect = content.adjusted(-24, -24, 24, 24);
    show(verticalScrollBar(), rect.top(), rect.bottom(), viewport()->height());
    show(horizontalScrollBar(), rect.left(), rect.right(), halfWidth());
}

double ComparisonView::zoomFactor() const
{
    return m_layout.zoom() / pixelsPerPointAtActualSize;
}

void ComparisonView::setZoomFactor(double factor)
{
    zoomAround(factor * pixelsPerPointAtActualSize, QPointF(halfWidth() / 2.0, viewport()->height() / 3.0));
}

void ComparisonView::fitWidth()
{
    preservePosition([this] { m_fitWidth = true; });
}

void ComparisonView::zoomAround(double pixelsPerPoint, QPointF viewportPoint)
{
    m_fitWidth = false;
    QPointF inHalf = viewportPoint;
    if (m_displayMode == DisplayMode::Both && inHalf.x() >= halfWidth()) inHalf.rx() -= halfWidth();
    const PagePoint anchor = m_layout.nearestPoint(inHalf + scrollOffset());
    m_layout.setZoom(pixelsPerPoint);
    updateScrollBars();
    const QPointF moved = m_layout.toContent(anchor) - inHalf;
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(moved.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(moved.y())));
    viewport()->update();
    requestPictures();
    Q_EMIT zoomChanged();
}

void ComparisonView::setDisplayMode(DisplayMode shown)
{
    if (shown == m_displayMode) return;
    preservePosition([this, shown] { m_displayMode = shown; });
}

void ComparisonView::preservePosition(const std::function<void()>& change)
{
    // Keeps the scroll position, and keeps the selected difference in view if it was visible.
    const PagePoint anchor = m_layout.nearestPoint(QPointF(scrollOffset()));
    const auto inSight = [this] {
        for (const Side side : {Side::Before, Side::After})
            if (m_current && viewportRect(side, *m_current).intersects(viewport()->rect())) return true;
        return false;
    };
    const bool sawCurrent = inSight();
    const bool onTop = verticalScrollBar()->value() == 0;
    change();
    relayout();
    if (rows().isEmpty()) return;
    if (!onTop) verticalScrollBar()->setValue(static_cast<int>(std::lround(m_layout.toContent(anchor).y())));
    if (sawCurrent && m_differences.value(m_current->row).kind == PageDifference::Kind::Changed)
        reveal(areaRect(Side::After, *m_current));
    requestPictures();
}

void ComparisonView::setChangeMarksVisible(bool marks)
{
    m_changeMarksVisible = marks;
    viewport()->update();
}

void ComparisonView::relayout()
{
    if (m_fitWidth) {
        const int bar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
        const int width =
            m_displayMode == DisplayMode::Both ? (viewport()->width() - bar) / 2 : viewport()->width() - bar;
        m_layout.setZoom(std::min(m_layout.zoomForWidth(width), 2 * pixelsPerPointAtActualSize));
    }
    updateScrollBars();
    viewport()->update();
    requestPictures();
    Q_EMIT zoomChanged();
}

void ComparisonView::updateScrollBars()
{
    m_layout.setAvailableWidth(halfWidth());
    const QSize content = m_layout.contentSize();
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, content.height() - viewport()->height()));
    horizontalScrollBar()->setPageStep(halfWidth());
    horizontalScrollBar()->setRange(0, std::max(0, content.width() - halfWidth()));
}

int ComparisonView::halfWidth() const
{
    return m_displayMode == DisplayMode::Both ? viewport()->width() / 2 : viewport()->width();
}

QRect ComparisonView::halfOf(Side side) const
{
    const QRect all = viewport()->rect();
    if (m_displayMode == DisplayMode::Both) {
        const int half = halfWidth();
        // The earlier revision comes first in reading direction.
        const bool isLeft = (side == Side::Before) != QGuiApplication::isRightToLeft();
        return isLeft ? QRect(0, 0, half, all.height()) : QRect(half, 0, all.width() - half, all.height());
    }
    const bool here = (m_displayMode == DisplayMode::Before) == (side == Side::Before);
    return here ? all : QRect();
}

QPoint ComparisonView::scrollOffset() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

int ComparisonView::pageOf(Side side, int row) const
{
    return side == Side::Before ? rows().at(row).before : rows().at(row).after;
}

int ComparisonView::cachedPageOf(Side side, int row) const
{
    const int page = pageOf(side, row);
    if (page < 0 || side == Side::Before) return page;
    return page + static_cast<int>(m_pages.beforeSizes.size());
}

QRect ComparisonView::pageRect(Side side, int row) const
{
    const QRect whole = m_layout.pageRect(row);
    const int page = pageOf(side, row);
    if (page < 0) return whole;
    const QSizeF size = (side == Side::Before ? m_pages.beforeSizes : m_pages.afterSizes).at(page);
    const QSizeF most = m_layout.pageSize(row);
    if (size == most) return whole;
    const int width =
        std::clamp(static_cast<int>(std::lround(size.width() * m_layout.zoom())), 1, whole.width());
    const int height =
        std::clamp(static_cast<int>(std::lround(size.height() * m_layout.zoom())), 1, whole.height());
    return {whole.left() + (whole.width() - width) / 2, whole.top(), width, height};
}

QRectF ComparisonView::areaRect(Side side, const Change& change) const
{
    const auto row = m_differences.constFind(change.row);
    if (row == m_differences.constEnd()) return {};
    const QRect page = pageRect(side, change.row);
    if (row->kind != PageDifference::Kind::Changed) return page;
    const QRectF area = row->areas.value(change.area);
    return {QPointF(page.topLeft()) + area.topLeft() * m_layout.zoom(), area.size() * m_layout.zoom()};
}

QRectF ComparisonView::viewportRect(Side side, const Change& change) const
{
    const QRect half = halfOf(side);
    if (half.isNull() || !m_open) return {};
    return areaRect(side, change).translated(half.topLeft() - scrollOffset());
}

QSize ComparisonView::pixelsOf(const QRect& rect) const
{
    const QSizeF physical = QSizeF(rect.size()) * devicePixelRatioF();
    return {static_cast<int>(std::lround(physical.width())),
            static_cast<int>(std::lround(physical.height()))};
}

void ComparisonView::requestPictures()
{
    if (!m_open || !isVisible()) return;
    const int top = verticalScrollBar()->value();
    const auto visible = m_layout.visiblePages(top, top + viewport()->height() - 1);
    QList<PageCache::Request> now;
    QList<PageCache::Request> ahead;
    const auto want = [this](QList<PageCache::Request>& wants, int row) {
        if (row < 0 || row >= rows().size()) return;
        for (const Side side : {Side::Before, Side::After})
            if (const int page = cachedPageOf(side, row); page >= 0 && !halfOf(side).isNull())
                wants.append({page, pixelsOf(pageRect(side, row))});
    };
    for (int row = visible.first; row < visible.end; ++row)
        want(now, row);
    want(ahead, visible.end);
    want(ahead, visible.first - 1);
    m_cache->setRequests(Lane::View, now);
    m_cache->setRequests(Lane::Prefetch, ahead);
    if (!visible.isEmpty()) m_comparer.continueFrom(visible.first);
}

// ---- painting

bool ComparisonView::isPagePainted(Side side, int row) const
{
    return m_painted.contains({static_cast<int>(side), row});
}

void ComparisonView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    // The view itself is always left-to-right, like the pages.
    painter.setLayoutDirection(QGuiApplication::layoutDirection());
    const Tokens& look = tokens(palette());
    painter.fillRect(event->rect(), look.canvas);
    for (const Side side : {Side::Before, Side::After})
        if (const QRect half = halfOf(side); half.intersects(event->rect()))
            paintHalf(painter, side, half.intersected(event->rect()));
    if (m_displayMode == DisplayMode::Both)
        paintRule(painter, {halfWidth(), 0, look.lineWidth, viewport()->height()},
                  mixedColour(look.line, look.ink, look.isHighContrast ? 1 : 0.15));
}

void ComparisonView::paintHalf(QPainter& painter, Side side, const QRect& clip)
{
    if (!m_open) return;
    const QPoint offset = halfOf(side).topLeft() - scrollOffset();
    painter.save();
    painter.setClipRect(clip);
    painter.translate(offset);
    const QRect area = clip.translated(-offset);
    const auto visible = m_layout.visiblePages(area.top() - 2 * outset, area.bottom() + 2 * outset);
    for (int row = visible.first; row < visible.end; ++row) {
        paintPage(painter, side, row);
        if (m_changeMarksVisible) paintMarks(painter, side, row);
    }
    painter.restore();
}

void ComparisonView::paintPage(QPainter& painter, Side side, int row)
{
    const Tokens& look = tokens(palette());
    const QRect rect = pageRect(side, row);
    const int page = cachedPageOf(side, row);
    painter.setBrush(Qt::NoBrush);
    if (page < 0) {
        painter.setPen(QPen(look.quietInk, 1, Qt::DashLine));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
        painter.setFont(bodyFont());
        painter.setPen(readableOn(look.quietInk, look.canvas));
        // Centred in the visible part of the page.
        const QRect seen = rect.intersected(viewport()->rect().translated(scrollOffset()));
        painter.drawText(
            seen.adjusted(space::l, space::l, -space::l, -space::l), Qt::AlignCenter | Qt::TextWordWrap,
            side == Side::Before ? tr("Revision %1 doesn't have this page.").arg(m_before.number)
                                 : tr("Revision %1 no longer has this page.").arg(m_after.number));
        return;
    }
    const QSize pixels = pixelsOf(rect);
    const auto picture = m_cache->picture(page, pixels);
    if (picture.image.isNull()) {
        painter.fillRect(rect, Qt::white);
        if (m_cache->isUnreadable(page)) {
            painter.setPen(QColor(0x5B, 0x65, 0x73));
            painter.drawText(rect, Qt::AlignCenter, tr("This page can't be shown."));
        }
    } else if (picture.isExact && picture.image.size() == pixels) {
        QImage image = picture.image;
        image.setDevicePixelRatio(devicePixelRatioF());
        painter.drawImage(rect.topLeft(), image);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, picture.image);
    }
    painter.setPen(QPen(look.isDark ? look.line : mixedColour(look.line, look.ink, 0.12), look.lineWidth));
    painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    if (picture.isExact) m_painted.insert({static_cast<int>(side), row});
}

void ComparisonView::paintMarks(QPainter& painter, Side side, int row)
{
    const auto found = m_differences.constFind(row);
    if (found == m_differences.constEnd() || pageOf(side, row) < 0) return;
    const bool whole = found->kind != PageDifference::Kind::Changed;
    const bool strong = tokens(palette()).isHighContrast;
    const QColor colour = strong ? darkAmber : amber;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < found->areas.size(); ++i) {
        const Change change{row, i};
        const QRectF area = areaRect(side, change);
        const QRectF frame =
            whole ? area.adjusted(1, 1, -1, -1) : area.adjusted(-outset, -outset, outset, outset);
        const bool current = m_current == change;
        QColor hatch = colour;
        hatch.setAlpha(current || strong ? 110 : 70);
        if (!whole) painter.fillRect(frame, QBrush(hatch, Qt::BDiagPattern));
        painter.setBrush(Qt::NoBrush);
        if (current) { // a second, dark edge, so that the current change can be recognized without colour
            painter.setPen(QPen(QColor(0x1B, 0x24, 0x30), 1));
            painter.drawRoundedRect(frame.adjusted(-2.5, -2.5, 2.5, 2.5), 4, 4);
        }
        painter.setPen(QPen(colour, (current ? 2.5 : 1.5) + (strong ? 1 : 0)));
        painter.drawRoundedRect(frame, 2, 2);
    }
    painter.restore();
}

// ---- events

void ComparisonView::resizeEvent(QResizeEvent*)
{
    preservePosition([] {});
}

void ComparisonView::scrollContentsBy(int, int)
{
    viewport()->update(); // the two halves can't be scrolled as one
    requestPictures();
}

void ComparisonView::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    requestPictures();
}

void ComparisonView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    zoomAround(m_layout.zoom() * std::pow(1.15, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void ComparisonView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const int last = static_cast<int>(rows().size()) - 1;
    switch (event->key()) {
    case Qt::Key_PageDown:
        if (!control) break;
        goToRow(std::min(currentRow() + 1, last));
        return;
    case Qt::Key_PageUp:
        if (!control) break;
        goToRow(std::max(currentRow() - 1, 0));
        return;
    case Qt::Key_Home:
        verticalScrollBar()->setValue(0);
        return;
    case Qt::Key_End:
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        return;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void ComparisonView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    for (const Side side : {Side::Before, Side::After}) {
        if (!halfOf(side).contains(event->position().toPoint())) continue;
        for (const Change& change : changes())
            if (viewportRect(side, change).contains(event->position())) {
                select(change);
                return;
            }
    }
}

} // namespace ink::ui

#include "moc_comparisonview.cpp"
