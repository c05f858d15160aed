#include "ui/viewer/tools/selecttool.h"

#include "app/domain/document/document.h"
#include "ui/viewer/geometry/taggeometry.h"

#include <QSet>

#include <cmath>

namespace ink::ui {

SelectTool::SelectTool(ToolHost& toolHost, QPointF start, bool add)
    : Tool(toolHost), m_start(toolHost.pageLayout().nearestPoint(start)), m_now(m_start),
      m_before(toolHost.selectedTags()), m_add(add)
{
    if (!add) toolHost.selectTags({});
}

void SelectTool::move(QPointF content, Qt::KeyboardModifiers)
{
    const QRectF old = frame();
    const PageLayout& layout = host().pageLayout();
    m_now = layout.nearestPoint(content);
    if (!m_moved && (content - layout.toContent(m_start)).manhattanLength() < dragThreshold) return;
    m_moved = true;
    host().repaintContent(old.united(frame()));
    QList<domain::TagId> touched = m_add ? m_before : QList<domain::TagId>();
    const QSet<domain::TagId> had(touched.begin(), touched.end());
    const QRectF area = frame();
    const auto pages = layout.visiblePages(static_cast<int>(std::floor(area.top())),
                                           static_cast<int>(std::ceil(area.bottom())));
    for (int page = pages.first; page < pages.end; ++page)
        for (const qsizetype i : host().tagsOnPage(page + 1)) {
            const domain::Tag& tag = host().document().tags.at(i);
            if (area.intersects(contentRect(layout, {tag.pageIndex, tag.rect})) && !had.contains(tag.id))
                touched.append(tag.id);
        }
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
    const PageLayout& layout = host().pageLayout();
    return m_moved ? QRectF(layout.toContent(m_start), layout.toContent(m_now)).normalized() : QRectF();
}

} // namespace ink::ui
