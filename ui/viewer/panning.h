#pragma once

#include <QPointF>

#include <optional>

class QMouseEvent;

namespace ink::ui {

class PageCanvas;

/** Pans the sheet with the middle button, or with Space and the left button. */
class Panning final
{
public:
    explicit Panning(PageCanvas& canvas) : m_canvas(canvas) {}

    /** Starts panning; false when this press doesn't, or panning is already active. */
    bool begin(const QMouseEvent& event);
    bool move(QPointF viewport); ///< false if panning is not active
    bool end();                  ///< false if panning is not active
    [[nodiscard]] bool isActive() const { return m_heldAt.has_value(); }

    /** While Space is held, the left button pans. */
    void setReady(bool ready);
    [[nodiscard]] bool isReady() const { return m_ready; }

private:
    PageCanvas& m_canvas;
    std::optional<QPointF> m_heldAt; ///< last position of the pointer (viewport)
    bool m_ready = false;
};

} // namespace ink::ui
