#pragma once

#include "ui/viewer/editing/tageditor.h"

#include <QCoreApplication>

namespace ink::ui {

/** Copies tags: clipboard, duplicates, the same position on other pages, blocks. */
class TagCopyActions final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TagCopyActions)
public:
    TagCopyActions(const TagIndex& tags, const TagSelection& selection, TagEditor& editing,
                   const PageSurface& surface);

    void copySelected() const;
    void cutSelected();
    void paste(); ///< around the pointer if it is over a page, else like pasteInPlace
    /** Pastes at the same position on the current page, with an offset if the copied tags are there. */
    void pasteInPlace();
    void pasteAt(const PagePoint& centre);
    void duplicateSelected();
    /** Copies to the same position on each of these pages (1-based), except the tag's own page. */
    void duplicateToPages(const QList<int>& pages);
    /** Copies the selected tags, each to the place given for its original. */
    void copyTags(const QHash<domain::TagId, TagGeometry>& places);

    /** Places tags of a block. Role n is the n-th recipient; a block with one role goes to the active
     * recipient. */
    void placeBlock(const QList<domain::Tag>& tags);
    void placeBlockInView(const QList<domain::Tag>& block);

private:
    void addCopies(QList<domain::Tag> tags, const QString& text);
    void pasteShifted(QList<domain::Tag> tags, int pageShift, QPoint offset);
    /** Returns an offset for copies that doesn't cover a tag and keeps them on the page if there is room.
     * `always`: also if the position is free. */
    [[nodiscard]] QPoint freeOffset(const QList<domain::Tag>& tags, int pageShift, QPoint offset,
                                    bool always) const;
    [[nodiscard]] int pageCount() const { return m_surface.pageLayout().pageCount(); }
    [[nodiscard]] const domain::Document& document() const { return m_tags.document(); }

    const TagIndex& m_tags;
    const TagSelection& m_selection;
    TagEditor& m_editing;
    const PageSurface& m_surface;
};

} // namespace ink::ui
