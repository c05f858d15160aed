#pragma once

#include "app/domain/document/page.h"
#include "app/pdf/content/pagecontent.h"

#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace ink::pdf {

/** The blank places of a page, also those that are not suggested, and its texts. */
struct PageBlanks
{
    enum class Kind { Cell, Rest, Line, Box, Ring };
    struct Place
    {
        Kind kind = Kind::Cell;
        QRectF rect; ///< of a line: a strip above it
        QString name;
    };
    struct Text
    {
        QString plain; ///< empty when it is too long for a label
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
    QString name; ///< from the words around it; may be empty
    bool operator==(const SimilarPlace&) const = default;
};

/**
 * Places that look like the one that a person chose: the same cell, line, or box on any page, or the same
 * words beside white space. The tag sits in them as it does in the chosen one. Those of its page come first.
 * Nothing when the chosen place looks like no other.
 */
[[nodiscard]] QList<SimilarPlace> similarPlaces(const std::vector<PageBlanks>& pages, int page,
                                                const domain::PageRect& rect);

} // namespace ink::pdf
