// What is proposed but not in the draft: suggested tags, blocks to place; and naming a tag with a click.
#include "app/domain/rules.h"
#include "ui/commands/tagcopies.h"
#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tools/placeblocktool.h"

#include <QPainter>

#include <algorithm>

namespace ink::ui {

// ---- suggestions

void PageView::setSuggestions(const QList<domain::Tag>& suggestions)
{
    if (suggestions == m_suggestions) return;
    const auto repaint = [this] {
        for (const domain::Tag& tag : std::as_const(m_suggestions))
            if (tag.pageIndex <= pageCount())
                repaintContent(contentRect(m_layout, {tag.pageIndex, tag.rect}));
    };
    repaint();
    m_suggestions = suggestions;
    repaint();
}

void PageView::showSuggestion(domain::TagId id)
{
    m_suggestion = id;
    viewport()->update();
    const auto found = std::find_if(m_suggestions.begin(), m_suggestions.end(),
                                    [id](const domain::Tag& tag) { return tag.id == id; });
    if (found == m_suggestions.end() || found->pageIndex > pageCount()) return;
    if (isSingle()) showOnly(found->pageIndex - 1);
    reveal(contentRect(m_layout, {found->pageIndex, found->rect}).adjusted(-24, -24, 24, 24));
}

domain::TagId PageView::suggestionAt(QPointF content) const
{
    const auto hit = m_layout.hitTest(content);
    if (!hit || !isEditing() || m_tabOrderMode) return {};
    const double least = 12 / m_layout.zoom();
    for (const domain::Tag& tag : m_suggestions) {
        if (tag.pageIndex != hit->page + 1) continue;
        const QRectF rect = toRectF(tag.rect);
        const double dx = std::max(0.0, least - rect.width()) / 2;
        const double dy = std::max(0.0, least - rect.height()) / 2;
        if (rect.adjusted(-dx, -dy, dx, dy).contains(hit->point)) return tag.id;
    }
    return {};
}

void PageView::paintSuggestions(QPainter& painter, const PageLayout::Range& visible, const QRectF& clip)
{
    if (!isEditing() || m_tabOrderMode) return;
    const double room = TagOverlay::outset;
    for (const domain::Tag& tag : std::as_const(m_suggestions)) {
        if (!visible.contains(tag.pageIndex - 1)) continue;
        const QRectF rect = contentRect(m_layout, {tag.pageIndex, tag.rect});
        if (!rect.adjusted(-room, -room, room, room).intersects(clip)) continue;
        m_overlay.paint(painter, m_document, tag, rect, m_layout.zoom(),
                        {.selected = tag.id == m_suggestion, .ghost = true});
    }
}

// ---- naming a tag

void PageView::setPicking(bool on)
{
    if (on == m_picking || (on && !isEditing())) return;
    if (on) {
        disarm();
        setTabOrderMode(false);
    }
    m_picking = on;
    viewport()->setCursor(on ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT armedChanged(); // what a click does is another now
}

bool PageView::pick(const domain::Tag* tag)
{
    if (!m_picking) return false;
    if (!tag) return true;
    const domain::TagId id = tag->id;
    setPicking(false);
    Q_EMIT tagPicked(id);
    return true;
}

// ---- blocks

void PageView::armBlock(const QList<domain::Tag>& block)
{
    if (!isEditing() || block.isEmpty()) return;
    if (isHovering()) endTool(false);
    setTabOrderMode(false);
    setPicking(false);
    m_armed = Armed{block.first().type, false, block};
    viewport()->setCursor(Qt::CrossCursor);
    Q_EMIT armedChanged();
}

void PageView::placeBlockInView(const QList<domain::Tag>& block)
{
    if (!isEditing() || block.isEmpty() || pageCount() == 0) return;
    const domain::PageRect box = boxOf(block);
    const TagPlace place = placeInMiddle({box.width, box.height});
    QList<domain::Tag> placed = withOwners(block, m_activeInvitation);
    for (domain::Tag& tag : placed) {
        tag.pageIndex += place.pageIndex - 1;
        tag.rect.left += place.rect.left - box.left;
        tag.rect.top += place.rect.top - box.top;
    }
    placeBlock(placed);
}

void PageView::placeBlock(const QList<domain::Tag>& tags)
{
    if (!isEditing() || tags.isEmpty()) return;
    int people = 1;
    for (const domain::Tag& tag : tags)
        people = std::max(people, tag.invitationIndex);
    const int count = static_cast<int>(tags.size());
    withRecipients(people, tr("Place a block of %n tag(s)", nullptr, count), [&](const QString& text) {
        addCopies(TagCopier(m_document).copies(tags, CopyOrigin{.isSameDocument = false, .parts = {}}), text);
    });
}

} // namespace ink::ui
