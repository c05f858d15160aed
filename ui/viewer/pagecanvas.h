#pragma once

#include "ui/viewer/geometry/pagesurface.h"
#include "ui/viewer/renderthread.h"

#include <QAbstractScrollArea>
#include <QSet>

#include <memory>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class FindBar;
class PageCache;
class PageFinder;
class PageMarksReader;

/** The pages of a document on one long sheet: scrolling, zoom, searching and painting, without tags. Pages
 * are 1-based here, as in tags. */
class PageCanvas : public QAbstractScrollArea, public PageSurface
{
    Q_OBJECT
public:
    enum class ZoomMode { Free, FitWidth, FitPage };
    enum class PageMode { Continuous, SinglePage };

    explicit PageCanvas(QWidget* parent = nullptr);
    ~PageCanvas() override;

    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    [[nodiscard]] PageCache& pageCache() { return *m_cache; } ///< shared with the thumbnails
    [[nodiscard]] PageFinder& finder() { return *m_finder; }
    /** The printed lines and text positions of pages. */
    [[nodiscard]] PageMarksReader& marksReader() { return *m_marks; }
    /** Opens the search bar; searches for `text` from the current page on if it isn't empty. */
    void openFindBar(const QString& text = {});

    // Position
    [[nodiscard]] int currentPage() const override { return m_currentPage; }
    [[nodiscard]] int pageCount() const { return m_layout.pageCount(); }
    void goToPage(int page);
    void reveal(int page, const QRectF& content) override;
    /** Shows all pages on one sheet, or one page at a time. */
    void setPageMode(PageMode mode);
    [[nodiscard]] PageMode pageMode() const { return m_pageMode; }

    // Zoom
    /** Zoom of the current page: fitted pages have different ones. 1 = 96 px per inch. */
    [[nodiscard]] double zoomFactor() const;
    void setZoomFactor(double factor);
    /** Zooms around this viewport point, which stays in place. */
    void zoomAround(double factor, QPointF viewportPoint);
    void setZoomMode(ZoomMode mode);
    void zoomIn();
    void zoomOut();

    // Geometry
    [[nodiscard]] const PageLayout& pageLayout() const override { return m_layout; }
    [[nodiscard]] PagePoint middleOfView() const override;
    [[nodiscard]] QPoint scrollOffset() const;
    [[nodiscard]] QPointF toContent(QPointF viewport) const { return viewport + scrollOffset(); }
    [[nodiscard]] QPointF toViewport(const PagePoint& place) const;
    /** The page and the position on it at a screen position; nothing outside of the pages. */
    [[nodiscard]] std::optional<PagePoint> pagePointAt(const QPoint& global) const;
    void repaintContent(const QRectF& content) override;
    void repaintAll() override;
    [[nodiscard]] bool isPagePainted(int page) const; ///< at full resolution

Q_SIGNALS:
    void currentPageChanged(int page);
    void zoomChanged(double factor);
    void pageModeChanged();
    void pagePainted(int page); ///< emitted when a page is first painted with its sharp picture

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;

    /** Handles a key that scrolls, zooms or searches; false for any other. */
    bool handleKey(QKeyEvent* event) { return handleFindKey(event) || handleScrollKey(event); }
    /** Cancels the current gesture, because the sheet changes. */
    virtual void interruptGesture() = 0;
    /** Paints over the pages, in content coordinates. */
    virtual void paintOverlay(QPainter& painter, const PageLayout::Range& visible, const QRectF& area) = 0;

    /** Shows the pages of this document; returns false when they are unchanged and need no repaint. Call
     * `updatePosition` afterwards. */
    bool setPages(const domain::Document& document);
    [[nodiscard]] bool hasSamePageSizes(const domain::Document& document) const;
    void updatePosition();
    void scrollTo(const QRectF& content); ///< centres the rectangle if it isn't fully visible

private:
    void relayout();
    void updateScrollBars();
    void updateZoomForMode();
    void notifyZoomChange(); ///< emits zoomChanged when the current page's zoom has changed
    void updateCurrentPage();
    [[nodiscard]] double zoomUnder(QPointF viewportPoint) const; ///< zoom of the page at that point
    void requestPictures();
    [[nodiscard]] bool isSingle() const { return m_pageMode == PageMode::SinglePage; }
    void showOnly(int page); ///< 0-based
    /** In single-page mode, turns the page when it is scrolled to its end: forward if `way` is positive, else
     * back. Returns whether the page was turned. */
    bool turnPage(int way);
    bool turnPageByWheel(QWheelEvent* event);
    bool scrollAcross(QWheelEvent* event); ///< Shift with the wheel
    bool zoomByGesture(QEvent* event);
    void revealCurrentHit();
    bool handleFindKey(QKeyEvent* event);
    bool handleScrollKey(QKeyEvent* event);

    PageLayout m_layout;
    std::unique_ptr<PageCache> m_cache;
    std::unique_ptr<PageFinder> m_finder;
    std::unique_ptr<PageMarksReader> m_marks;
    FindBar* m_findBar = nullptr; ///< created when first opened
    domain::DocumentId m_document;
    QList<QSizeF> m_sizes;
    QList<PageKey> m_keys;
    QSet<int> m_painted; ///< 1-based pages
    ZoomMode m_zoomMode = ZoomMode::FitWidth;
    PageMode m_pageMode = PageMode::Continuous;
    int m_wheelBeyond = 0; ///< wheel movement beyond the page's end, in eighths of a degree
    int m_currentPage = 1;
    double m_notifiedZoom = 0;
    struct ChosenPage
    {
        int page = 0;
        int scrolled = 0;
        double zoom = 0;
    };
    ChosenPage m_chosen; ///< the explicitly chosen page, until the next scrolling
};

} // namespace ink::ui
