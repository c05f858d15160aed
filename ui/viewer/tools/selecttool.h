#pragma once

#include "ui/viewer/tools/tool.h"

namespace ink::ui {

/** Selects the tags that a rubber band touches; with Shift or Ctrl, adds them to the selection. */
class SelectTool final : public Tool
{
public:
    SelectTool(ToolHost& host, QPointF start, bool add);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] QRectF frame() const override;

private:
    PagePoint m_start;
    PagePoint m_now;
    QList<domain::TagId> m_before;
    bool m_add;
    bool m_moved = false;
};

} // namespace ink::ui
