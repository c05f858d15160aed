#include "app/pdf/content/pathcollector.h"

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr size_t maxPoints = 200'000;  ///< maximum points of a path; further ones are dropped
constexpr size_t maxVectors = 100'000; ///< rules and boxes of a page; further ones are dropped
constexpr double thin = 2.6; ///< maximum thickness of a filled rectangle that counts as a line, points
constexpr double uprightTolerance = 0.35; ///< maximum deviation of an upright line, points

bool sameX(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) <= uprightTolerance;
}

bool sameY(QPointF a, QPointF b)
{
    return std::abs(a.y() - b.y()) <= uprightTolerance;
}

} // namespace

void PathCollector::clear()
{
    m_points.clear();
    m_subpaths.clear();
}

void PathCollector::moveTo(QPointF p)
{
    if (!m_subpaths.empty() && m_subpaths.back().count == 1 && !m_points.empty()) {
        m_points.back() = p;
        return;
    }
    if (m_points.size() >= maxPoints) return;
    m_subpaths.push_back({m_points.size(), 1, false, 0, 0});
    m_points.push_back(p);
}

void PathCollector::lineTo(QPointF p)
{
    if (m_subpaths.empty() || m_subpaths.back().isClosed) moveTo(currentPoint());
    if (m_subpaths.empty() || m_points.size() >= maxPoints) return;
    m_points.push_back(p);
    ++m_subpaths.back().count;
    ++m_subpaths.back().lines;
}

void PathCollector::curveTo(QPointF p1, QPointF p2, QPointF p3)
{
    if (m_subpaths.empty() || m_subpaths.back().isClosed) moveTo(currentPoint());
    if (m_subpaths.empty() || m_points.size() + 2 >= maxPoints) return;
    m_points.insert(m_points.end(), {p1, p2, p3});
    m_subpaths.back().count += 3;
    ++m_subpaths.back().curves;
}

void PathCollector::close()
{
    if (m_subpaths.empty() || m_subpaths.back().isClosed) return;
    m_subpaths.back().isClosed = true;
    // After a subpath is closed, the path continues at its start.
    const QPointF start = m_points[m_subpaths.back().first];
    if (m_points.size() < maxPoints && m_points.back() != start) {
        m_points.push_back(start);
        ++m_subpaths.back().count;
        ++m_subpaths.back().lines;
    }
}

void PathCollector::rectangle(QPointF p1, QPointF p2, QPointF p3, QPointF p4)
{
    if (m_points.size() + 5 >= maxPoints) return;
    m_subpaths.push_back({m_points.size(), 5, true, 0, 4});
    m_points.insert(m_points.end(), {p1, p2, p3, p4, p1});
}

QRectF PathCollector::boundsOf(const Subpath& sub) const
{
    Q_ASSERT(sub.count > 0 && sub.first + sub.count <= m_points.size());
    QPointF low = m_points[sub.first];
    QPointF high = low;
    for (size_t i = sub.first; i < sub.first + sub.count; ++i) {
        const QPointF p = m_points[i];
        low = {std::min(low.x(), p.x()), std::min(low.y(), p.y())};
        high = {std::max(high.x(), p.x()), std::max(high.y(), p.y())};
    }
    return {low, high};
}

QRectF PathCollector::bounds() const
{
    QRectF all;
    bool first = true;
    for (const Subpath& sub : m_subpaths) {
        const QRectF one = boundsOf(sub);
        if (first) {
            all = one;
            first = false;
            continue;
        }
        all = QRectF(QPointF(std::min(all.left(), one.left()), std::min(all.top(), one.top())),
                     QPointF(std::max(all.right(), one.right()), std::max(all.bottom(), one.bottom())));
    }
    return all;
}

bool PathCollector::isRectangle(const Subpath& sub) const
{
    if (sub.curves > 0 || sub.count < 4 || sub.count > 6) return false;
    const QRectF box = boundsOf(sub);
    // Every point is a corner, every side is horizontal or vertical, and all four corners are present.
    int corners = 0;
    for (size_t i = sub.first; i < sub.first + sub.count; ++i) {
        const QPointF p = m_points[i];
        const bool left = std::abs(p.x() - box.left()) <= uprightTolerance;
        const bool right = std::abs(p.x() - box.right()) <= uprightTolerance;
        const bool top = std::abs(p.y() - box.top()) <= uprightTolerance;
        const bool bottom = std::abs(p.y() - box.bottom()) <= uprightTolerance;
        if (!(left || right) || !(top || bottom)) return false;
        if (left && top) corners |= 1;
        if (left && bottom) corners |= 2;
        if (right && top) corners |= 4;
        if (right && bottom) corners |= 8;
        if (i > sub.first && !sameX(p, m_points[i - 1]) && !sameY(p, m_points[i - 1])) return false;
    }
    return corners == 15;
}

void PathCollector::addRule(QPointF from, QPointF to, double width, double light, const Paint& paint)
{
    if (m_out.rules.size() >= maxVectors) return;
    const bool level = sameY(from, to);
    const bool plumb = sameX(from, to);
    if ((level || plumb) && width > 5 && paint.clip.isValid()) { // a bar, not a line
        const double half = width / 2;
        const QRectF bar = level ? QRectF(QPointF(std::min(from.x(), to.x()), from.y() - half),
                                          QPointF(std::max(from.x(), to.x()), from.y() + half))
                                 : QRectF(QPointF(from.x() - half, std::min(from.y(), to.y())),
                                          QPointF(from.x() + half, std::max(from.y(), to.y())));
        PageContent::Box box;
        box.isFilled = true;
        box.fillLightness = light;
        addBox(bar, box, paint);
        return;
    }
    if (level || plumb) {
        const QRectF& clip = paint.clip;
        if (level && (from.y() < clip.top() - 1 || from.y() > clip.bottom() + 1)) return;
        if (plumb && (from.x() < clip.left() - 1 || from.x() > clip.right() + 1)) return;
        const auto inside = [&clip](QPointF p) {
            return QPointF(std::clamp(p.x(), clip.left() - 1, clip.right() + 1),
                           std::clamp(p.y(), clip.top() - 1, clip.bottom() + 1));
        };
        from = inside(from);
        to = inside(to);
    } else if (!paint.clip.contains((from + to) / 2)) {
        return;
    }
    if (from == to) return;
    if (to.x() < from.x() - uprightTolerance || (sameX(from, to) && to.y() < from.y())) std::swap(from, to);
    PageContent::Rule rule;
    rule.from = from;
    rule.to = to;
    rule.width = width;
    rule.lightness = light;
    rule.isDashed = paint.isDashed && paint.stroke;
    m_out.rules.push_back(rule);
}

void PathCollector::addBox(QRectF rect, const PageContent::Box& like, const Paint& paint)
{
    if (m_out.boxes.size() >= maxVectors) return;
    const QRectF seen = rect.intersected(paint.clip);
    if (seen.width() < 0.5 || seen.height() < 0.5) return;
    PageContent::Box box = like;
    box.rect = seen;
    if (seen.width() < rect.width() - 2 || seen.height() < rect.height() - 2) box.isRound = false;
    m_out.boxes.push_back(box);
}

void PathCollector::fill(size_t& index, const Paint& paint)
{
    Q_ASSERT(index < m_subpaths.size());
    const Subpath& sub = m_subpaths[index];
    const QRectF bounds = boundsOf(sub);
    const double low = std::min(bounds.width(), bounds.height());
    const double high = std::max(bounds.width(), bounds.height());
    PageContent::Box box;
    box.isFilled = true;
    box.fillLightness = paint.fillLightness;
    if (sub.curves > 0) {
        box.isRound = sub.lines <= 1;
        addBox(bounds, box, paint);
        return;
    }
    const bool rectangle = isRectangle(sub);
    // Two rectangles, one just inside the other, form a frame.
    if (rectangle && index + 1 < m_subpaths.size() && isRectangle(m_subpaths[index + 1])) {
        const QRectF other = boundsOf(m_subpaths[index + 1]);
        const QRectF& outer = bounds.contains(other) ? bounds : other;
        const QRectF& inner = bounds.contains(other) ? other : bounds;
        if (outer != inner && outer.contains(inner) && inner.left() - outer.left() < 4 &&
            inner.top() - outer.top() < 4 && outer.right() - inner.right() < 4 &&
            outer.bottom() - inner.bottom() < 4) {
            ++index;
            PageContent::Box frame;
            frame.isStroked = true;
            frame.borderWidth = inner.left() - outer.left();
            frame.borderLightness = paint.fillLightness;
            addBox(outer, frame, paint);
            return;
        }
    }
    if (low <= thin && high >= std::max(3 * low, 1.0)) {
        const QPointF c = bounds.center();
        if (bounds.width() >= bounds.height())
            addRule({bounds.left(), c.y()}, {bounds.right(), c.y()}, low, paint.fillLightness, paint);
        else
            addRule({c.x(), bounds.top()}, {c.x(), bounds.bottom()}, low, paint.fillLightness, paint);
        return;
    }
    if (rectangle) addBox(bounds, box, paint);
}

void PathCollector::stroke(const Subpath& sub, const Paint& paint)
{
    const QRectF bounds = boundsOf(sub);
    const QPointF first = m_points[sub.first];
    const QPointF last = m_points[sub.first + sub.count - 1];
    PageContent::Box box;
    box.isStroked = true;
    box.borderWidth = paint.width;
    box.borderLightness = paint.strokeLightness;
    box.isDashed = paint.isDashed;
    if (sub.curves > 0) {
        if (!sub.isClosed && !(sameX(first, last) && sameY(first, last))) return;
        box.isRound = sub.lines <= 1;
        addBox(bounds, box, paint);
        return;
    }
    if (isRectangle(sub)) {
        if (std::min(bounds.width(), bounds.height()) > 1.5) {
            addBox(bounds, box, paint);
        } else if (bounds.width() >= bounds.height()) {
            addRule({bounds.left(), bounds.center().y()}, {bounds.right(), bounds.center().y()}, paint.width,
                    paint.strokeLightness, paint);
        } else {
            addRule({bounds.center().x(), bounds.top()}, {bounds.center().x(), bounds.bottom()}, paint.width,
                    paint.strokeLightness, paint);
        }
        return;
    }
    for (size_t i = sub.first + 1; i < sub.first + sub.count; ++i)
        addRule(m_points[i - 1], m_points[i], paint.width, paint.strokeLightness, paint);
}

void PathCollector::paint(const Paint& paint)
{
    // A path that is both filled and stroked yields separate shapes for its filling and its border.
    Paint filling = paint;
    filling.stroke = false;
    for (size_t i = 0; paint.fill && i < m_subpaths.size(); ++i)
        if (m_subpaths[i].count > 1) fill(i, filling);
    if (paint.stroke)
        for (const Subpath& sub : m_subpaths)
            if (sub.count > 1) stroke(sub, paint);
}

} // namespace ink::pdf
