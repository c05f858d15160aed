#pragma once

#include "app/domain/document/codes.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/page.h"
#include "app/pdf/content/pagecontent.h"

#include <QHash>
#include <QList>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace ink::domain {
struct Document;
}

namespace ink::pdf {

/** The bounding boxes of the words on a page, which tags should not cover. Writing lines are not included. */
struct TextAreas
{
    QSizeF size;                 ///< points, as displayed
    std::vector<QRectF> words;   ///< from the letters' tops to slightly below the baseline
    std::vector<QRectF> anchors; ///< words of anchors, which are replaced by tags
};
[[nodiscard]] TextAreas textAreasOf(const PageContent& page);

/** The pages of each file read so far, in order; later pages are not checked. */
using TextAreasByFile = QHash<domain::FileId, QList<TextAreas>>;

/** The minimum distance of a tag from the paper's edge, points: printers leave an eighth of an inch blank. */
inline constexpr int printMargin = 9;

/** Findings that require the pages: tags over text, tags in the unprintable margin, tags on pages that the
 * file's signatures don't allow to be changed. Complements domain::validate and missingGlyphFindings. */
[[nodiscard]] QList<domain::Finding> pageFindings(const domain::Document& document,
                                                  const TextAreasByFile& textAreas);

/** Returns whether a tag of this type at this position would cover words on the page. */
[[nodiscard]] bool coversText(const TextAreas& page, domain::TagType type, const domain::PageRect& rect);
/** Returns a free rectangle of this size: directly below the page's content, else the lowest one that covers
 * neither words nor the tags in `taken`. Nothing if the page is full. */
[[nodiscard]] std::optional<domain::PageRect> findFreeRect(const TextAreas& page,
                                                           const QList<domain::PageRect>& taken, QSize size);

} // namespace ink::pdf
