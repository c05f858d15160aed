#include "ui/viewer/tools/taggeometry.h"

#include "app/domain/rules.h"

#include <algorithm>
#include <cmath>

namespace ink::ui {

QPointF handleCentre(const QRectF& tag, Handle handle)
{
    const QPointF centre = tag.center();
    switch (handle) {
    case Handle::TopLeft:
        return tag.topLeft();
    case Handle::Top:
        return {centre.x(), tag.top()};
    case Handle::TopRight:
        return tag.topRight();
    case Handle::Right:
        return {tag.right(), centre.y()};
    case Handle::BottomRight:
        return tag.bottomRight();
    case Handle::Bottom:
        return {centre.x(), tag.bottom()};
    case Handle::BottomLeft:
        return tag.bottomLeft();
    case Handle::Left:
        return {tag.left(), centre.y()};
    }
    return centre;
}

bool hasHandle(const QRectF& tag, Handle handle)
{
    constexpr double room = 3 * handleHitExtent;
    if (handle == Handle::Top || handle == Handle::Bottom) return tag.width() >= room;
    if (handle == Handle::Left || handle == Handle::Right) return tag.height() >= room;
    return true;
}

std::optional<Handle> handleAt(const QRectF& tag, QPointF point)
{
    // A small tag keeps its middle for moving: its handles are hit from the edge outwards.
    const double inward = std::min(handleHitExtent / 2, std::min(tag.width(), tag.height()) / 4);
    const QRectF core = tag.adjusted(inward, inward, -inward, -inward);
    if (core.contains(point)) return std::nullopt;
    std::optional<Handle> nearest;
    double best = handleHitExtent / 2 + 0.001;
    for (const Handle handle : allHandles) {
        if (!hasHandle(tag, handle)) continue;
        const QPointF off = handleCentre(tag, handle) - point;
        const double distance = std::max(std::abs(off.x()), std::abs(off.y()));
        if (distance >= best) continue;
        best = distance;
        nearest = handle;
    }
    return nearest;
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

QRectF contentRect(const PageLayout& layout, const TagPlace& place)
{
    return layout.toContent(place.pageIndex - 1, toRectF(place.rect));
}

QHash<domain::TagId, TagPlace> shifted(const PageLayout& layout, const QHash<domain::TagId, TagPlace>& places,
                                       QPoint points)
{
    // The whole group stops where its first tag reaches an edge.
    int left = -points.x();
    int right = points.x();
    int up = -points.y();
    int down = points.y();
    for (const TagPlace& place : places) {
        const QSizeF page = layout.pageSize(place.pageIndex - 1);
        left = std::min(left, std::max(0, place.rect.left));
        up = std::min(up, std::max(0, place.rect.top));
        right = std::min(right, std::max(0, static_cast<int>(std::floor(page.width())) - place.rect.right()));
        down = std::min(down, std::max(0, static_cast<int>(std::floor(page.height())) - place.rect.bottom()));
    }
    const QPoint delta(points.x() < 0 ? -left : right, points.y() < 0 ? -up : down);
    QHash<domain::TagId, TagPlace> moved = places;
    for (TagPlace& place : moved) {
        place.rect.left += delta.x();
        place.rect.top += delta.y();
        place.rect = domain::clampedTo(place.rect, layout.pageSize(place.pageIndex - 1));
    }
    return moved;
}

} // namespace ink::ui
