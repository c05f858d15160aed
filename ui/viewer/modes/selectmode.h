#pragma once

#include "ui/viewer/modes/editormode.h"

namespace ink::ui {

/** Selects, moves, resizes and copies tags, and accepts proposals. */
class SelectMode final : public EditorMode
{
public:
    explicit SelectMode(const ModeContext& parts) : EditorMode(Kind::Select, parts) {}
    [[nodiscard]] Gesture press(const Press& press) override;
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF content) const override;
    [[nodiscard]] bool hasHandles() const override { return true; }
    [[nodiscard]] bool hasProposals() const override { return true; }

private:
    /** Selects the tags that a rubber band touches; a click accepts a proposal. */
    [[nodiscard]] Gesture pressOnPage(const Press& press) const;
    /** A press with Shift or Ctrl on a tag: a click toggles the tag's selection; a drag moves the tags in one
     * direction (Shift) or copies them (Ctrl). */
    [[nodiscard]] Gesture pressToToggle(domain::TagId tag, const Press& press) const;
};

} // namespace ink::ui
