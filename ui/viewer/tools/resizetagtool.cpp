#include "ui/viewer/tools/resizetagtool.h"

#include "app/domain/rules.h"

#include <algorithm>
#include <cmath>

namespace ink::ui {

ResizeTagTool::ResizeTagTool(ToolHost& toolHost, const domain::Tag& tag, Handle handle, QPointF start)
    : Tool(toolHost), m_tag(tag.id), m_before{tag.pageIndex, tag.rect}, m_now(m_before), m_handle(handle),
      m_start(start)
{
}

void ResizeTagTool::move(QPointF content, Qt::KeyboardModifiers modifiers)
{
    const QPointF points = (content - m_start) / host().pageLayout().zoom();
    const int dx = static_cast<int>(std::lround(points.x()));
    const int dy = static_cast<int>(std::lround(points.y()));
    const bool west =
        m_handle == Handle::TopLeft || m_handle == Handle::Left || m_handle == Handle::BottomLeft;
    const bool east =
        m_handle == Handle::TopRight || m_handle == Handle::Right || m_handle == Handle::BottomRight;
    const bool north = m_handle == Handle::TopLeft || m_handle == Handle::Top || m_handle == Handle::TopRight;
    const bool south =
        m_handle == Handle::BottomLeft || m_handle == Handle::Bottom || m_handle == Handle::BottomRight;
    const QSizeF page = host().pageLayout().pageSize(m_before.pageIndex - 1);
    const domain::PageRect& rect = m_before.rect;
    constexpr int least = domain::minimumTagExtent;

    int left = rect.left;
    int right = rect.right();
    int top = rect.top;
    int bottom = rect.bottom();
    if (west) left = std::clamp(left + dx, 0, std::max(0, right - least));
    if (east)
        right = std::clamp(right + dx, left + least, std::max(left + least, static_cast<int>(page.width())));
    if (north) top = std::clamp(top + dy, 0, std::max(0, bottom - least));
    if (south)
        bottom = std::clamp(bottom + dy, top + least, std::max(top + least, static_cast<int>(page.height())));

    if (modifiers.testFlag(Qt::ShiftModifier) && (west || east) && (north || south)) {
        const double factor = std::min(static_cast<double>(right - left) / rect.width,
                                       static_cast<double>(bottom - top) / rect.height);
        const int width = std::max(least, static_cast<int>(std::lround(rect.width * factor)));
        const int height = std::max(least, static_cast<int>(std::lround(rect.height * factor)));
        if (west) left = right - width;
        if (east) right = left + width;
        if (north) top = bottom - height;
        if (south) bottom = top + height;
    }
    show({m_before.pageIndex, domain::clampedTo({left, top, right - left, bottom - top}, page)});
}

void ResizeTagTool::show(const TagPlace& place)
{
    if (place == m_now) return;
    host().repaintContent(contentRect(host().pageLayout(), m_now));
    m_now = place;
    host().repaintContent(contentRect(host().pageLayout(), m_now));
}

void ResizeTagTool::release()
{
    if (m_now != m_before) host().moveTags({{m_tag, m_now}}, tr("Resize tag"));
}

void ResizeTagTool::cancel()
{
    show(m_before);
}

std::optional<TagPlace> ResizeTagTool::preview(domain::TagId tag) const
{
    if (tag != m_tag) return std::nullopt;
    return m_now;
}

} // namespace ink::ui
