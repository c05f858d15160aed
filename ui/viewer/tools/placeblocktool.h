#pragma once

#include "ui/viewer/tools/snapper.h"
#include "ui/viewer/tools/tool.h"

class QMimeData;

namespace ink::ui {

/** Shows the tags of a block at the pointer, as one box that snaps, and places them there. */
class PlaceBlockTool final : public Tool
{
public:
    static const QString mimeType;
    /** Returns the tags in the format of tagclipboard. */
    [[nodiscard]] static QMimeData* mimeData(const QList<domain::Tag>& block);
    [[nodiscard]] static QList<domain::Tag> tagsOf(const QMimeData* data); ///< empty for anything else

    PlaceBlockTool(ToolHost& host, const QList<domain::Tag>& block, int invitationIndex);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] QList<domain::Tag> ghosts() const override { return m_ghosts; }

private:
    void repaint();

    QList<domain::Tag> m_block; ///< its first page is 1
    domain::PageRect m_box;
    QList<domain::Tag> m_ghosts;
    Snapper m_snapper;
};

/** Returns a block in its stored form: moved to the corner of page 1, with recipients numbered from 1 in
 * their order, without ids and images. */
[[nodiscard]] QList<domain::Tag> makeBlock(QList<domain::Tag> tags);
/** The box of a block on its first page. */
[[nodiscard]] domain::PageRect blockRect(const QList<domain::Tag>& block);
/** Assigns the tags of a block with one role to the active recipient (1-based); returns other blocks
 * unchanged. */
[[nodiscard]] QList<domain::Tag> withOwners(QList<domain::Tag> block, int activeInvitation);

} // namespace ink::ui
