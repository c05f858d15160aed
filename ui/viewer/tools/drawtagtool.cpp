#include "ui/viewer/tools/drawtagtool.h"

#include "app/base/languages.h"
#include "app/domain/document/tagplacement.h"
#include "ui/viewer/geometry/taggeometry.h"

#include <algorithm>
#include <cmath>

namespace ink::ui {

DrawTagTool::DrawTagTool(ToolHost& toolHost, domain::TagType type, int invitationIndex,
                         const PagePoint& start, Qt::KeyboardModifiers modifiers)
    : Tool(toolHost), m_type(type), m_start(start),
      m_ghost(domain::makeTag(toolHost.document(), type, start.page + 1, start.point, invitationIndex,
                              windowLanguage())),
      m_snapper(toolHost)
{
    const SnapResult snapped = m_snapper.snapPlacement(type, start, modifiers);
    m_ghost->rect = snapped.rect;
    setGuides(start.page + 1, snapped.guides);
    show(snapped.rect);
}

void DrawTagTool::move(QPointF content, Qt::KeyboardModifiers modifiers)
{
    const PageLayout& layout = host().pageLayout();
    if (!m_drawn && (content - layout.toContent(m_start)).manhattanLength() < 2 * dragThreshold) return;
    Q_ASSERT(m_ghost);
    m_drawn = true;
    const QSizeF page = layout.pageSize(m_start.page);
    const QPointF from = m_start.point;
    const QPointF at = layout.toPage(m_start.page, content);
    QPointF to(std::clamp(at.x(), 0.0, page.width()), std::clamp(at.y(), 0.0, page.height()));
    const bool isSquare = modifiers.testFlag(Qt::ShiftModifier);
    if (isSquare) {
        const double side = std::min(std::abs(to.x() - from.x()), std::abs(to.y() - from.y()));
        to = from + QPointF(to.x() < from.x() ? -side : side, to.y() < from.y() ? -side : side);
    }
    const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
    const int left = whole(std::min(from.x(), to.x()));
    const int top = whole(std::min(from.y(), to.y()));
    const domain::PageRect rect = domain::clampedTo(
        {left, top, whole(std::max(from.x(), to.x())) - left, whole(std::max(from.y(), to.y())) - top}, page);
    const Qt::Edges edges = (to.x() < from.x() ? Qt::LeftEdge : Qt::RightEdge) |
                            (to.y() < from.y() ? Qt::TopEdge : Qt::BottomEdge);
    const SnapResult snapped =
        isSquare ? SnapResult{rect, {}} : m_snapper.snapResize({m_start.page + 1, rect}, edges, modifiers);
    setGuides(m_start.page + 1, snapped.guides);
    show(snapped.rect);
}

void DrawTagTool::show(const domain::PageRect& rect)
{
    const auto repaint = [this] {
        host().repaintContent(contentRect(host().pageLayout(), {m_ghost->pageIndex, m_ghost->rect}));
    };
    repaint();
    m_ghost->rect = rect;
    repaint();
}

void DrawTagTool::release()
{
    const auto drawn = m_ghost;
    cancel();
    if (!drawn) return;
    if (m_drawn)
        host().drawTag(m_type, {drawn->pageIndex, drawn->rect});
    else
        host().placeTagIn(m_type, {drawn->pageIndex, drawn->rect});
}

void DrawTagTool::cancel()
{
    setGuides(1, {});
    if (m_ghost) show(m_ghost->rect);
    m_ghost.reset();
}

} // namespace ink::ui
