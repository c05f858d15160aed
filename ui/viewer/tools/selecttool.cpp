#include "ui/viewer/tools/selecttool.h"

#include "ui/viewer/tools/taggeometry.h"

namespace ink::ui {

SelectTool::SelectTool(ToolHost& toolHost, QPointF start, bool add)
    : Tool(toolHost), m_start(start), m_now(start), m_before(toolHost.selectedTags()), m_add(add)
{
    if (!add) toolHost.selectTags({});
}

void SelectTool::move(QPointF content, Qt::KeyboardModifiers)
{
    const QRectF old = frame();
    m_now = content;
    if (!m_moved && (m_now - m_start).manhattanLength() < dragThreshold) return;
    m_moved = true;
    host().repaintContent(old.united(frame()));
    QList<domain::TagId> touched = m_add ? m_before : QList<domain::TagId>();
    const QRectF area = frame();
    for (const domain::Tag& tag : host().document().tags)
        if (area.intersects(contentRect(host().pageLayout(), {tag.pageIndex, tag.rect})) &&
            !touched.contains(tag.id))
            touched.append(tag.id);
    host().selectTags(touched);
}

void SelectTool::release()
{
    const QRectF old = frame();
    m_moved = false;
    host().repaintContent(old);
}

void SelectTool::cancel()
{
    release();
    host().selectTags(m_before);
}

QRectF SelectTool::frame() const
{
    return m_moved ? QRectF(m_start, m_now).normalized() : QRectF();
}

} // namespace ink::ui
