#pragma once

#include <QPointF>
#include <QSizeF>

#include <algorithm>

namespace ink::ui {

/** The position of a page on a printed sheet: inside the unprintable margins, above its mark. */
struct PagePlacement
{
    static constexpr double borderMm = 8; ///< unprintable margin of common printers
    static constexpr double codeMm = 18;  ///< height of the mark

    QPointF center;        ///< on the sheet, in its dots
    bool isTurned = false; ///< by 90°, because the sheet has the other orientation
    double scale = 1;      ///< dots of the sheet for each unit of the page

    /** `sheet` is in dots, with `perMm` dots per millimetre; `page` is in any unit and enlarged at most
     * `maxScale` times. */
    PagePlacement(const QSizeF& sheet, double perMm, const QSizeF& page, double maxScale)
    {
        const double border = borderMm * perMm;
        const QSizeF room(sheet.width() - 2 * border, sheet.height() - 3 * border - codeMm * perMm);
        center = QPointF(border + room.width() / 2, border + room.height() / 2);
        isTurned = (page.width() > page.height()) != (room.width() > room.height());
        const QSizeF space = isTurned ? room.transposed() : room;
        scale = std::min({space.width() / page.width(), space.height() / page.height(), maxScale});
    }
};

} // namespace ink::ui
