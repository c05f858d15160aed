#pragma once

#include "app/pdf/content/pagetext.h"

#include <QList>
#include <QRectF>
#include <QString>

namespace ink::ui {

/** A search text. White space and line breaks are equal, as are straight and curly quotes, dashes, and
 * ligatures and their letters. */
struct FindQuery
{
    QString text;
    bool matchCase = false;
    bool wholeWords = false;
    bool operator==(const FindQuery&) const = default;
};

/** One match: a rectangle for each of its lines, in points of the page. */
struct FindHit
{
    QList<QRectF> rects;
    bool operator==(const FindHit&) const = default;
};

/** The matches on a page in reading order, without overlaps. White space alone matches nothing. */
[[nodiscard]] QList<FindHit> findHits(const pdf::PageText& page, const FindQuery& query);

} // namespace ink::ui
