#include "app/pdf/file/pagespace.h"

namespace ink::pdf {

QRectF displayedRect(const PageInfo& page, const QRectF& r)
{
    const QRectF& box = page.cropBox;
    const double u = page.userUnit;
    // QRectF's top is the smaller number, which is the lower edge in user space.
    switch (page.rotation) {
    case 90:
        return {(r.top() - box.top()) * u, (r.left() - box.left()) * u, r.height() * u, r.width() * u};
    case 180:
        return {(box.right() - r.right()) * u, (r.top() - box.top()) * u, r.width() * u, r.height() * u};
    case 270:
        return {(box.bottom() - r.bottom()) * u, (box.right() - r.right()) * u, r.height() * u,
                r.width() * u};
    default:
        return {(r.left() - box.left()) * u, (box.bottom() - r.bottom()) * u, r.width() * u, r.height() * u};
    }
}

} // namespace ink::pdf
