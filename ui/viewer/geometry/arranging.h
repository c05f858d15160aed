#pragma once

#include "app/domain/document/page.h"
#include "ui/commands/settagrects.h"

#include <QHash>
#include <QList>
#include <QSize>
#include <QSizeF>

#include <functional>

namespace ink::ui {

/** The ways to arrange several tags. */
enum class Arrangement {
    AlignLeft,
    AlignCentre,
    AlignRight,
    AlignTop,
    AlignMiddle,
    AlignBottom,
    DistributeAcross,
    DistributeDown,
    SameWidth,
    SameHeight,
    SameSize,
    Last = SameSize,
};

/** The minimum number of tags for this arrangement: 1 (aligned on its page), 2 or 3. */
[[nodiscard]] qsizetype minTags(Arrangement how);

struct PlacedTag
{
    domain::TagId id;
    TagPlace place;
};

/**
 * The places of these tags after arranging them. Aligned: along the edges or the centre of all of them,
 * across pages; a single tag is aligned on its page. Distributed: with equal gaps between the first and the
 * last of each page. Same size: as the first of them. All stay inside their pages. `pageSize` takes a 1-based
 * page.
 */
[[nodiscard]] QHash<domain::TagId, TagPlace> arranged(const QList<PlacedTag>& tags, Arrangement how,
                                                      const std::function<QSizeF(int)>& pageSize);

/** Cells of this size in rows and columns, spread evenly over an area: row by row. */
[[nodiscard]] QList<domain::PageRect> gridOf(const domain::PageRect& area, int rows, int columns, QSize cell);

} // namespace ink::ui
