#pragma once

#include "ui/viewer/geometry/taggeometry.h"
#include "ui/viewer/tools/snapper.h"
#include "ui/viewer/tools/tool.h"

namespace ink::ui {

/** Drags one of the eight handles of a tag, or of the box around several tags of one page. The tags scale
 * with the box. With Shift, corners keep the aspect ratio. */
class ResizeTagTool final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::ResizeTagTool)
public:
    ResizeTagTool(ToolHost& host, const QList<domain::TagId>& tags, Handle handle, QPointF start);
    void move(QPointF content, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    void cancel() override;
    [[nodiscard]] std::optional<TagGeometry> preview(domain::TagId tag) const override;

private:
    [[nodiscard]] domain::PageRect boxAt(QPointF content, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] domain::PageRect proportional(const domain::PageRect& box) const;
    [[nodiscard]] QHash<domain::TagId, TagGeometry> placesIn(const domain::PageRect& box) const;
    void show(const QHash<domain::TagId, TagGeometry>& places);

    QHash<domain::TagId, TagGeometry> m_before;
    QHash<domain::TagId, TagGeometry> m_now;
    domain::PageRect m_box;
    int m_page = 1;
    int m_minWidth;
    int m_minHeight;
    Qt::Edges m_edges;
    QPointF m_start; ///< points of the page
    Snapper m_snapper;
};

} // namespace ink::ui
