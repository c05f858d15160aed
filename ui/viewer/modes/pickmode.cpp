#include "ui/viewer/modes/pickmode.h"

namespace ink::ui {

Gesture PickMode::press(const Press& press)
{
    if (const domain::Tag* tag = tagAt(press.content)) context().owner.pickTag(tag->id);
    return {};
}

Qt::CursorShape PickMode::cursorAt(QPointF content) const
{
    if (const auto handle = handleUnder(content, false)) return handleCursor(*handle);
    return Qt::PointingHandCursor;
}

} // namespace ink::ui
