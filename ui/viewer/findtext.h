#pragma once

#include "app/pdf/content/pagetext.h"

#include <QList>
#include <QRectF>
#include <QString>

namespace ink::ui {

/** The text of a search. Blanks and line ends are equal, as are straight and curly quotes, dashes, and
 * ligatures and their letters. */
struct FindQuery
{
    QString text;
    bool matchCase = false;
    bool wholeWords = false;
    bool operator==(const FindQuery&) const = default;
};

/** One place where it stands: a rectangle for each line that it runs over, in points of the page. */
struct FindHit
{
    QList<QRectF> places;
    bool operator==(const FindHit&) const = default;
};

/** The places on a page in reading order; they do not overlap. Nothing is found for blanks alone. */
[[nodiscard]] QList<FindHit> findIn(const pdf::PageText& page, const FindQuery& query);

} // namespace ink::ui
