#pragma once

#include "ui/viewer/modes/editormode.h"

namespace ink::ui {

/** Picks a tag: reports the next pressed tag to the owner instead of selecting it. */
class PickMode final : public EditorMode
{
public:
    explicit PickMode(const ModeContext& parts) : EditorMode(Kind::Pick, parts) {}
    [[nodiscard]] Gesture press(const Press& press) override;
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::PointingHandCursor; }
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF content) const override;
    [[nodiscard]] bool hasHandles() const override { return true; }
    [[nodiscard]] bool hasProposals() const override { return true; }
};

} // namespace ink::ui
