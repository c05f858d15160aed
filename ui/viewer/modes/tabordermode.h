#pragma once

#include "ui/viewer/modes/editormode.h"

namespace ink::ui {

/** Shows the tab order as numbers on a path; presses set the first, second … tag. */
class TabOrderMode final : public EditorMode
{
public:
    explicit TabOrderMode(const ModeContext& parts);
    [[nodiscard]] Gesture press(const Press& press) override;
    [[nodiscard]] bool acceptsDoubleClick() const override { return true; }
    [[nodiscard]] Qt::CursorShape cursorAt(QPointF content) const override;
    /** Alt with an arrow key moves the selected tag up or down in the order. */
    bool handleKey(const QKeyEvent& event) override;
    void paint(QPainter& painter, const QRectF& area, const Tokens& look) const override;
    [[nodiscard]] bool hasLinks() const override { return false; }
};

} // namespace ink::ui
