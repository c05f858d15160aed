#pragma once

#include "ui/viewer/tools/tool.h"

namespace ink::ui {

/** Moves the selected tags, also to other pages; every tag stays inside a page. */
class MoveTagTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::MoveTagTool)
public:
    MoveTagTool(ToolHost& host, QPointF start);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] std::optional<TagPlace> preview(domain::TagId tag) const override;

private:
    [[nodiscard]] QHash<domain::TagId, TagPlace> placesAt(QPointF content) const;
    void show(QHash<domain::TagId, TagPlace> places);

    QPointF m_start;
    QHash<domain::TagId, TagPlace> m_before;
    QHash<domain::TagId, TagPlace> m_now;
    bool m_moved = false;
};

} // namespace ink::ui
