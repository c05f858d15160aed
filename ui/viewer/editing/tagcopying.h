#pragma once

#include "ui/viewer/editing/tagediting.h"

#include <QCoreApplication>

namespace ink::ui {

/** Copies of tags: the clipboard, duplicates, the same place on other pages, blocks. */
class TagCopying final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TagCopying)
public:
    TagCopying(const TagIndex& tags, const TagSelection& selection, TagEditing& editing,
               const PageSurface& surface);

    void copySelected() const;
    void cutSelected();
    void paste(); ///< around the pointer when it lies on a page, else as pasteInPlace
    /** At the same place of the current page; beside it when that is where it was copied from. */
    void pasteInPlace();
    void pasteAt(const PagePoint& centre);
    void duplicateSelected();
    /** The same place on each of these pages (1-based) but the tag's own. */
    void duplicateToPages(const QList<int>& pages);
    /** Copies of the selected tags, each at the place given for the tag that it is made of. */
    void copyTags(const QHash<domain::TagId, TagPlace>& places);

    /** Tags that belong together, at their places. Role n is the n-th recipient; a block of one role is the
     * active recipient's. */
    void placeBlock(const QList<domain::Tag>& tags);
    void placeBlockInView(const QList<domain::Tag>& block);

private:
    void addCopies(QList<domain::Tag> tags, const QString& text);
    void pasteShifted(QList<domain::Tag> tags, int pageShift, QPoint offset);
    /** The place of copies with this offset beside existing tags: not on a tag, and within the page as long
     * as there is room. `always`: also when nothing is at the offset itself. */
    [[nodiscard]] QPoint stepAside(const QList<domain::Tag>& tags, int pageShift, QPoint offset,
                                   bool always) const;
    [[nodiscard]] int pageCount() const { return m_surface.pageLayout().pageCount(); }
    [[nodiscard]] const domain::Document& document() const { return m_tags.document(); }

    const TagIndex& m_tags;
    const TagSelection& m_selection;
    TagEditing& m_editing;
    const PageSurface& m_surface;
};

} // namespace ink::ui
