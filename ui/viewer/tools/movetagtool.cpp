#include "ui/viewer/tools/movetagtool.h"

#include "app/domain/rules.h"
#include "ui/viewer/tools/taggeometry.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace ink::ui {

MoveTagTool::MoveTagTool(ToolHost& toolHost, QPointF start) : Tool(toolHost), m_start(start)
{
    const QList<domain::TagId> selection = toolHost.selectedTags();
    const QSet<domain::TagId> selected(selection.begin(), selection.end());
    for (const domain::Tag& tag : toolHost.document().tags)
        if (selected.contains(tag.id)) m_before.insert(tag.id, {tag.pageIndex, tag.rect});
    m_now = m_before;
}

void MoveTagTool::move(QPointF content, Qt::KeyboardModifiers)
{
    if (!m_moved && (content - m_start).manhattanLength() < dragThreshold) return;
    m_moved = true;
    show(placesAt(content));
}

QHash<domain::TagId, TagPlace> MoveTagTool::placesAt(QPointF content) const
{
    const PageLayout& layout = host().pageLayout();
    const int from = layout.nearest(m_start).page;
    const int pages = layout.nearest(content).page - from;
    if (pages == 0) {
        const QPointF points = (content - m_start) / layout.zoom();
        return shifted(
            layout, m_before,
            {static_cast<int>(std::lround(points.x())), static_cast<int>(std::lround(points.y()))});
    }
    // To other pages: each tag goes as many pages on as the pointer, to the place that the pointer's way
    // gives it.
    QHash<domain::TagId, TagPlace> moved = m_before;
    const QPointF way = layout.toPage(from + pages, content) - layout.toPage(from, m_start);
    for (TagPlace& place : moved) {
        place.pageIndex = std::clamp(place.pageIndex + pages, 1, layout.pageCount());
        place.rect.left += static_cast<int>(std::lround(way.x()));
        place.rect.top += static_cast<int>(std::lround(way.y()));
        place.rect = domain::clampedTo(place.rect, layout.pageSize(place.pageIndex - 1));
    }
    return moved;
}

void MoveTagTool::show(QHash<domain::TagId, TagPlace> places)
{
    std::swap(m_now, places); // `places` is now what was shown
    for (auto it = m_now.constBegin(); it != m_now.constEnd(); ++it) {
        const TagPlace old = places.value(it.key());
        if (old == it.value()) continue;
        host().repaintContent(contentRect(host().pageLayout(), old));
        host().repaintContent(contentRect(host().pageLayout(), it.value()));
    }
}

void MoveTagTool::release()
{
    if (m_moved && m_now != m_before)
        host().moveTags(m_now, tr("Move %n tag(s)", nullptr, static_cast<int>(m_now.size())));
}

void MoveTagTool::cancel()
{
    show(m_before);
}

std::optional<TagPlace> MoveTagTool::preview(domain::TagId tag) const
{
    const auto found = m_now.constFind(tag);
    if (!m_moved || found == m_now.constEnd()) return std::nullopt;
    return *found;
}

} // namespace ink::ui
