#pragma once

#include <QPointF>

#include <optional>

class QMouseEvent;

namespace ink::ui {

class PageCanvas;

/** Moves the sheet by hand: with the middle button, or with Space and the left one. */
class Panning final
{
public:
    explicit Panning(PageCanvas& canvas) : m_canvas(canvas) {}

    /** Takes hold of the sheet; false when this press doesn't, or the sheet is held already. */
    bool begin(const QMouseEvent& event);
    bool move(QPointF viewport); ///< false while the sheet isn't held
    bool end();                  ///< false while the sheet isn't held
    [[nodiscard]] bool isActive() const { return m_heldAt.has_value(); }

    /** Space is held: the left button pans. */
    void setReady(bool ready);
    [[nodiscard]] bool isReady() const { return m_ready; }

private:
    PageCanvas& m_canvas;
    std::optional<QPointF> m_heldAt; ///< where the sheet was taken hold of, or moved to last (viewport)
    bool m_ready = false;
};

} // namespace ink::ui
