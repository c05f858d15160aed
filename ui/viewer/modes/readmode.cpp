#include "ui/viewer/modes/readmode.h"

#include "ui/viewer/editing/tagselection.h"

namespace ink::ui {

Gesture ReadMode::press(const Press& press)
{
    TagSelection& selection = context().selection;
    const domain::Tag* tag = tagAt(press.content);
    if (!tag) {
        selection.select({});
        return {};
    }
    const domain::TagId id = tag->id;
    if (!selection.contains(id)) selection.select({id});
    if (selection.recipient() > 0) selection.activate(id);
    return {};
}

Qt::CursorShape ReadMode::cursorAt(QPointF content) const
{
    return tagAt(content) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

} // namespace ink::ui
