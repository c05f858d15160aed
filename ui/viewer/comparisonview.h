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

/**
 * Two revisions of a file side by side on one sheet, which is why they scroll and zoom together. Rows hold
 * what is the same page in both; what differs is framed and hatched. Rows and areas are counted from 0.
 */
class ComparisonView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    enum class Side { Before, After };
    enum class Shown { Both, Before, After };
    /** A difference: a row and one of its areas. */
    struct Change
    {
        int row = 0;
        int area = 0;
        bool operator==(const Change&) const = default;
        auto operator<=>(const Change&) const = default;
    };

    explicit ComparisonView(PageNames names, QWidget* parent = nullptr);
    ~ComparisonView() override;

    /** A revision: its number, from 1 on, and how many bytes of the file it is. */
    struct Cut
    {
        int number = 1;
        qint64 end = 0;
    };
    /** Shows two revisions and begins to compare them; what was compared before is forgotten. The bytes are
     * shared, not copied. */
    void compare(const QByteArray& bytes, const Cut& before, const Cut& after);
    /** Shows nothing and lets go of the file. */
    void clear();

    // What is known so far
    [[nodiscard]] bool isOpen() const { return m_open; }      ///< both could be read
    [[nodiscard]] bool hasFailed() const { return m_failed; } ///< one of them could not
    [[nodiscard]] const QList<PagePair>& rows() const { return m_pages.rows; }
    [[nodiscard]] const ComparedPages& pages() const { return m_pages; }
    [[nodiscard]] int comparedCount() const { return m_compared; }
    [[nodiscard]] bool isFinished() const { return m_open && m_compared == rows().size(); }
    /** The rows that differ. */
    [[nodiscard]] const QMap<int, PageDifference>& differences() const { return m_differences; }
    [[nodiscard]] int changeCount() const;
    [[nodiscard]] QSizeF rowSize(int row) const; ///< points; of the larger page

    // Where we are
    [[nodiscard]] std::optional<Change> currentChange() const { return m_current; }
    [[nodiscard]] int changeNumber() const; ///< of the current one, from 1 on in reading order; 0 = none
    void goToChange(const Change& change);
    void goToRow(int row);
    bool goToNext(); ///< wraps; false when nothing differs
    bool goToPrevious();
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] double zoomFactor() const; ///< 1 = 96 px an inch
    void setZoomFactor(double factor);
    [[nodiscard]] bool fitsWidth() const { return m_fitWidth; }
    void fitWidth();
    void zoomIn() { setZoomFactor(zoomFactor() * 1.2); }
    void zoomOut() { setZoomFactor(zoomFactor() / 1.2); }
    [[nodiscard]] Shown shown() const { return m_shown; }
    void setShown(Shown shown);
    void setMarksChanges(bool marks);

    // For tests and assistive tools
    [[nodiscard]] QRectF viewportRect(Side side, const Change& change) const;
    [[nodiscard]] bool isPagePainted(Side side, int row) const; ///< its sharp picture has been on the screen

Q_SIGNALS:
    void opened();
    void compared(int row); ///< that row is done, and may be in `differences`
    void currentChangeChanged();
    void zoomChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void takePages(int call, const ComparedPages& pages);
    void takeDifference(int call, int row, const PageDifference& difference);
    void relayout();
    void keepPlace(const std::function<void()>& change); ///< around what changes the layout
    void updateScrollBars();
    void zoomAround(double pixelsPerPoint, QPointF viewportPoint);
    void requestPictures();
    void select(std::optional<Change> change);
    void reveal(const QRectF& content);
    [[nodiscard]] QList<Change> changes() const;
    [[nodiscard]] int halfWidth() const;
    [[nodiscard]] QRect halfOf(Side side) const; ///< in the viewport; null when it is not shown
    [[nodiscard]] QPoint scrollOffset() const;
    [[nodiscard]] int pageOf(Side side, int row) const;       ///< 0-based in its revision, -1 = none
    [[nodiscard]] int cachedPageOf(Side side, int row) const; ///< as the cache counts; -1 = none
    [[nodiscard]] QRect pageRect(Side side, int row) const;   ///< in the half's content
    [[nodiscard]] QRectF areaRect(Side side, const Change& change) const; ///< in the half's content
    [[nodiscard]] QSize pixelsOf(const QRect& rect) const;
    void paintHalf(QPainter& painter, Side side, const QRect& clip);
    void paintPage(QPainter& painter, Side side, int row);
    void paintMarks(QPainter& painter, Side side, int row);

    std::unique_ptr<PageCache> m_cache;
    PageLayout m_layout; ///< of one half
    ComparedPages m_pages;
    Cut m_before;
    Cut m_after;
    QByteArray m_bytes;
    QMap<int, PageDifference> m_differences;
    QSet<std::pair<int, int>> m_painted; ///< side, row
    std::optional<Change> m_current;
    Shown m_shown = Shown::Both;
    bool m_open = false;
    bool m_failed = false;
    bool m_marks = true;
    bool m_fitWidth = true;
    int m_compared = 0;
    int m_call = 0;
    PageComparer m_comparer; ///< last: it stops before what it reports to goes
};

} // namespace ink::ui
