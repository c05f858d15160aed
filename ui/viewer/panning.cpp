#include "ui/viewer/panning.h"

#include "ui/viewer/pagecanvas.h"

#include <QMouseEvent>
#include <QScrollBar>

namespace ink::ui {

bool Panning::begin(const QMouseEvent& event)
{
    const bool byMiddle = event.button() == Qt::MiddleButton;
    const bool bySpace = event.button() == Qt::LeftButton && m_ready;
    if ((!byMiddle && !bySpace) || m_heldAt) return false;
    Q_ASSERT(!m_heldAt);
    m_heldAt = event.position();
    m_canvas.viewport()->setCursor(Qt::ClosedHandCursor);
    return true;
}

bool Panning::move(QPointF viewport)
{
    if (!m_heldAt) return false;
    const QPoint way = (viewport - *m_heldAt).toPoint();
    QScrollBar* across = m_canvas.horizontalScrollBar();
    QScrollBar* down = m_canvas.verticalScrollBar();
    across->setValue(across->value() - way.x());
    down->setValue(down->value() - way.y());
    *m_heldAt += way;
    return true;
}

bool Panning::end()
{
    if (!m_heldAt) return false;
    m_heldAt.reset();
    if (m_ready) m_canvas.viewport()->setCursor(Qt::OpenHandCursor);
    return true;
}

void Panning::setReady(bool ready)
{
    m_ready = ready;
    if (ready && !m_heldAt) m_canvas.viewport()->setCursor(Qt::OpenHandCursor);
}

} // namespace ink::ui
