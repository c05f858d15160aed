#pragma once

#include "app/pdf/content/pagecontent.h"

#include <functional>
#include <optional>
#include <vector>

namespace ink::pdf {

class RenderedFile;

/** Returns whether a page is mostly a picture, in one piece or in strips, with hardly any lines of its own.
 * The text of its words may be known (OCR). */
[[nodiscard]] bool isScanned(const PageContent& page);

/** What is printed in the picture of a scanned page, in points of the straightened page: the page as
 * displayed, turned about its centre by `-skew`. */
struct ScannedMarks
{
    double skew = 0; ///< degrees clockwise
    std::vector<PageContent::Rule> rules;
    std::vector<PageContent::Box> boxes; ///< small squares
    std::vector<QRectF> words;           ///< words, pictures and everything else
};

/** Looks at the picture of a page, which is rendered by `file`. Returns nothing if it can't be rendered
 * within the renderer's limits, or if `isCanceled` returns true. */
[[nodiscard]] std::optional<ScannedMarks> readScan(const PageContent& page, RenderedFile& file,
                                                   const std::function<bool()>& isCanceled);

/** The page with its marks, both straightened. */
[[nodiscard]] PageContent straightened(PageContent page, const ScannedMarks& marks);
/** Returns where a rectangle of the straightened page lies on the page as displayed: upright, about the same
 * centre. */
[[nodiscard]] QRectF asDisplayed(const QRectF& rect, QSizeF page, double skew);

/** Adds the marks to a page as displayed. Lines of a page that lies askew become steps of short lines. */
void addScannedMarks(PageContent& page, const ScannedMarks& marks);

} // namespace ink::pdf
