#pragma once

#include <QByteArray>

namespace ink::pdf {
struct PageText;
}

namespace ink::service::pagepainter {

/** Returns the lines of a page with their positions, for a selectable text layer over its image: a JSON array
 * with `[left, top, width, height, text]` for each line, in points from the top left. Adjacent columns and
 * cells are separate lines. Lines that are rotated by 90, 180 or 270 degrees clockwise end with that angle.
 * Oblique lines have only their text: `[text]`. */
[[nodiscard]] QByteArray pageLines(const pdf::PageText& page);

} // namespace ink::service::pagepainter
