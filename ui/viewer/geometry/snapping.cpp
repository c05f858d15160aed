#include "ui/viewer/geometry/snapping.h"

#include "app/domain/document/tagplacement.h"
#include "ui/viewer/geometry/pagelayout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ink::ui {

namespace {

constexpr double flush = 0.75;       ///< points; tolerance for alignment: tags have whole coordinates, page
                                     ///< content may not
constexpr double textReach = 120;    ///< points; tags snap to a baseline this far beside its text
constexpr double ruleReach = 24;     ///< points; tags snap to a printed line or box this far beyond its ends
constexpr size_t maxNeighbours = 24; ///< maximum number of tags of a row that are considered, the nearest
                                     ///< ones
constexpr qsizetype maxGuides = 2;   ///< for each direction
constexpr double nothing = std::numeric_limits<double>::infinity();

QRectF transposed(const QRectF& rect)
{
    return {rect.y(), rect.x(), rect.height(), rect.width()};
}

QLineF transposed(const QLineF& line)
{
    return {line.y1(), line.x1(), line.y2(), line.x2()};
}

/** The distance between two spans; 0 if they touch. */
double gapBetween(double from, double to, double otherFrom, double otherTo)
{
    return std::max({0.0, otherFrom - to, from - otherTo});
}

double featureOf(const QRectF& rect, int feature)
{
    return feature == 1 ? rect.left() : feature == 2 ? rect.center().x() : rect.right();
}

/** Returns a penalty in points, so that lines of tags take precedence at equal distances. */
double preference(SnapKind kind)
{
    switch (kind) {
    case SnapKind::Tag:
        return 0;
    case SnapKind::Rule:
        return 0.1;
    case SnapKind::Text:
        return 0.2;
    case SnapKind::Gap:
        return 0.3;
    case SnapKind::Page:
        return 0.4;
    }
    return 0;
}

domain::PageRect toPageRect(const QRectF& rect)
{
    const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
    return {whole(rect.left()), whole(rect.top()), whole(rect.width()), whole(rect.height())};
}

} // namespace

SnapTargets::SnapTargets(QSizeF page) : m_page(page)
{
    const double width = page.width();
    const double height = page.height();
    m_across.lines = {{width / 2, 0, height, -1, Center, SnapKind::Page},
                      {defaultMargin, 0, height, -1, Start, SnapKind::Page},
                      {width - defaultMargin, 0, height, -1, End, SnapKind::Page}};
    m_down.lines = {{height / 2, 0, width, -1, Center, SnapKind::Page},
                    {defaultMargin, 0, width, -1, Start, SnapKind::Page},
                    {height - defaultMargin, 0, width, -1, End, SnapKind::Page}};
    m_across.sort();
    m_down.sort();
}

void SnapTargets::Axis::sort()
{
    std::sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.at < b.at; });
}

void SnapTargets::addBox(const QRectF& box, SnapKind kind, double reach, bool onlyMiddle)
{
    const auto add = [&](Axis& axis, const QRectF& rect) {
        const auto line = [&](double at, int features) {
            axis.lines.push_back({at, rect.top(), rect.bottom(), reach, features, kind});
        };
        line(rect.center().x(), Center);
        if (onlyMiddle) return;
        line(rect.left(), Start | End); // right edges can also snap to another's left edge
        line(rect.right(), Start | End);
    };
    add(m_across, box);
    add(m_down, transposed(box));
}

void SnapTargets::addTags(const QList<QRectF>& tags)
{
    for (const QRectF& tag : tags) {
        addBox(tag, SnapKind::Tag, -1);
        m_across.tags.push_back(tag);
        m_down.tags.push_back(transposed(tag));
    }
    m_across.sort();
    m_down.sort();
}

void SnapTargets::addMarks(const PageMarks& marks)
{
    for (const QLineF& line : marks.baselines)
        m_down.lines.push_back({line.y1(), std::min(line.x1(), line.x2()), std::max(line.x1(), line.x2()),
                                textReach, End, SnapKind::Text});
    for (const QLineF& rule : marks.rules) {
        const bool horizontal = std::abs(rule.dx()) > std::abs(rule.dy());
        Axis& axis = horizontal ? m_down : m_across;
        const QLineF line = horizontal ? transposed(rule) : rule;
        axis.lines.push_back({line.x1(), std::min(line.y1(), line.y2()), std::max(line.y1(), line.y2()),
                              ruleReach, Start | End, SnapKind::Rule});
    }
    for (const QRectF& box : marks.boxes)
        addBox(box, SnapKind::Rule, ruleReach, isCheckBox(box));
    if (!marks.textBounds.isNull()) { // the page's actual margins instead of the default ones
        const auto isMargin = [](const Line& line) {
            return line.kind == SnapKind::Page && line.features != Center;
        };
        const auto replace = [&](Axis& axis, const QRectF& text, double to) {
            std::erase_if(axis.lines, isMargin);
            axis.lines.push_back({text.left(), 0, to, -1, Start, SnapKind::Page});
            axis.lines.push_back({text.right(), 0, to, -1, End, SnapKind::Page});
        };
        replace(m_across, marks.textBounds, m_page.height());
        replace(m_down, transposed(marks.textBounds), m_page.width());
    }
    m_across.sort();
    m_down.sort();
}

double SnapTargets::Axis::bestShift(const QRectF& rect, int features, double tolerance) const
{
    double best = 0;
    double score = nothing;
    for (const int feature : {Start, Center, End}) {
        if (!(features & feature)) continue;
        const double value = featureOf(rect, feature);
        const auto below = [](const Line& line, double at) { return line.at < at; };
        for (auto line = std::lower_bound(lines.begin(), lines.end(), value - tolerance, below);
             line != lines.end() && line->at <= value + tolerance; ++line) {
            if (!(line->features & feature)) continue;
            const double beside = gapBetween(rect.top(), rect.bottom(), line->from, line->to);
            if (line->reach >= 0 && beside > line->reach) continue;
            const double here =
                std::abs(line->at - value) + preference(line->kind) + std::min(beside, 1000.0) * 1e-4;
            if (here >= score) continue;
            score = here;
            best = line->at - value;
        }
    }
    if (features == (Start | Center | End)) nearestGap(rect, tolerance, best, score);
    return best;
}

std::vector<QRectF> SnapTargets::Axis::rowOf(const QRectF& rect) const
{
    std::vector<QRectF> row;
    for (const QRectF& tag : tags)
        if (tag.top() < rect.bottom() && rect.top() < tag.bottom()) row.push_back(tag);
    const double middle = rect.center().x();
    const auto far = [middle](const QRectF& tag) { return std::abs(tag.center().x() - middle); };
    if (row.size() > maxNeighbours) {
        std::nth_element(row.begin(), row.begin() + maxNeighbours, row.end(),
                         [&](const QRectF& a, const QRectF& b) { return far(a) < far(b); });
        row.resize(maxNeighbours);
    }
    std::sort(row.begin(), row.end(), [](const QRectF& a, const QRectF& b) { return a.left() < b.left(); });
    return row;
}

void SnapTargets::Axis::nearestGap(const QRectF& rect, double tolerance, double& best, double& score) const
{
    const std::vector<QRectF> row = rowOf(rect);
    const auto offer = [&](double shift) {
        const double here = std::abs(shift) + preference(SnapKind::Gap);
        if (std::abs(shift) > tolerance || here >= score) return;
        score = here;
        best = shift;
    };
    for (size_t i = 0; i + 1 < row.size(); ++i) {
        const double gap = row[i + 1].left() - row[i].right();
        if (gap <= 0) continue;
        offer(row[i + 1].right() + gap - rect.left());
        offer(row[i].left() - gap - rect.right());
        if (gap >= rect.width()) offer((row[i].right() + row[i + 1].left()) / 2 - rect.center().x());
    }
}

void SnapTargets::Axis::gapGuides(const QRectF& rect, QList<SnapGuide>& guides) const
{
    const std::vector<QRectF> row = rowOf(rect);
    const auto add = [&](const QRectF& a, const QRectF& b) {
        const double from = std::max(a.top(), b.top());
        const double to = std::min(a.bottom(), b.bottom());
        const double y = from <= to ? (from + to) / 2 : rect.center().y();
        const QLineF line(a.right(), y, b.left(), y);
        guides.append({SnapKind::Gap, line, line, b.left() - a.right()});
    };
    for (size_t i = 0; i + 1 < row.size(); ++i) {
        const QRectF& a = row[i];
        const QRectF& b = row[i + 1];
        const double gap = b.left() - a.right();
        if (gap <= 0) continue;
        if (std::abs(rect.left() - b.right() - gap) < flush) {
            add(a, b);
            add(b, rect);
            return;
        }
        if (std::abs(a.left() - rect.right() - gap) < flush) {
            add(rect, a);
            add(a, b);
            return;
        }
        if (rect.left() >= a.right() && rect.right() <= b.left() &&
            std::abs((rect.left() - a.right()) - (b.left() - rect.right())) < 2 * flush) {
            add(a, rect);
            add(rect, b);
            return;
        }
    }
}

QList<SnapGuide> SnapTargets::Axis::guides(const QRectF& rect, int features) const
{
    QList<SnapGuide> found;
    for (const int feature : {Start, Center, End}) {
        if (!(features & feature)) continue;
        const double value = featureOf(rect, feature);
        const auto below = [](const Line& line, double at) { return line.at < at; };
        const Line* nearest = nullptr;
        double best = nothing;
        for (auto line = std::lower_bound(lines.begin(), lines.end(), value - flush, below);
             line != lines.end() && line->at <= value + flush; ++line) {
            if (!(line->features & feature)) continue;
            const double beside = gapBetween(rect.top(), rect.bottom(), line->from, line->to);
            if (line->reach >= 0 && beside > line->reach) continue;
            const double here = std::abs(line->at - value) + preference(line->kind) + beside * 1e-4;
            if (here >= best) continue;
            best = here;
            nearest = &*line;
        }
        if (!nearest) continue;
        SnapGuide guide;
        guide.kind = nearest->kind;
        guide.line = {nearest->at, std::min(nearest->from, rect.top()), nearest->at,
                      std::max(nearest->to, rect.bottom())};
        if (nearest->kind == SnapKind::Tag) {
            if (rect.top() > nearest->to) guide.measure = {nearest->at, nearest->to, nearest->at, rect.top()};
            if (rect.bottom() < nearest->from)
                guide.measure = {nearest->at, rect.bottom(), nearest->at, nearest->from};
            guide.distance = guide.measure.length();
        }
        found.append(guide);
    }
    // If both edges and the centre are flush, the edges are more informative.
    if (found.size() > maxGuides) found.removeAt(1);
    if (features == (Start | Center | End)) gapGuides(rect, found);
    return found;
}

QList<SnapGuide> SnapTargets::guidesOf(const QRectF& rect, int across, int down) const
{
    QList<SnapGuide> all = across ? m_across.guides(rect, across) : QList<SnapGuide>();
    if (down) {
        const QList<SnapGuide> other = m_down.guides(transposed(rect), down);
        for (SnapGuide guide : other) {
            guide.line = transposed(guide.line);
            guide.measure = transposed(guide.measure);
            all.append(guide);
        }
    }
    return all;
}

SnapResult SnapTargets::snapMove(const domain::PageRect& rect, double tolerance) const
{
    constexpr int all = Start | Center | End;
    const QRectF before = toRectF(rect);
    const QPointF shift(m_across.bestShift(before, all, tolerance),
                        m_down.bestShift(transposed(before), all, tolerance));
    domain::PageRect now = toPageRect(before.translated(shift));
    now.width = rect.width; // rounding moves but never resizes
    now.height = rect.height;
    now = domain::clampedTo(now, m_page);
    return {now, guidesOf(toRectF(now), all, all)};
}

SnapResult SnapTargets::snapResize(const domain::PageRect& rect, Qt::Edges edges, double tolerance) const
{
    const auto featuresOf = [edges](Qt::Edge start, Qt::Edge end) {
        return edges.testFlag(start) ? int(Start) : edges.testFlag(end) ? int(End) : 0;
    };
    const int across = featuresOf(Qt::LeftEdge, Qt::RightEdge);
    const int down = featuresOf(Qt::TopEdge, Qt::BottomEdge);
    const QRectF before = toRectF(rect);
    const auto shiftOf = [tolerance](const Axis& axis, const QRectF& box, int features) {
        return features ? static_cast<int>(std::lround(featureOf(box, features) +
                                                       axis.bestShift(box, features, tolerance)) -
                                           std::lround(featureOf(box, features)))
                        : 0;
    };
    const int dx = shiftOf(m_across, before, across);
    const int dy = shiftOf(m_down, transposed(before), down);
    domain::PageRect now = rect;
    const auto stretch = [](int feature, int shift, int& from, int& extent) {
        const int moved = feature == Start ? -shift : shift;
        if (extent + moved < domain::minimumTagExtent) return;
        if (feature == Start) from += shift;
        extent += moved;
    };
    if (across) stretch(across, dx, now.left, now.width);
    if (down) stretch(down, dy, now.top, now.height);
    const bool inside =
        now.left >= 0 && now.top >= 0 && now.right() <= m_page.width() && now.bottom() <= m_page.height();
    if (!inside) now = rect;
    return {now, guidesOf(toRectF(now), across, down)};
}

} // namespace ink::ui
