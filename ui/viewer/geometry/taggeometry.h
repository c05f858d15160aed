#pragma once

#include "ui/commands/settagrects.h"
#include "ui/viewer/geometry/pagelayout.h"

#include <QRectF>

#include <array>
#include <optional>

namespace ink::ui {

/** The eight resize handles of a selected tag, clockwise. */
enum class Handle { TopLeft, Top, TopRight, Right, BottomRight, Bottom, BottomLeft, Left };
inline constexpr std::array allHandles{Handle::TopLeft,     Handle::Top,    Handle::TopRight,   Handle::Right,
                                       Handle::BottomRight, Handle::Bottom, Handle::BottomLeft, Handle::Left};
inline constexpr double handleExtent = 8;       ///< px as painted
inline constexpr double handleHitExtent = 14;   ///< px for hit tests
inline constexpr double handleTouchExtent = 32; ///< px for hit tests by touch

/** The frame with the handles: around the tag, with a minimum size so that they don't overlap. */
[[nodiscard]] QRectF handleFrame(const QRectF& tag);
[[nodiscard]] QPointF handleCentre(const QRectF& tag, Handle handle);
[[nodiscard]] std::optional<Handle> handleAt(const QRectF& tag, QPointF point,
                                             double hitExtent = handleHitExtent);
/** The edges that a handle moves. */
[[nodiscard]] Qt::Edges edgesOf(Handle handle);
[[nodiscard]] Qt::CursorShape handleCursor(Handle handle);

/** The bounding rectangle; empty for an empty list. */
[[nodiscard]] domain::PageRect boundingRect(const QList<domain::PageRect>& rects);
[[nodiscard]] domain::PageRect rectCentredOn(QPointF point, QSize size);
/** A tag's rectangle in content coordinates. */
[[nodiscard]] QRectF contentRect(const PageLayout& layout, const TagGeometry& place);
/**
 * Returns the geometries of tags moved by whole points. The tags stay on their pages and keep their relative
 * positions.
 */
[[nodiscard]] QHash<domain::TagId, TagGeometry>
shiftedGeometries(const PageLayout& layout, const QHash<domain::TagId, TagGeometry>& places, QPoint points);

} // namespace ink::ui
