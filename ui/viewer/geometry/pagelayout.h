#pragma once

#include "app/domain/document/page.h"

#include <QList>
#include <QPointF>
#include <QRect>
#include <QSizeF>

#include <optional>

namespace ink::ui {

/** A point on a page: 0-based page and points from the top left of the page as displayed. */
struct PagePoint
{
    int page = 0;
    QPointF point;
    bool operator==(const PagePoint&) const = default;
};

/**
 * Layout of the pages stacked on one long sheet, and the only conversion between pixels and page points.
 * Doesn't depend on widgets. Content coordinates are device-independent pixels from the top left of the
 * sheet; pages start on whole pixels.
 */
class PageLayout final
{
public:
    /** Half-open range of 0-based pages. */
    struct Range
    {
        int first = 0;
        int end = 0;
        [[nodiscard]] bool contains(int page) const { return page >= first && page < end; }
        [[nodiscard]] bool isEmpty() const { return first >= end; }
        bool operator==(const Range&) const = default;
    };

    static constexpr double minimumZoom = 0.1;           ///< px per point
    static constexpr double maximumZoom = 8.0 * 96 / 72; ///< 800 %
    static constexpr int gap = 16;                       ///< px between pages
    static constexpr int margin = 16;                    ///< px around all pages

    /** Sets the sizes of the pages in points as displayed; invalid ones count as A4. */
    void setPages(const QList<QSizeF>& sizes);
    /** Sets one zoom for all pages. */
    void setZoom(double pixelsPerPoint);
    /** Gives each page its own zoom, so that its width is this (px), up to a maximum zoom. */
    void fitWidth(int width, double maxZoom);
    /** Gives each page its own zoom, so that the whole page fits a view of this size (px). */
    void fitPages(QSize size);
    /** Returns whether pages of different sizes have different zooms. */
    [[nodiscard]] bool isFitted() const { return !m_zooms.isEmpty(); }
    /** Restricts visibility and hit tests to one page, at its usual position; -1 = all pages. */
    void setSinglePage(int page) { m_singlePage = page; }
    [[nodiscard]] int singlePage() const { return m_singlePage; }
    /** Sets the width in which narrower pages are centred. */
    void setAvailableWidth(int pixels);

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_sizes.size()); }
    /** The common zoom of all pages; for fitted pages, pass the page. */
    [[nodiscard]] double zoom() const { return m_zooms.value(0, m_zoom); }
    [[nodiscard]] double zoom(int page) const { return m_zooms.value(page, m_zoom); }
    [[nodiscard]] QSizeF pageSize(int page) const { return m_sizes.value(page); } ///< points
    [[nodiscard]] QSize contentSize() const;
    /** The whole pixels that a page's picture covers. */
    [[nodiscard]] QRect pageRect(int page) const;

    /** The size of a page's picture in pixels on a screen of this ratio. */
    [[nodiscard]] QSize pixelSize(int page, double ratio) const;
    /** The part of a page's picture within a rectangle of the sheet, in pixels of the screen. */
    [[nodiscard]] QRect visiblePixelRect(int page, const QRect& content, double ratio) const;

    /** The pages that touch the rows top…bottom (content coordinates), in O(log n). */
    [[nodiscard]] Range visiblePages(int top, int bottom) const;
    /** The page and the position on it at a point; nothing outside of the pages. */
    [[nodiscard]] std::optional<PagePoint> hitTest(QPointF content) const;
    /** Like hitTest, but with the nearest page for a point outside of the pages; the position may then be
     * outside of that page. */
    [[nodiscard]] PagePoint nearestPoint(QPointF content) const;

    [[nodiscard]] QPointF toContent(const PagePoint& place) const;
    [[nodiscard]] QRectF toContent(int page, const QRectF& points) const;
    [[nodiscard]] QPointF toPage(int page, QPointF content) const;

    /** The zoom at which the widest page fills a width, or one page fills a size (both in px). */
    [[nodiscard]] double zoomForWidth(int width) const;
    [[nodiscard]] double zoomForPage(int page, QSize size) const;

private:
    void update();

    QList<QSizeF> m_sizes;
    QList<int> m_tops;     ///< content y of each page
    QList<double> m_zooms; ///< zoom of each page in fitted mode
    double m_zoom = 96.0 / 72.0;
    int m_availableWidth = 0;
    int m_singlePage = -1;
    double m_widest = 0; ///< points
    int m_contentWidth = 0;
    int m_contentHeight = 0;
};

[[nodiscard]] inline QRectF toRectF(const domain::PageRect& rect)
{
    return QRectF(rect.left, rect.top, rect.width, rect.height);
}

} // namespace ink::ui
