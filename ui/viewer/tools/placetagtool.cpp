#include "ui/viewer/tools/placetagtool.h"

#include "app/domain/rules.h"
#include "ui/viewer/tools/taggeometry.h"

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
    : Tool(toolHost), m_type(type), m_invitationIndex(invitationIndex)
{
}

void PlaceTagTool::move(QPointF content, Qt::KeyboardModifiers)
{
    repaint();
    if (const auto place = host().pageLayout().hitTest(content)) {
        m_centre = *place;
        m_ghost =
            domain::makeTag(host().document(), m_type, place->page + 1, place->point, m_invitationIndex);
    } else {
        m_ghost.reset();
    }
    repaint();
}

void PlaceTagTool::release()
{
    const bool onPage = m_ghost.has_value();
    cancel();
    if (onPage) host().placeTag(m_type, m_centre);
}

void PlaceTagTool::cancel()
{
    repaint();
    m_ghost.reset();
}

void PlaceTagTool::repaint()
{
    if (m_ghost) host().repaintContent(contentRect(host().pageLayout(), {m_ghost->pageIndex, m_ghost->rect}));
}

} // namespace ink::ui
