// Private to app/pdf.
#pragma once

#include <QRectF>

#include <algorithm>

namespace ink::pdf {

/** The area of a rectangle; 0 if its width or height is negative. */
[[nodiscard]] inline double areaOf(const QRectF& rect)
{
    return std::max(0.0, rect.width()) * std::max(0.0, rect.height());
}

/** Returns whether a rectangle (points) covers part of another; an overlap of up to two points at the edges
 * is ignored. */
[[nodiscard]] inline bool covers(const QRectF& above, const QRectF& below)
{
    constexpr double edge = 2;
    return above.adjusted(edge, edge, -edge, -edge).intersects(below);
}

} // namespace ink::pdf
