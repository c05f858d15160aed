#include "ui/viewer/modes/placemode.h"

#include "ui/viewer/editing/tageditor.h"
#include "ui/viewer/tools/drawtagtool.h"
#include "ui/viewer/tools/placeblocktool.h"
#include "ui/viewer/tools/placetagtool.h"

namespace ink::ui {

PlaceMode::PlaceMode(const ModeContext& parts, domain::TagType type, bool isRepeated)
    : EditorMode(Kind::Place, parts), m_type(type), m_isRepeated(isRepeated)
{
}

PlaceMode::PlaceMode(const ModeContext& parts, const QList<domain::Tag>& block)
    : EditorMode(Kind::Place, parts), m_type(block.first().type), m_block(block)
{
}

std::optional<domain::TagType> PlaceMode::type() const
{
    return m_block.isEmpty() ? std::optional(m_type) : std::nullopt;
}

std::unique_ptr<Tool> PlaceMode::makeTool() const
{
    const int owner = context().editor.activeInvitation();
    if (m_block.isEmpty()) return std::make_unique<PlaceTagTool>(context().host, m_type, owner);
    return std::make_unique<PlaceBlockTool>(context().host, m_block, owner);
}

void PlaceMode::hover(QPointF content, Qt::KeyboardModifiers modifiers)
{
    if (!m_preview) m_preview = makeTool();
    m_preview->move(content, modifiers);
}

bool PlaceMode::removePreview()
{
    // Releases the preview before its page is repainted without it.
    const std::unique_ptr<Tool> preview = std::move(m_preview);
    if (preview) preview->cancel();
    return preview != nullptr;
}

Gesture PlaceMode::press(const Press& press)
{
    Gesture gesture;
    const auto place = layout().hitTest(press.content);
    if (!place) {
        context().owner.leaveMode();
    } else if (m_block.isEmpty()) {
        gesture.tool = std::make_unique<DrawTagTool>(
            context().host, m_type, context().editor.activeInvitation(), *place, press.modifiers);
    } else {
        gesture.tool = makeTool();
        gesture.tool->move(press.content, press.modifiers);
    }
    return gesture;
}

} // namespace ink::ui
