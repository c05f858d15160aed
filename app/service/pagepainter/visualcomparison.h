#pragma once

class QImage;

namespace ink::service::pagepainter {

/** Returns whether two images of a page look the same to a reader. Both may be transparent where the paper is
 * blank. The edges of letters and lines may differ by a pixel, as they do when the same drawing is rendered
 * differently; a letter, mark or line missing from one of them is a difference. */
[[nodiscard]] bool isVisuallyEqual(const QImage& before, const QImage& after);

} // namespace ink::service::pagepainter
