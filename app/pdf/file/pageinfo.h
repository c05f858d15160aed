#pragma once

#include <QRectF>
#include <QSizeF>

namespace ink::pdf {

/** The geometry of a page as displayed. */
struct PageInfo
{
    QSizeF size; ///< points, as displayed: crop box, rotation and user unit applied (ISO 32000-2 §14.11.2,
                 ///< §7.7.3.3)
    QRectF cropBox;   ///< in default user space, normalised, clipped to the media box
    int rotation = 0; ///< 0, 90, 180, 270 clockwise
    double userUnit = 1.0;
    bool operator==(const PageInfo&) const = default;
};

} // namespace ink::pdf
