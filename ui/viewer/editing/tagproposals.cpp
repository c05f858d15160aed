#include "ui/viewer/editing/tagproposals.h"

#include "ui/viewer/geometry/taggeometry.h"

#include <algorithm>

namespace ink::ui {

void TagProposals::setTags(const QList<domain::Tag>& proposals)
{
    if (proposals == m_tags) return;
    repaint();
    m_tags = proposals;
    repaint();
}

void TagProposals::repaint() const
{
    const PageLayout& layout = m_surface.pageLayout();
    for (const domain::Tag& tag : m_tags)
        if (tag.pageIndex <= layout.pageCount())
            m_surface.repaintContent(contentRect(layout, {tag.pageIndex, tag.rect}));
}

void TagProposals::highlight(domain::TagId id)
{
    m_highlighted = id;
    m_surface.repaintAll();
    const PageLayout& layout = m_surface.pageLayout();
    const auto found =
        std::find_if(m_tags.begin(), m_tags.end(), [id](const domain::Tag& tag) { return tag.id == id; });
    if (found == m_tags.end() || found->pageIndex > layout.pageCount()) return;
    m_surface.reveal(found->pageIndex,
                     contentRect(layout, {found->pageIndex, found->rect}).adjusted(-24, -24, 24, 24));
}

domain::TagId TagProposals::proposalAt(QPointF content) const
{
    const PageLayout& layout = m_surface.pageLayout();
    const auto hit = layout.hitTest(content);
    if (!hit) return {};
    const double minimum = 12 / layout.zoom(hit->page);
    for (const domain::Tag& tag : m_tags) {
        if (tag.pageIndex != hit->page + 1) continue;
        const QRectF rect = toRectF(tag.rect);
        const double dx = std::max(0.0, minimum - rect.width()) / 2;
        const double dy = std::max(0.0, minimum - rect.height()) / 2;
        if (rect.adjusted(-dx, -dy, dx, dy).contains(hit->point)) return tag.id;
    }
    return {};
}

} // namespace ink::ui

#include "moc_tagproposals.cpp"
