#pragma once

#include "ui/viewer/tools/toolhost.h"

namespace ink::ui {

class PageCanvas;
class TagCopying;
class TagEditing;
class TagIndex;
class TagSelection;

/** Adapts the pages and the draft for pointer tools. */
class PageToolHost final : public ToolHost
{
public:
    PageToolHost(PageCanvas& canvas, const TagIndex& tags, TagSelection& selection, TagEditing& editing,
                 TagCopying& copying);

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
    void moveTags(const QHash<domain::TagId, TagPlace>& places, const QString& text) override;
    void copyTags(const QHash<domain::TagId, TagPlace>& places) override;
    void placeTagIn(domain::TagType type, const TagPlace& place) override;
    void placeBlock(const QList<domain::Tag>& tags) override;
    void drawTag(domain::TagType type, const TagPlace& place) override;

private:
    PageCanvas& m_canvas;
    const TagIndex& m_tags;
    TagSelection& m_selection;
    TagEditing& m_editing;
    TagCopying& m_copying;
    bool m_snapping = true;
};

} // namespace ink::ui
