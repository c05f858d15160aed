#pragma once

#include <QPointF>

#include <optional>

class QMouseEvent;

namespace ink::ui {

class PageCanvas;

/** Pans the sheet with the middle button, or with Space and the left button. */
class PanHandler final
{
public:
    explicit PanHandler(PageCanvas& canvas) : m_canvas(canvas) {}

    /** Starts panning; returns false if this press doesn't pan or panning is already active. */
    bool begin(const QMouseEvent& event);
    bool move(QPointF viewport); ///< false if panning is not active
    bool end();                  ///< false if panning is not active
    [[nodiscard]] bool isActive() const { return m_lastPosition.has_value(); }

    /** While Space is held, the left button pans. */
    void setReady(bool ready);
    [[nodiscard]] bool isReady() const { return m_ready; }

private:
    PageCanvas& m_canvas;
    std::optional<QPointF> m_lastPosition; ///< last position of the pointer (viewport)
    bool m_ready = false;
};

} // namespace ink::ui
