#include "ui/viewer/geometry/taggeometry.h"

#include "app/domain/document/tagplacement.h"

#include <algorithm>
#include <cmath>

namespace ink::ui {

QRectF handleFrame(const QRectF& tag)
{
    constexpr double minimum = 36; // px: 12 for each of three handles along a side
    const double dx = std::max(0.0, minimum - tag.width()) / 2;
    const double dy = std::max(0.0, minimum - tag.height()) / 2;
    return tag.adjusted(-dx, -dy, dx, dy);
}

QPointF handleCentre(const QRectF& tag, Handle handle)
{
    const QRectF frame = handleFrame(tag);
    const QPointF centre = frame.center();
    switch (handle) {
    case Handle::TopLeft:
        return frame.topLeft();
    case Handle::Top:
        return {centre.x(), frame.top()};
    case Handle::TopRight:
        return frame.topRight();
    case Handle::Right:
        return {frame.right(), centre.y()};
    case Handle::BottomRight:
        return frame.bottomRight();
    case Handle::Bottom:
        return {centre.x(), frame.bottom()};
    case Handle::BottomLeft:
        return frame.bottomLeft();
    case Handle::Left:
        return {frame.left(), centre.y()};
    }
    return centre;
}

std::optional<Handle> handleAt(const QRectF& tag, QPointF point, double hitExtent)
{
    // Keeps the middle of a small tag for moving: the hit areas of its handles extend mainly outwards.
    const QRectF frame = handleFrame(tag);
    const double inward = std::min(hitExtent / 2, std::min(frame.width(), frame.height()) / 4);
    if (frame.adjusted(inward, inward, -inward, -inward).contains(point)) return std::nullopt;
    std::optional<Handle> nearest;
    double best = hitExtent / 2 + 0.001;
    for (const Handle handle : allHandles) {
        const QPointF off = handleCentre(tag, handle) - point;
        const double distance = std::max(std::abs(off.x()), std::abs(off.y()));
        if (distance >= best) continue;
        best = distance;
        nearest = handle;
    }
    return nearest;
}

Qt::Edges edgesOf(Handle handle)
{
    switch (handle) {
    case Handle::TopLeft:
        return Qt::TopEdge | Qt::LeftEdge;
    case Handle::Top:
        return Qt::TopEdge;
    case Handle::TopRight:
        return Qt::TopEdge | Qt::RightEdge;
    case Handle::Right:
        return Qt::RightEdge;
    case Handle::BottomRight:
        return Qt::BottomEdge | Qt::RightEdge;
    case Handle::Bottom:
        return Qt::BottomEdge;
    case Handle::BottomLeft:
        return Qt::BottomEdge | Qt::LeftEdge;
    case Handle::Left:
        return Qt::LeftEdge;
    }
    return {};
}

domain::PageRect boundingRect(const QList<domain::PageRect>& rects)
{
    if (rects.isEmpty()) return {};
    domain::PageRect all = rects.first();
    for (const domain::PageRect& rect : rects) {
        const int right = std::max(all.right(), rect.right());
        const int bottom = std::max(all.bottom(), rect.bottom());
        all.left = std::min(all.left, rect.left);
        all.top = std::min(all.top, rect.top);
        all.width = right - all.left;
        all.height = bottom - all.top;
    }
    return all;
}

domain::PageRect rectCentredOn(QPointF point, QSize size)
{
    return {static_cast<int>(std::lround(point.x() - size.width() / 2.0)),
            static_cast<int>(std::lround(point.y() - size.height() / 2.0)), size.width(), size.height()};
}

Qt::CursorShape handleCursor(Handle handle)
{
    switch (handle) {
    case Handle::TopLeft:
    case Handle::BottomRight:
        return Qt::SizeFDiagCursor;
    case Handle::TopRight:
    case Handle::BottomLeft:
        return Qt::SizeBDiagCursor;
    case Handle::Top:
    case Handle::Bottom:
        return Qt::SizeVerCursor;
    case Handle::Left:
    case Handle::Right:
        return Qt::SizeHorCursor;
    }
    return Qt::ArrowCursor;
}

QRectF contentRect(const PageLayout& layout, const TagGeometry& place)
{
    return layout.toContent(place.pageIndex - 1, toRectF(place.rect));
}

QHash<domain::TagId, TagGeometry>
shiftedGeometries(const PageLayout& layout, const QHash<domain::TagId, TagGeometry>& places, QPoint points)
{
    // The group stops together when its first tag reaches an edge.
    int left = -points.x();
    int right = points.x();
    int up = -points.y();
    int down = points.y();
    for (const TagGeometry& place : places) {
        const QSizeF page = layout.pageSize(place.pageIndex - 1);
        left = std::min(left, std::max(0, place.rect.left));
        up = std::min(up, std::max(0, place.rect.top));
        right = std::min(right, std::max(0, static_cast<int>(std::floor(page.width())) - place.rect.right()));
        down = std::min(down, std::max(0, static_cast<int>(std::floor(page.height())) - place.rect.bottom()));
    }
    const QPoint delta(points.x() < 0 ? -left : right, points.y() < 0 ? -up : down);
    QHash<domain::TagId, TagGeometry> moved = places;
    for (TagGeometry& place : moved) {
        place.rect.left += delta.x();
        place.rect.top += delta.y();
        place.rect = domain::clampedTo(place.rect, layout.pageSize(place.pageIndex - 1));
    }
    return moved;
}

} // namespace ink::ui
