#pragma once

#include "ui/viewer/geometry/pagelayout.h"
#include "ui/viewer/pagecomparer.h"

#include <QAbstractScrollArea>
#include <QMap>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>

namespace ink::ui {

class PageCache;

/** Two revisions of a file side by side on one sheet, so that they scroll and zoom together. Each row shows
 * the same page in both revisions; differences are framed and hatched. Rows and areas are 0-based. */
class ComparisonView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    enum class Side { Before, After };
    enum class DisplayMode { Both, Before, After };
    /** A difference: a row and one of its areas. */
    struct Change
    {
        int row = 0;
        int area = 0;
        bool operator==(const Change&) const = default;
        auto operator<=>(const Change&) const = default;
    };

    explicit ComparisonView(PageNamesProvider names, QWidget* parent = nullptr);
    ~ComparisonView() override;

    /** A revision: its 1-based number, and its length in bytes of the file. */
    struct Revision
    {
        int number = 1;
        qint64 length = 0;
    };
    /** Shows two revisions and starts to compare them; clears the previous results. The bytes are shared,
     * not copied. */
    void compare(const QByteArray& bytes, const Revision& before, const Revision& after);
    /** Clears the view and releases the file. */
    void clear();

    // Results so far
    [[nodiscard]] bool isOpen() const { return m_open; }      ///< both revisions are open
    [[nodiscard]] bool hasFailed() const { return m_failed; } ///< a revision could not be opened
    [[nodiscard]] const QList<PagePair>& rows() const { return m_pages.rows; }
    [[nodiscard]] const ComparedRevisions& pages() const { return m_pages; }
    [[nodiscard]] int comparedCount() const { return m_compared; }
    [[nodiscard]] bool isFinished() const { return m_open && m_compared == rows().size(); }
    /** The rows that differ. */
    [[nodiscard]] const QMap<int, PageDifference>& differences() const { return m_differences; }
    [[nodiscard]] int changeCount() const;
    [[nodiscard]] QSizeF rowSize(int row) const; ///< in points; the maximum width and height of both pages

    // Position
    [[nodiscard]] std::optional<Change> currentChange() const { return m_current; }
    [[nodiscard]] int changeNumber() const; ///< 1-based position in reading order; 0 = none
    void goToChange(const Change& change);
    void goToRow(int row);
    bool goToNext(); ///< wraps around; false when there are no differences
    bool goToPrevious();
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] double zoomFactor() const; ///< 1 = 96 px per inch
    void setZoomFactor(double factor);
    [[nodiscard]] bool fitsWidth() const { return m_fitWidth; }
    void fitWidth();
    void zoomIn() { setZoomFactor(zoomFactor() * 1.2); }
    void zoomOut() { setZoomFactor(zoomFactor() / 1.2); }
    [[nodiscard]] DisplayMode displayMode() const { return m_displayMode; }
    void setDisplayMode(DisplayMode shown);
    void setChangeMarksVisible(bool marks);

    // For tests and assistive tools
    [[nodiscard]] QRectF viewportRect(Side side, const Change& change) const;
    [[nodiscard]] bool isPagePainted(Side side, int row) const; ///< at full resolution

Q_SIGNALS:
    void opened();
    void compared(int row); ///< see differences() for the result
    void currentChangeChanged();
    void zoomChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void setPages(int call, const ComparedRevisions& pages);
    void addDifference(int call, int row, const PageDifference& difference);
    void relayout();
    void preservePosition(const std::function<void()>& change); ///< keeps the position during a layout change
    void updateScrollBars();
    void zoomAround(double pixelsPerPoint, QPointF viewportPoint);
    void requestPictures();
    void select(std::optional<Change> change);
    void reveal(const QRectF& content);
    [[nodiscard]] QList<Change> changes() const;
    [[nodiscard]] int halfWidth() const;
    [[nodiscard]] QRect halfOf(Side side) const; ///< in the viewport; null when hidden
    [[nodiscard]] QPoint scrollOffset() const;
    [[nodiscard]] int pageOf(Side side, int row) const;       ///< 0-based in its revision, -1 = none
    [[nodiscard]] int cachedPageOf(Side side, int row) const; ///< in the cache's numbering; -1 = none
    [[nodiscard]] QRect pageRect(Side side, int row) const;   ///< in the content coordinates of the half
    /** in the content coordinates of the half */
    [[nodiscard]] QRectF areaRect(Side side, const Change& change) const;
    [[nodiscard]] QSize pixelsOf(const QRect& rect) const;
    void paintHalf(QPainter& painter, Side side, const QRect& clip);
    void paintPage(QPainter& painter, Side side, int row);
    void paintMarks(QPainter& painter, Side side, int row);

    std::unique_ptr<PageCache> m_cache;
    PageLayout m_layout; ///< layout of one half
    ComparedRevisions m_pages;
    Revision m_before;
    Revision m_after;
    QByteArray m_bytes;
    QMap<int, PageDifference> m_differences;
    QSet<std::pair<int, int>> m_painted; ///< pages painted at full resolution, as (side, row)
    std::optional<Change> m_current;
    DisplayMode m_displayMode = DisplayMode::Both;
    bool m_open = false;
    bool m_failed = false;
    bool m_changeMarksVisible = true;
    bool m_fitWidth = true;
    int m_compared = 0;
    int m_call = 0;
    PageComparer m_comparer; ///< last, so that it stops before the objects that it reports to are destroyed
};

} // namespace ink::ui
