#include "ui/viewer/modes/selectmode.h"

#include "ui/viewer/editing/tagproposals.h"
#include "ui/viewer/editing/tagselection.h"
#include "ui/viewer/tools/movetagtool.h"
#include "ui/viewer/tools/selecttool.h"

namespace ink::ui {

// Index(press): Editor: what a press does while tags are selected
Gesture SelectMode::press(const Press& press)
{
    TagSelection& selection = context().selection;
    const domain::Tag* tag = tagAt(press.content);
    // The handles of a frame around several tags cover the tags, which must still be selectable.
    const bool toggles = press.extendsSelection() && tag && selection.size() > 1;
    if (const auto handle = handleUnder(press.content, press.isTouch); handle && !toggles)
        return resizeGesture(*handle, press);
    if (!tag) return pressOnPage(press);
    const domain::TagId id = tag->id;
    if (press.extendsSelection()) return pressToToggle(id, press);
    Gesture gesture;
    if (!selection.contains(id))
        selection.select({id});
    else if (selection.size() > 1)
        gesture.click = selectOnly(id); // a drag moves all of them, a click selects only this one
    const bool copies = press.modifiers.testFlag(Qt::AltModifier);
    gesture.tool = std::make_unique<MoveTagTool>(
        context().host, press.content, copies ? MoveTagTool::Action::Copy : MoveTagTool::Action::Move);
    return gesture;
}

Gesture SelectMode::pressOnPage(const Press& press) const
{
    Gesture gesture;
    if (const domain::TagId id = press.extendsSelection() ? domain::TagId() : proposalAt(press.content);
        !id.isNull())
        gesture.click = [&proposals = context().proposals, id] { proposals.activate(id); };
    gesture.tool = std::make_unique<SelectTool>(context().host, press.content, press.extendsSelection());
    return gesture;
}

Gesture SelectMode::pressToToggle(domain::TagId tag, const Press& press) const
{
    Gesture gesture;
    gesture.click = [&all = context(), tag] {
        if (all.tags.contains(tag)) all.selection.toggle(tag);
    };
    gesture.beginDrag = [&all = context(), tag, press]() -> std::unique_ptr<Tool> {
        if (!all.tags.contains(tag)) return nullptr;
        const bool copies = press.modifiers.testFlag(Qt::ControlModifier);
        if (!all.selection.contains(tag)) {
            // Shift adds to the moved tags; copying applies to the pressed tag, or to all selected ones if it
            // is among them.
            QList<domain::TagId> chosen = copies ? QList<domain::TagId>() : all.selection.ids();
            chosen.append(tag);
            all.selection.select(chosen);
        }
        return std::make_unique<MoveTagTool>(all.host, press.content,
                                             copies ? MoveTagTool::Action::Copy : MoveTagTool::Action::Move);
    };
    return gesture;
}

Qt::CursorShape SelectMode::cursorAt(QPointF content) const
{
    if (const auto handle = handleUnder(content, false)) return handleCursor(*handle);
    if (tagAt(content)) return Qt::SizeAllCursor;
    return proposalAt(content).isNull() ? Qt::ArrowCursor : Qt::PointingHandCursor;
}

} // namespace ink::ui
