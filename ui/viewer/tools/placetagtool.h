#pragma once

#include "ui/viewer/tools/snapper.h"
#include "ui/viewer/tools/tool.h"

class QMimeData;

namespace ink::ui {

// Index(PlaceTagTool): Tags: dragged from the palette onto a page
/** Shows a tag dragged from the palette at the pointer and places it where it is dropped. */
class PlaceTagTool final : public Tool
{
public:
    /** The MIME type of a dragged palette entry: the wire number of the tag's type in decimal. */
    static const QString mimeType;
    [[nodiscard]] static QMimeData* mimeData(domain::TagType type);
    [[nodiscard]] static std::optional<domain::TagType> typeOf(const QMimeData* data);

    PlaceTagTool(ToolHost& host, domain::TagType type, int invitationIndex);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] QList<domain::Tag> ghosts() const override
    {
        return m_ghost ? QList<domain::Tag>{*m_ghost} : QList<domain::Tag>();
    }

private:
    void repaint();

    domain::TagType m_type;
    int m_invitationIndex;
    std::optional<domain::Tag> m_ghost;
    Snapper m_snapper;
};

} // namespace ink::ui
