#pragma once

#include "app/domain/document/page.h"
#include "app/pdf/content/pagecontent.h"

#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace ink::pdf {

/** The blank areas of a page, including those that are not suggested, and its texts. */
struct PageBlanks
{
    enum class Kind { Cell, Rest, Line, Box, Ring };
    struct Place
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
    std::vector<Place> places;
    std::vector<Text> texts;
};
[[nodiscard]] PageBlanks blanksOf(const PageContent& page);

struct SimilarPlace
{
    int page = 0; ///< index into the pages
    domain::PageRect rect;
    QString name; ///< from the surrounding words; may be empty
    bool operator==(const SimilarPlace&) const = default;
};

/** Returns areas that are similar to the chosen one: the same cell, line or box on any page, or the same
 * words next to white space. The tag gets the same relative position as in the chosen area. Areas on the same
 * page come first. Empty if nothing is similar. */
[[nodiscard]] QList<SimilarPlace> similarPlaces(const std::vector<PageBlanks>& pages, int page,
                                                const domain::PageRect& rect);

} // namespace ink::pdf
