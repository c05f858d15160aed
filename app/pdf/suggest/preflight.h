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

/** The places of words on a page, without lines to fill in: a tag should not cover them. */
struct PageInk
{
    QSizeF size;                 ///< points, as displayed
    std::vector<QRectF> words;   ///< from the letters' tops to a little below the base line
    std::vector<QRectF> anchors; ///< words of anchors: text that stands for tags
};
[[nodiscard]] PageInk inkOf(const PageContent& page);

/** The pages of each file that were read so far, in order; pages behind them are not judged. */
using PageInks = QHash<domain::FileId, QList<PageInk>>;

/** The minimum distance of a tag from the edge of the paper, points: printers leave an eighth of an inch
 * white. */
inline constexpr int printMargin = 9;

/**
 * Findings that need the pages: tags over text, tags in the white edge of the paper, tags on pages that their
 * file does not let be changed. Together with domain::validate and missingGlyphFindings.
 */
[[nodiscard]] QList<domain::Finding> pageFindings(const domain::Document& document, const PageInks& inks);

/** Returns whether a tag of this kind there would cover words of the page. */
[[nodiscard]] bool coversText(const PageInk& page, domain::TagType type, const domain::PageRect& rect);
/**
 * A free place of this size: the lowest on the page that covers neither words nor tags, `taken` being the
 * tags' places. Nothing when the page is full.
 */
[[nodiscard]] std::optional<domain::PageRect> freePlace(const PageInk& page,
                                                        const QList<domain::PageRect>& taken, QSize size);

} // namespace ink::pdf
