#include "ui/viewer/tools/placetagtool.h"

#include "app/base/languages.h"
#include "app/domain/document/tagplacement.h"
#include "ui/viewer/geometry/taggeometry.h"

#include <QMimeData>

namespace ink::ui {

const QString PlaceTagTool::mimeType = QStringLiteral("application/x-inkstone-tag");

QMimeData* PlaceTagTool::mimeData(domain::TagType type)
{
    auto* data = new QMimeData;
    data->setData(mimeType, QByteArray::number(static_cast<int>(type)));
    return data;
}

std::optional<domain::TagType> PlaceTagTool::typeOf(const QMimeData* data)
{
    if (!data || !data->hasFormat(mimeType)) return std::nullopt;
    bool ok = false;
    const qint64 code = data->data(mimeType).toLongLong(&ok);
    return ok ? domain::tryFromCode<domain::TagType>(code) : std::nullopt;
}

PlaceTagTool::PlaceTagTool(ToolHost& toolHost, domain::TagType type, int invitationIndex)
    : Tool(toolHost), m_type(type), m_invitationIndex(invitationIndex), m_snapper(toolHost)
{
}

void PlaceTagTool::move(QPointF content, Qt::KeyboardModifiers modifiers)
{
    repaint();
    if (const auto place = host().pageLayout().hitTest(content)) {
        const int page = place->page + 1;
        // Reuses the name and the other properties, because creating a tag checks all existing ones.
        if (!m_ghost || m_ghost->pageIndex != page)
            m_ghost = domain::makeTag(host().document(), m_type, page, place->point, m_invitationIndex,
                                      windowLanguage());
        const SnapResult snapped = m_snapper.snapPlacement(m_type, *place, modifiers);
        m_ghost->rect = snapped.rect;
        setGuides(page, snapped.guides);
    } else {
        m_ghost.reset();
        setGuides(1, {});
    }
    repaint();
}

void PlaceTagTool::release()
{
    const auto placed = m_ghost;
    cancel();
    if (placed) host().placeTagIn(m_type, {placed->pageIndex, placed->rect});
}

void PlaceTagTool::cancel()
{
    repaint();
    setGuides(1, {});
    m_ghost.reset();
}

void PlaceTagTool::repaint()
{
    if (m_ghost) host().repaintContent(contentRect(host().pageLayout(), {m_ghost->pageIndex, m_ghost->rect}));
}

} // namespace ink::ui
