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
    TagGeometry geometry;
};

/**
 * Returns the geometries of these tags after arranging them. Tags are aligned along the edges or the centre
 * of their common bounding rectangle, across pages; a single tag is aligned on its page. Distributed tags
 * have equal gaps between the first and the last one of each page. SameWidth, SameHeight and SameSize use the
 * dimensions of the first tag. All tags stay inside their pages. `pageSize` takes a 1-based page.
 */
[[nodiscard]] QHash<domain::TagId, TagGeometry>
arrangedGeometries(const QList<PlacedTag>& tags, Arrangement how, const std::function<QSizeF(int)>& pageSize);

/** Returns cells of this size in rows and columns, spread evenly over an area, row by row. */
[[nodiscard]] QList<domain::PageRect> gridCells(const domain::PageRect& area, int rows, int columns,
                                                QSize cell);

} // namespace ink::ui
