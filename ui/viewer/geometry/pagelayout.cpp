#include "ui/viewer/geometry/pagelayout.h"

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

int pixels(double points, double zoom)
{
    return std::max(1, static_cast<int>(std::lround(points * zoom)));
}

} // namespace

void PageLayout::setPages(const QList<QSizeF>& sizes)
{
    m_sizes = sizes;
    m_zooms.clear(); // the zooms of the previous pages
    m_widest = 0;
    for (QSizeF& size : m_sizes) {
        const bool usable = std::isfinite(size.width()) && std::isfinite(size.height()) &&
                            size.width() >= 1 && size.height() >= 1 && size.width() <= 20000 &&
                            size.height() <= 20000;
        if (!usable) size = QSizeF(595, 842);
        m_widest = std::max(m_widest, size.width());
    }
    update();
}

void PageLayout::setZoom(double pixelsPerPoint)
{
    m_zooms.clear();
    m_zoom = std::clamp(pixelsPerPoint, minimumZoom, maximumZoom);
    update();
}

// Index(fitWidth): Pages of different sizes: how each fits the view
void PageLayout::fitWidth(int width, double maxZoom)
{
    m_zooms.resize(m_sizes.size());
    for (qsizetype i = 0; i < m_sizes.size(); ++i)
        m_zooms[i] = std::clamp((width - 2 * margin) / m_sizes.at(i).width(), minimumZoom, maxZoom);
    update();
}

void PageLayout::fitPages(QSize size)
{
    m_zooms.resize(m_sizes.size());
    for (qsizetype i = 0; i < m_sizes.size(); ++i)
        m_zooms[i] = zoomForPage(static_cast<int>(i), size);
    update();
}

void PageLayout::setAvailableWidth(int width)
{
    m_availableWidth = width;
    update();
}

void PageLayout::update()
{
    m_tops.resize(m_sizes.size());
    int y = margin;
    Q_ASSERT(m_zooms.isEmpty() || m_zooms.size() == m_sizes.size());
    int widest = 0;
    for (qsizetype i = 0; i < m_sizes.size(); ++i) {
        const double scale = zoom(static_cast<int>(i));
        m_tops[i] = y;
        y += pixels(m_sizes.at(i).height(), scale) + gap;
        widest = std::max(widest, pixels(m_sizes.at(i).width(), scale));
    }
    m_contentHeight = m_sizes.isEmpty() ? 0 : y - gap + margin;
    m_contentWidth = m_sizes.isEmpty() ? 0 : std::max(m_availableWidth, widest + 2 * margin);
}

QSize PageLayout::contentSize() const
{
    return {m_contentWidth, m_contentHeight};
}

QRect PageLayout::pageRect(int page) const
{
    if (page < 0 || page >= pageCount()) return {};
    const QSizeF size = m_sizes.at(page);
    const int width = pixels(size.width(), zoom(page));
    return {(m_contentWidth - width) / 2, m_tops.at(page), width, pixels(size.height(), zoom(page))};
}

QSize PageLayout::pixelSize(int page, double ratio) const
{
    const QSizeF physical = QSizeF(pageRect(page).size()) * ratio;
    return {static_cast<int>(std::lround(physical.width())),
            static_cast<int>(std::lround(physical.height()))};
}

QRect PageLayout::visiblePixelRect(int page, const QRect& content, double ratio) const
{
    const QRect rect = pageRect(page);
    const QRect seen = content.intersected(rect).translated(-rect.topLeft());
    if (seen.isEmpty()) return {};
    const QSize pixels = pixelSize(page, ratio);
    const double x = double(pixels.width()) / rect.width();
    const double y = double(pixels.height()) / rect.height();
    return QRectF(seen.x() * x, seen.y() * y, seen.width() * x, seen.height() * y)
        .toAlignedRect()
        .intersected(QRect(QPoint(0, 0), pixels));
}

PageLayout::Range PageLayout::visiblePages(int top, int bottom) const
{
    if (m_tops.isEmpty() || bottom < top) return {};
    // The tops are in ascending order; the last page that starts at or above `top` may reach into view.
    auto first = std::upper_bound(m_tops.begin(), m_tops.end(), top);
    if (first != m_tops.begin()) --first;
    int from = static_cast<int>(first - m_tops.begin());
    Q_ASSERT(from >= 0 && from < pageCount());
    if (pageRect(from).bottom() < top) ++from;
    const auto found = std::upper_bound(m_tops.begin(), m_tops.end(), bottom);
    const int end = std::max(from, static_cast<int>(found - m_tops.begin()));
    if (m_singlePage < 0) return {from, end};
    return from <= m_singlePage && m_singlePage < end ? Range{m_singlePage, m_singlePage + 1} : Range{};
}

std::optional<PagePoint> PageLayout::hitTest(QPointF content) const
{
    if (m_sizes.isEmpty()) return std::nullopt;
    const PagePoint place = nearestPoint(content);
    const QSizeF size = m_sizes.at(place.page);
    if (place.point.x() < 0 || place.point.y() < 0 || place.point.x() > size.width() ||
        place.point.y() > size.height())
        return std::nullopt;
    return place;
}

PagePoint PageLayout::nearestPoint(QPointF content) const
{
    if (m_sizes.isEmpty()) return {};
    if (m_singlePage >= 0 && m_singlePage < pageCount()) return {m_singlePage, toPage(m_singlePage, content)};
    auto found = std::upper_bound(m_tops.begin(), m_tops.end(), content.y());
    if (found != m_tops.begin()) --found;
    int page = static_cast<int>(found - m_tops.begin());
    Q_ASSERT(page >= 0 && page < pageCount());
    // In a gap, the nearer page edge counts.
    const QRect here = pageRect(page);
    if (page + 1 < pageCount() &&
        content.y() - (here.y() + here.height()) > m_tops.at(page + 1) - content.y())
        ++page;
    return {page, toPage(page, content)};
}

QPointF PageLayout::toContent(const PagePoint& place) const
{
    return QPointF(pageRect(place.page).topLeft()) + place.point * zoom(place.page);
}

QRectF PageLayout::toContent(int page, const QRectF& points) const
{
    return {toContent({page, points.topLeft()}), points.size() * zoom(page)};
}

QPointF PageLayout::toPage(int page, QPointF content) const
{
    return (content - QPointF(pageRect(page).topLeft())) / zoom(page);
}

double PageLayout::zoomForWidth(int width) const
{
    if (m_widest <= 0) return m_zoom;
    return std::clamp((width - 2 * margin) / m_widest, minimumZoom, maximumZoom);
}

double PageLayout::zoomForPage(int page, QSize size) const
{
    if (page < 0 || page >= pageCount()) return m_zoom;
    const QSizeF points = m_sizes.at(page);
    return std::clamp(std::min((size.width() - 2 * margin) / points.width(),
                               (size.height() - 2 * margin) / points.height()),
                      minimumZoom, maximumZoom);
}

} // namespace ink::ui
