#pragma once

#include "app/domain/document/ids.h"

#include <QSizeF>

namespace ink::domain {

/**
 * A rectangle in page units (contract §4): 1 unit = 1/72 inch, integers, origin top-left of the page *as
 * displayed* (crop box, rotation applied).
 */
struct PageRect
{
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] int right() const { return left + width; }
    [[nodiscard]] int bottom() const { return top + height; }
    [[nodiscard]] bool intersects(const PageRect& other) const
    {
        return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
    }
    bool operator==(const PageRect&) const = default;
};

/** A page of a file; `pageIndex` is 1-based within its file on the wire, `size` in points as displayed. */
struct Page
{
    PageId id;
    int pageIndex = 1;
    QSizeF size; ///< points, as displayed
    bool operator==(const Page&) const = default;
};

} // namespace ink::domain
