// Private to app/pdf.
#pragma once

#include <QRectF>

#include <algorithm>

namespace ink::pdf {

/** The area of a rectangle; 0 when its width or height is negative. */
[[nodiscard]] inline double areaOf(const QRectF& rect)
{
    return std::max(0.0, rect.width()) * std::max(0.0, rect.height());
}

} // namespace ink::pdf
