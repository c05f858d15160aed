#include "ui/viewer/geometry/arranging.h"

#include "app/domain/document/tagplacement.h"

#include <QMap>

#include <algorithm>
#include <climits>
#include <cmath>

namespace ink::ui {

namespace {

/** One dimension of a rectangle: start and length. Both dimensions are handled alike. */
struct Way
{
    int domain::PageRect::*start;
    int domain::PageRect::*extent;
};
constexpr Way across{&domain::PageRect::left, &domain::PageRect::width};
constexpr Way down{&domain::PageRect::top, &domain::PageRect::height};

enum class Side { Start, Center, End };

void align(QList<PlacedTag>& tags, const Way& way, Side side, const QSizeF& onPage)
{
    int low = 0;
    int high = static_cast<int>(&way == &across ? onPage.width() : onPage.height());
    if (tags.size() > 1) {
        low = INT_MAX;
        high = INT_MIN;
        for (const PlacedTag& tag : std::as_const(tags)) {
            low = std::min(low, tag.geometry.rect.*way.start);
            high = std::max(high, tag.geometry.rect.*way.start + tag.geometry.rect.*way.extent);
        }
    }
    for (PlacedTag& tag : tags) {
        domain::PageRect& rect = tag.geometry.rect;
        const int room = high - low - rect.*way.extent;
        rect.*way.start = side == Side::Start ? low : side == Side::End ? low + room : low + room / 2;
    }
}

void distribute(QList<PlacedTag>& tags, const Way& way)
{
    QMap<int, QList<PlacedTag*>> pages;
    for (PlacedTag& tag : tags)
        pages[tag.geometry.pageIndex].append(&tag);
    for (QList<PlacedTag*>& row : pages) {
        if (row.size() < 3) continue;
        std::stable_sort(row.begin(), row.end(), [&](const PlacedTag* a, const PlacedTag* b) {
            return a->geometry.rect.*way.start < b->geometry.rect.*way.start;
        });
        const auto end = [&](const PlacedTag* tag) {
            return tag->geometry.rect.*way.start + tag->geometry.rect.*way.extent;
        };
        const int first = row.first()->geometry.rect.*way.start;
        int extents = 0;
        for (const PlacedTag* tag : std::as_const(row))
            extents += tag->geometry.rect.*way.extent;
        const double gap =
            static_cast<double>(end(row.last()) - first - extents) / static_cast<double>(row.size() - 1);
        double at = first;
        for (PlacedTag* tag : std::as_const(row)) {
            tag->geometry.rect.*way.start = static_cast<int>(std::lround(at));
            at += tag->geometry.rect.*way.extent + gap;
        }
    }
}

} // namespace

qsizetype minTags(Arrangement how)
{
    switch (how) {
    case Arrangement::DistributeAcross:
    case Arrangement::DistributeDown:
        return 3;
    case Arrangement::SameWidth:
    case Arrangement::SameHeight:
    case Arrangement::SameSize:
        return 2;
    default:
        return 1;
    }
}

QHash<domain::TagId, TagGeometry> arrangedGeometries(const QList<PlacedTag>& tags, Arrangement how,
                                                     const std::function<QSizeF(int)>& pageSize)
{
    QHash<domain::TagId, TagGeometry> places;
    if (tags.size() < minTags(how)) return places;
    QList<PlacedTag> now = tags;
    const QSizeF page = pageSize(tags.first().geometry.pageIndex);
    const domain::PageRect model = tags.first().geometry.rect;
    switch (how) {
    case Arrangement::AlignLeft:
        align(now, across, Side::Start, page);
        break;
    case Arrangement::AlignCentre:
        align(now, across, Side::Center, page);
        break;
    case Arrangement::AlignRight:
        align(now, across, Side::End, page);
        break;
    case Arrangement::AlignTop:
        align(now, down, Side::Start, page);
        break;
    case Arrangement::AlignMiddle:
        align(now, down, Side::Center, page);
        break;
    case Arrangement::AlignBottom:
        align(now, down, Side::End, page);
        break;
    case Arrangement::DistributeAcross:
        distribute(now, across);
        break;
    case Arrangement::DistributeDown:
        distribute(now, down);
        break;
    case Arrangement::SameWidth:
    case Arrangement::SameHeight:
    case Arrangement::SameSize:
        for (PlacedTag& tag : now) {
            if (how != Arrangement::SameHeight) tag.geometry.rect.width = model.width;
            if (how != Arrangement::SameWidth) tag.geometry.rect.height = model.height;
        }
        break;
    }
    for (PlacedTag& tag : now) {
        tag.geometry.rect = domain::clampedTo(tag.geometry.rect, pageSize(tag.geometry.pageIndex));
        places.insert(tag.id, tag.geometry);
    }
    return places;
}

QList<domain::PageRect> gridCells(const domain::PageRect& area, int rows, int columns, QSize cell)
{
    const int width = std::min(cell.width(), area.width / std::max(1, columns));
    const int height = std::min(cell.height(), area.height / std::max(1, rows));
    const auto start = [](int from, int room, int index, int count) {
        if (count < 2) return from + room / 2;
        // Equal gaps, if the last cell is then at the edge or at most `maxShort` points away.
        constexpr int maxShort = 2;
        const int step = room / (count - 1);
        if (room - step * (count - 1) <= maxShort) return from + step * index;
        return from + static_cast<int>(std::lround(static_cast<double>(room) * index / (count - 1)));
    };
    QList<domain::PageRect> cells;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            // A single column of several rows begins at the area's left edge; a single cell is centred.
            cells.append(
                {columns == 1 && rows > 1 ? area.left : start(area.left, area.width - width, column, columns),
                 start(area.top, area.height - height, row, rows), width, height});
    return cells;
}

} // namespace ink::ui
