#pragma once

#include "ui/viewer/geometry/pagelayout.h"

#include <optional>

namespace ink::ui {

/** The displayed pages, as an interface for editing. Pages are 1-based except in PagePoint. */
class PageSurface
{
public:
    PageSurface() = default;
    virtual ~PageSurface() = default;
    PageSurface(const PageSurface&) = delete;
    PageSurface& operator=(const PageSurface&) = delete;

    [[nodiscard]] virtual const PageLayout& pageLayout() const = 0;
    [[nodiscard]] virtual int currentPage() const = 0;
    /** The middle of the visible part of the current page. */
    [[nodiscard]] virtual PagePoint middleOfView() const = 0;
    /** The pointer's position, if the pointer is over a page and was used more recently than the keyboard. */
    [[nodiscard]] virtual std::optional<PagePoint> pointerPosition() const = 0;
    /** Repaints this part of the sheet (content coordinates, without the margin for handles). */
    virtual void repaintContent(const QRectF& content) = 0;
    /** Repaints the visible part of the sheet. */
    virtual void repaintAll() = 0;
    /** Scrolls a part of a page (1-based; content coordinates) into view, unless it is already visible. */
    virtual void reveal(int page, const QRectF& content) = 0;
};

} // namespace ink::ui
