#pragma once

#include "ui/viewer/modes/editormode.h"

namespace ink::ui {

/** The tags' turns are shown as numbers on a path; presses say which tag is first, second … */
class TabOrderMode final : public EditorMode
{
public:
    explicit TabOrderMode(const EditorParts& parts);
    [[nodiscard]] Gesture press(const Press& press) override;
    [[nodiscard]] bool isPressedRepeatedly() const override { return true; }
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF content) const override;
    /** Alt and an arrow: the selected tag comes earlier or later. */
    bool handleKey(const QKeyEvent& event) override;
    void paint(QPainter& painter, const QRectF& area, const Tokens& look) const override;
    [[nodiscard]] bool hasLinks() const override { return false; }
};

} // namespace ink::ui
