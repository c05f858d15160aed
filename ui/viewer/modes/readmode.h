#pragma once

#include "ui/viewer/modes/editormode.h"

namespace ink::ui {

/** For reading or filling in the document: a press selects a tag, and activates it in filling mode. */
class ReadMode final : public EditorMode
{
public:
    explicit ReadMode(const ModeContext& parts) : EditorMode(Kind::Read, parts) {}
    [[nodiscard]] Gesture press(const Press& press) override;
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF content) const override;
};

} // namespace ink::ui
