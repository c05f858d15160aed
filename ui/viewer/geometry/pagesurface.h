#pragma once

#include "ui/viewer/geometry/pagelayout.h"

#include <optional>

namespace ink::ui {

/** The pages on the screen, as editing sees them. Pages are counted from 1 unless they are a PagePoint's. */
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
    /** The pointer's place while it leads: over a page, and used after the keyboard. */
    [[nodiscard]] virtual std::optional<PagePoint> pointerPlace() const = 0;
    /** Paints this part of the sheet again (content coordinates, without the room that handles need). */
    virtual void repaintContent(const QRectF& content) = 0;
    /** Paints all that is visible again. */
    virtual void repaintAll() = 0;
    /** Scrolls as little as needed to show a part of a page (1-based; content coordinates). */
    virtual void reveal(int page, const QRectF& content) = 0;
};

} // namespace ink::ui
