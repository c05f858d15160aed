#pragma once

#include "ui/viewer/tools/taggeometry.h"
#include "ui/viewer/tools/tool.h"

namespace ink::ui {

/** Drags one of the eight handles of a tag; with Shift the corners keep the tag's proportions. */
class ResizeTagTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::ResizeTagTool)
public:
    ResizeTagTool(ToolHost& host, const domain::Tag& tag, Handle handle, QPointF start);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] std::optional<TagPlace> preview(domain::TagId tag) const override;

private:
    void show(const TagPlace& place);

    domain::TagId m_tag;
    TagPlace m_before;
    TagPlace m_now;
    Handle m_handle;
    QPointF m_start;
};

} // namespace ink::ui
