#pragma once

#include "ui/viewer/tools/snapper.h"
#include "ui/viewer/tools/tool.h"

namespace ink::ui {

/** Draws the rectangle of a new tag on the pressed page; a click without drawing places a tag of the default
 * size. */
class DrawTagTool final : public Tool
{
public:
    DrawTagTool(ToolHost& host, domain::TagType type, int invitationIndex, const PagePoint& start,
                Qt::KeyboardModifiers modifiers);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] QList<domain::Tag> ghosts() const override
    {
        return m_ghost ? QList<domain::Tag>{*m_ghost} : QList<domain::Tag>();
    }

private:
    void show(const domain::PageRect& rect);

    domain::TagType m_type;
    PagePoint m_start;
    std::optional<domain::Tag> m_ghost;
    Snapper m_snapper;
    bool m_drawn = false;
};

} // namespace ink::ui
