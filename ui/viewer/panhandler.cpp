#include "ui/viewer/panhandler.h"

#include "ui/viewer/pagecanvas.h"

#include <QMouseEvent>
#include <QScrollBar>

namespace ink::ui {

bool PanHandler::begin(const QMouseEvent& event)
{
    const bool byMiddle = event.button() == Qt::MiddleButton;
    const bool bySpace = event.button() == Qt::LeftButton && m_ready;
    if ((!byMiddle && !bySpace) || m_lastPosition) return false;
    Q_ASSERT(!m_lastPosition);
    m_lastPosition = event.position();
    m_canvas.viewport()->setCursor(Qt::ClosedHandCursor);
    return true;
}

bool PanHandler::move(QPointF viewport)
{
    if (!m_lastPosition) return false;
    const QPoint way = (viewport - *m_lastPosition).toPoint();
    QScrollBar* across = m_canvas.horizontalScrollBar();
    QScrollBar* down = m_canvas.verticalScrollBar();
    across->setValue(across->value() - way.x());
    down->setValue(down->value() - way.y());
    *m_lastPosition += way;
    return true;
}

bool PanHandler::end()
{
    if (!m_lastPosition) return false;
    m_lastPosition.reset();
    if (m_ready) m_canvas.viewport()->setCursor(Qt::OpenHandCursor);
    return true;
}

void PanHandler::setReady(bool ready)
{
    m_ready = ready;
    if (ready && !m_lastPosition) m_canvas.viewport()->setCursor(Qt::OpenHandCursor);
}

} // namespace ink::ui
