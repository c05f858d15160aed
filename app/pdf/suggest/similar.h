#pragma once

#include "app/domain/document/page.h"
#include "app/pdf/content/pagecontent.h"

#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace ink::pdf {

struct ScannedMarks;

/** The blank areas of a page, including those that are not suggested, and its texts. */
struct PageBlanks
{
    enum class Kind { Cell, LabelledCell, Line, Box, Ring };
    struct Area
    {
        Kind kind = Kind::Cell;
        QRectF rect; ///< for a line: a strip above it
        QString name;
    };
    struct Text
    {
        QString plain; ///< empty if it is too long for a label
        QRectF box;
    };
    QSizeF size;
    std::vector<Area> areas;
    std::vector<Text> texts;
};
[[nodiscard]] PageBlanks findBlanks(const PageContent& page);
/** The blank areas of a scanned page; see readScan(). */
[[nodiscard]] PageBlanks findBlanks(const PageContent& page, const ScannedMarks& marks);

struct SimilarArea
{
    int page = 0; ///< index into the pages
    domain::PageRect rect;
    QString name; ///< from the surrounding words; may be empty
    bool operator==(const SimilarArea&) const = default;
};

/** Returns areas that are similar to the chosen one: the same cell, line or box on any page, or the same
 * words next to white space. The tag gets the same relative position as in the chosen area. Areas on the same
 * page come first. Empty if nothing is similar. */
[[nodiscard]] QList<SimilarArea> findSimilarAreas(const std::vector<PageBlanks>& pages, int page,
                                                  const domain::PageRect& rect);

} // namespace ink::pdf
