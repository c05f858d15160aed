#pragma once

#include "ui/viewer/tools/toolhost.h"

namespace ink::ui {

class PageCanvas;
class TagCopyActions;
class TagEditor;
class TagIndex;
class TagSelection;

/** Adapts the pages and the draft for pointer tools. */
class PageToolHost final : public ToolHost
{
public:
    PageToolHost(PageCanvas& canvas, const TagIndex& tags, TagSelection& selection, TagEditor& editing,
                 TagCopyActions& copying);

    void setSnapping(bool on) { m_snapping = on; }

    [[nodiscard]] const PageLayout& pageLayout() const override;
    [[nodiscard]] const domain::Document& document() const override;
    [[nodiscard]] QList<qsizetype> tagsOnPage(int page) const override;
    [[nodiscard]] QList<domain::TagId> selectedTags() const override;
    void selectTags(const QList<domain::TagId>& tags) override;
    [[nodiscard]] bool isSnapping() const override { return m_snapping; }
    [[nodiscard]] const PageMarks* pageMarks(int page) override;
    [[nodiscard]] QSize newTagSize(domain::TagType type) const override;
    void repaintContent(const QRectF& content) override;
    void moveTags(const QHash<domain::TagId, TagGeometry>& places, const QString& text) override;
    void copyTags(const QHash<domain::TagId, TagGeometry>& places) override;
    void placeTagIn(domain::TagType type, const TagGeometry& place) override;
    void placeBlock(const QList<domain::Tag>& tags) override;
    void drawTag(domain::TagType type, const TagGeometry& place) override;

private:
    PageCanvas& m_canvas;
    const TagIndex& m_tags;
    TagSelection& m_selection;
    TagEditor& m_editing;
    TagCopyActions& m_copying;
    bool m_snapping = true;
};

} // namespace ink::ui
