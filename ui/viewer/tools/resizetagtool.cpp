#include "ui/viewer/tools/resizetagtool.h"

#include "app/domain/document/document.h"
#include "app/domain/document/page.h"
#include "app/domain/document/tag.h"
#include "app/domain/document/tagplacement.h"

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

int scaled(int value, double factor)
{
    return static_cast<int>(std::lround(value * factor));
}

} // namespace

ResizeTagTool::ResizeTagTool(ToolHost& toolHost, const QList<domain::TagId>& tags, Handle handle,
                             QPointF start)
    : Tool(toolHost), m_minWidth(domain::minimumTagExtent), m_minHeight(domain::minimumTagExtent),
      m_edges(edgesOf(handle)), m_snapper(toolHost, QSet<domain::TagId>(tags.begin(), tags.end()))
{
    QList<domain::PageRect> rects;
    for (const domain::Tag& tag : toolHost.document().tags) {
        if (!tags.contains(tag.id)) continue;
        m_before.insert(tag.id, {tag.pageIndex, tag.rect});
        m_page = tag.pageIndex;
        rects.append(tag.rect);
    }
    m_start = toolHost.pageLayout().toPage(m_page - 1, start);
    m_box = boundingRect(rects);
    m_now = m_before;
    // The minimum size of the box depends on its smallest tag.
    for (const domain::PageRect& rect : std::as_const(rects)) {
        const double minimum = domain::minimumTagExtent;
        const auto least = [minimum](int whole, int extent) { // other servers may send 0
            return static_cast<int>(std::ceil(whole * minimum / std::max(1, extent)));
        };
        m_minWidth = std::max(m_minWidth, least(m_box.width, rect.width));
        m_minHeight = std::max(m_minHeight, least(m_box.height, rect.height));
    }
}

domain::PageRect ResizeTagTool::proportional(const domain::PageRect& box) const
{
    const double factor = std::min(static_cast<double>(box.width) / std::max(1, m_box.width),
                                   static_cast<double>(box.height) / std::max(1, m_box.height));
    domain::PageRect kept = box;
    kept.width = std::max(m_minWidth, scaled(m_box.width, factor));
    kept.height = std::max(m_minHeight, scaled(m_box.height, factor));
    if (m_edges.testFlag(Qt::LeftEdge)) kept.left = m_box.right() - kept.width;
    if (m_edges.testFlag(Qt::TopEdge)) kept.top = m_box.bottom() - kept.height;
    return kept;
}

domain::PageRect ResizeTagTool::boxAt(QPointF content, Qt::KeyboardModifiers modifiers)
{
    const QPointF points = host().pageLayout().toPage(m_page - 1, content) - m_start;
    const int dx = static_cast<int>(std::lround(points.x()));
    const int dy = static_cast<int>(std::lround(points.y()));
    const QSizeF page = host().pageLayout().pageSize(m_page - 1);
    int left = m_box.left;
    int right = m_box.right();
    int top = m_box.top;
    int bottom = m_box.bottom();
    if (m_edges.testFlag(Qt::LeftEdge)) left = std::clamp(left + dx, 0, std::max(0, right - m_minWidth));
    if (m_edges.testFlag(Qt::RightEdge))
        right = std::clamp(right + dx, left + m_minWidth,
                           std::max(left + m_minWidth, static_cast<int>(page.width())));
    if (m_edges.testFlag(Qt::TopEdge)) top = std::clamp(top + dy, 0, std::max(0, bottom - m_minHeight));
    if (m_edges.testFlag(Qt::BottomEdge))
        bottom = std::clamp(bottom + dy, top + m_minHeight,
                            std::max(top + m_minHeight, static_cast<int>(page.height())));
    const domain::PageRect box{left, top, right - left, bottom - top};
    const bool corner =
        (m_edges & (Qt::LeftEdge | Qt::RightEdge)) && (m_edges & (Qt::TopEdge | Qt::BottomEdge));
    if (corner && modifiers.testFlag(Qt::ShiftModifier)) {
        setGuides(m_page, {});
        return proportional(box);
    }
    const SnapResult snapped = m_snapper.snapResize({m_page, box}, m_edges, modifiers);
    const bool tooSmall = snapped.rect.width < m_minWidth || snapped.rect.height < m_minHeight;
    setGuides(m_page, tooSmall ? QList<SnapGuide>() : snapped.guides);
    return tooSmall ? box : snapped.rect;
}

QHash<domain::TagId, TagGeometry> ResizeTagTool::placesIn(const domain::PageRect& box) const
{
    const QSizeF page = host().pageLayout().pageSize(m_page - 1);
    const double x = static_cast<double>(box.width) / std::max(1, m_box.width);
    const double y = static_cast<double>(box.height) / std::max(1, m_box.height);
    QHash<domain::TagId, TagGeometry> places = m_before;
    for (TagGeometry& place : places) {
        const domain::PageRect& was = place.rect;
        place.rect = domain::clampedTo({box.left + scaled(was.left - m_box.left, x),
                                        box.top + scaled(was.top - m_box.top, y), scaled(was.width, x),
                                        scaled(was.height, y)},
                                       page);
    }
    return places;
}

void ResizeTagTool::move(QPointF content, Qt::KeyboardModifiers modifiers)
{
    if (!m_before.isEmpty()) show(placesIn(boxAt(content, modifiers)));
}

void ResizeTagTool::show(const QHash<domain::TagId, TagGeometry>& places)
{
    Q_ASSERT(places.size() == m_before.size());
    if (places == m_now) return;
    const auto repaint = [this] {
        QList<domain::PageRect> rects;
        for (const TagGeometry& place : std::as_const(m_now))
            rects.append(place.rect);
        host().repaintContent(contentRect(host().pageLayout(), {m_page, boundingRect(rects)}));
    };
    repaint();
    m_now = places;
    repaint();
}

void ResizeTagTool::release()
{
    setGuides(1, {});
    if (m_now != m_before)
        host().moveTags(m_now, tr("Resize %n field(s)", nullptr, static_cast<int>(m_now.size())));
}

void ResizeTagTool::cancel()
{
    setGuides(1, {});
    show(m_before);
}

std::optional<TagGeometry> ResizeTagTool::preview(domain::TagId tag) const
{
    const auto found = m_now.constFind(tag);
    if (found == m_now.constEnd()) return std::nullopt;
    return *found;
}

} // namespace ink::ui
