#pragma once

#include <QByteArray>

namespace ink::pdf {
struct PageText;
}

namespace ink::service::pagepainter {

/**
 * The lines of a page with their places, for a layer of text that can be selected over its picture: JSON, an
 * array with `[left, top, width, height, text]` for each, in points from the top left. Columns and cells side
 * by side are lines of their own. Lines that are rotated by 90, 180 or 270 degrees clockwise end with that
 * angle; oblique ones have only their text: `[text]`.
 */
[[nodiscard]] QByteArray pageLines(const pdf::PageText& page);

} // namespace ink::service::pagepainter
