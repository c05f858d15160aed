#pragma once

#include "ui/viewer/modes/editormode.h"

namespace ink::ui {

/** The document is read or filled in: a press chooses a tag, and while filling activates it. */
class ReadMode final : public EditorMode
{
public:
    explicit ReadMode(const EditorParts& parts) : EditorMode(Kind::Read, parts) {}
    [[nodiscard]] Gesture press(const Press& press) override;
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF content) const override;
};

} // namespace ink::ui
