#pragma once

class QImage;

namespace ink::service::pagepainter {

/**
 * Returns whether two pictures of a page show the same to a reader. Both may be transparent where the paper
 * is blank. The edges of letters and lines may lie a pixel apart, as they do when the same drawing is painted
 * another way; a letter, a mark or a line that one of them lacks is a difference.
 */
[[nodiscard]] bool looksSame(const QImage& before, const QImage& after);

} // namespace ink::service::pagepainter
