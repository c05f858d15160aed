#pragma once

#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <vector>

namespace ink::ui {

/** The lines, boxes and text positions in a page's content that tags snap to, in points of the page as
 * displayed. */
struct PageMarks
{
    QList<QLineF> baselines; ///< baselines of text that reads from left to right
    QList<QLineF> rules;     ///< horizontal and vertical lines
    QList<QRectF> boxes;
    QRectF textBounds; ///< around all text; null when there is none
    bool operator==(const PageMarks&) const = default;
};

/** The kinds of snap targets. */
enum class SnapKind { Tag, Rule, Text, Page, Gap };

/** A guide to be painted while something is aligned; points of the page. */
struct SnapGuide
{
    SnapKind kind = SnapKind::Tag;
    QLineF line;         ///< horizontal or vertical
    QLineF measure;      ///< the line along which the distance is displayed; null = no distance
    double distance = 0; ///< points
    bool operator==(const SnapGuide&) const = default;
};

struct SnapResult
{
    domain::PageRect rect;
    QList<SnapGuide> guides;
};

/**
 * All snap targets on one page: edges and centres of other tags, gaps equal to those between tags of the same
 * row or column, the centre and the margins of the page, baselines of the text, lines and boxes. Doesn't
 * depend on widgets; all lengths are in points. Lines are sorted, so that a query costs O(log n) plus the
 * number of nearby lines.
 */
class SnapTargets final
{
public:
    explicit SnapTargets(QSizeF page);
    void addTags(const QList<QRectF>& tags);
    void addMarks(const PageMarks& marks);

    /** Returns `rect` moved by at most `tolerance` in each direction, inside the page, with its guides. */
    [[nodiscard]] SnapResult snapMove(const domain::PageRect& rect, double tolerance) const;
    /** Returns `rect` with only these edges moved. */
    [[nodiscard]] SnapResult snapResize(const domain::PageRect& rect, Qt::Edges edges,
                                        double tolerance) const;

    static constexpr double defaultMargin = 36;   ///< points, of a page without text
    static constexpr double maxCheckBoxSide = 30; ///< points; a tag fills a printed box up to this size
    /** Returns whether a printed box is small enough to be a check box. */
    [[nodiscard]] static bool isCheckBox(const QRectF& box)
    {
        return std::max(box.width(), box.height()) <= maxCheckBoxSide;
    }

private:
    /** Features of the moved rectangle: its left or top edge, its centre, and its right or bottom edge. */
    enum Feature { Start = 1, Center = 2, End = 4 };

    struct Line
    {
        double at = 0;
        double from = 0; ///< extent of the line
        double to = 0;
        double reach = 0; ///< maximum distance beyond its ends; negative = unlimited
        int features = 0; ///< features of a rectangle that snap to the line
        SnapKind kind = SnapKind::Tag;
    };
    /** Vertical lines, and tags for horizontal gaps. Everything is transposed for the other direction. */
    struct Axis
    {
        std::vector<Line> lines; ///< sorted by `at`
        std::vector<QRectF> tags;
        void sort();
        [[nodiscard]] double bestShift(const QRectF& rect, int features, double tolerance) const;
        [[nodiscard]] QList<SnapGuide> guides(const QRectF& rect, int features) const;
        /** The tags in the rectangle's row, from the left. */
        [[nodiscard]] std::vector<QRectF> rowOf(const QRectF& rect) const;
        void nearestGap(const QRectF& rect, double tolerance, double& best, double& score) const;
        void gapGuides(const QRectF& rect, QList<SnapGuide>& guides) const;
    };
    [[nodiscard]] QList<SnapGuide> guidesOf(const QRectF& rect, int across, int down) const;
    void addBox(const QRectF& box, SnapKind kind, double reach, bool onlyMiddle = false);

    QSizeF m_page;
    Axis m_across;
    Axis m_down; ///< transposed
};

} // namespace ink::ui
