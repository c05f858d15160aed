#pragma once

#include "ui/viewer/tools/snapper.h"
#include "ui/viewer/tools/tool.h"

namespace ink::ui {

/**
 * Moves or copies the selected tags, also to other pages; every tag stays inside a page. Snapping applies to
 * the box around the tags on the pressed page. Shift restricts the movement to horizontal or vertical. Locked
 * tags don't move.
 */
class MoveTagTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::MoveTagTool)
public:
    enum class Action { Move, Copy };

    MoveTagTool(ToolHost& host, QPointF start, Action act = Action::Move);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] std::optional<TagGeometry> preview(domain::TagId tag) const override;
    [[nodiscard]] QList<domain::Tag> ghosts() const override; ///< the copies being dragged

private:
    [[nodiscard]] QHash<domain::TagId, TagGeometry> placesAt(QPointF content,
                                                             Qt::KeyboardModifiers modifiers);
    /** The additional offset that snaps the box on this page after a move by `points`. */
    [[nodiscard]] QPoint snapShift(int page, QPoint points, Qt::KeyboardModifiers modifiers);
    void show(QHash<domain::TagId, TagGeometry> places);

    PagePoint m_start; ///< on the page, so that it stays valid if the zoom changes
    int m_from = 1;    ///< the pressed page
    QHash<domain::TagId, TagGeometry> m_before;
    QHash<domain::TagId, TagGeometry> m_now;
    domain::PageRect m_box; ///< around the tags on the pressed page
    Snapper m_snapper;
    Action m_act;
    Qt::Orientations m_ways = Qt::Horizontal | Qt::Vertical; ///< directions of movement
    bool m_moved = false;
};

} // namespace ink::ui
