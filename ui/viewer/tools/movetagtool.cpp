#include "ui/viewer/tools/movetagtool.h"

#include "app/domain/document/document.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/domain/document/tagplacement.h"
#include "ui/viewer/geometry/taggeometry.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

QSet<domain::TagId> chosen(const ToolHost& host)
{
    const QList<domain::TagId> selection = host.selectedTags();
    return {selection.begin(), selection.end()};
}

QPoint whole(QPointF points)
{
    return {static_cast<int>(std::lround(points.x())), static_cast<int>(std::lround(points.y()))};
}

} // namespace

MoveTagTool::MoveTagTool(ToolHost& toolHost, QPointF start, Action act)
    : Tool(toolHost), m_start(toolHost.pageLayout().nearestPoint(start)), m_from(m_start.page + 1),
      m_snapper(toolHost, act == Action::Copy ? QSet<domain::TagId>() : chosen(toolHost)), m_act(act)
{
    const QSet<domain::TagId> selected = chosen(toolHost);
    QList<domain::PageRect> here;
    for (const domain::Tag& tag : toolHost.document().tags) {
        if (!selected.contains(tag.id) || (act == Action::Move && tag.facts.isLocked)) continue;
        m_before.insert(tag.id, {tag.pageIndex, tag.rect});
        if (tag.pageIndex == m_from) here.append(tag.rect);
    }
    m_box = boundingRect(here);
    m_now = m_before;
}

void MoveTagTool::move(QPointF content, Qt::KeyboardModifiers modifiers)
{
    const QPointF start = host().pageLayout().toContent(m_start);
    if (!m_moved && (content - start).manhattanLength() < dragThreshold) return;
    m_moved = true;
    // The modifiers for copying must not disable snapping as well.
    if (m_act == Action::Copy) modifiers &= ~(Qt::ControlModifier | Qt::AltModifier);
    m_ways = Qt::Horizontal | Qt::Vertical;
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        const QPointF way = content - start;
        m_ways = std::abs(way.x()) >= std::abs(way.y()) ? Qt::Horizontal : Qt::Vertical;
        if (!m_ways.testFlag(Qt::Horizontal)) content.setX(start.x());
        if (!m_ways.testFlag(Qt::Vertical)) content.setY(start.y());
    }
    show(placesAt(content, modifiers));
}

QPoint MoveTagTool::snapShift(int page, QPoint points, Qt::KeyboardModifiers modifiers)
{
    if (m_box.width == 0) return {};
    domain::PageRect box = m_box;
    box.left += points.x();
    box.top += points.y();
    const domain::PageRect inside = domain::clampedTo(box, host().pageLayout().pageSize(page - 1));
    const SnapResult snapped = m_snapper.snapMove({page, inside}, modifiers);
    setGuides(page, snapped.guides);
    return {m_ways.testFlag(Qt::Horizontal) ? snapped.rect.left - box.left : 0,
            m_ways.testFlag(Qt::Vertical) ? snapped.rect.top - box.top : 0};
}

QHash<domain::TagId, TagGeometry> MoveTagTool::placesAt(QPointF content, Qt::KeyboardModifiers modifiers)
{
    const PageLayout& layout = host().pageLayout();
    const int pages = layout.nearestPoint(content).page + 1 - m_from;
    if (pages == 0) {
        const QPoint points = whole(layout.toPage(m_start.page, content) - m_start.point);
        return shiftedGeometries(layout, m_before, points + snapShift(m_from, points, modifiers));
    }
    // Across pages, each tag moves by as many pages as the pointer, and by the pointer's offset.
    QHash<domain::TagId, TagGeometry> moved = m_before;
    QPoint way = whole(layout.toPage(m_from - 1 + pages, content) - m_start.point);
    way += snapShift(m_from + pages, way, modifiers);
    for (TagGeometry& place : moved) {
        place.pageIndex = std::clamp(place.pageIndex + pages, 1, layout.pageCount());
        place.rect.left += way.x();
        place.rect.top += way.y();
        place.rect = domain::clampedTo(place.rect, layout.pageSize(place.pageIndex - 1));
    }
    return moved;
}

void MoveTagTool::show(QHash<domain::TagId, TagGeometry> places)
{
    Q_ASSERT(places.size() == m_before.size());
    std::swap(m_now, places); // `places` now has the previous preview
    for (auto it = m_now.constBegin(); it != m_now.constEnd(); ++it) {
        const TagGeometry old = places.value(it.key());
        if (old == it.value()) continue;
        host().repaintContent(contentRect(host().pageLayout(), old));
        host().repaintContent(contentRect(host().pageLayout(), it.value()));
    }
}

void MoveTagTool::release()
{
    setGuides(1, {});
    if (!m_moved || m_now == m_before) return;
    if (m_act == Action::Copy)
        host().copyTags(m_now);
    else
        host().moveTags(m_now, tr("Move %n field(s)", nullptr, static_cast<int>(m_now.size())));
}

void MoveTagTool::cancel()
{
    setGuides(1, {});
    show(m_before);
}

std::optional<TagGeometry> MoveTagTool::preview(domain::TagId tag) const
{
    const auto found = m_now.constFind(tag);
    if (!m_moved || m_act == Action::Copy || found == m_now.constEnd()) return std::nullopt;
    return *found;
}

QList<domain::Tag> MoveTagTool::ghosts() const
{
    QList<domain::Tag> copies;
    if (!m_moved || m_act != Action::Copy) return copies;
    for (const domain::Tag& tag : host().document().tags) {
        const auto found = m_now.constFind(tag.id);
        if (found == m_now.constEnd()) continue;
        copies.append(tag);
        copies.last().pageIndex = found->pageIndex;
        copies.last().rect = found->rect;
    }
    return copies;
}

} // namespace ink::ui
