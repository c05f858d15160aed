#include "ui/viewer/modes/editormode.h"

#include "ui/viewer/editing/tagproposals.h"
#include "ui/viewer/editing/tagselection.h"
#include "ui/viewer/tools/resizetagtool.h"

namespace ink::ui {

void EditorMode::paint(QPainter&, const QRectF&, const Tokens&) const {}

const domain::Tag* EditorMode::tagAt(QPointF content) const
{
    return m_context.selection.tagAt(layout(), content);
}

domain::TagId EditorMode::proposalAt(QPointF content) const
{
    return hasProposals() ? m_context.proposals.proposalAt(content) : domain::TagId();
}

std::optional<Handle> EditorMode::handleUnder(QPointF content, bool isByFinger) const
{
    if (!hasHandles()) return std::nullopt;
    const auto frame = m_context.selection.frame();
    if (!frame) return std::nullopt;
    return handleAt(contentRect(layout(), *frame), content, isByFinger ? handleTouchExtent : handleHitExtent);
}

Gesture EditorMode::resizeGesture(Handle handle, const Press& press) const
{
    const TagSelection& selection = m_context.selection;
    Gesture gesture;
    gesture.tool = std::make_unique<ResizeTagTool>(m_context.host, selection.ids(), handle, press.content);
    const domain::Tag* tag = tagAt(press.content);
    if (tag && !press.extendsSelection() && (selection.size() > 1 || !selection.contains(tag->id)))
        gesture.click = selectOnly(tag->id);
    return gesture;
}

std::function<void()> EditorMode::selectOnly(domain::TagId tag) const
{
    return [&parts = m_context, tag] {
        if (parts.tags.contains(tag)) parts.selection.select({tag});
    };
}

} // namespace ink::ui
