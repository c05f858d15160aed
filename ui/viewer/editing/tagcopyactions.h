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
    /** Copies each selected tag to the same position on each of these pages (1-based), except its own
     * page. */
    void duplicateToPages(const QList<int>& pages);
    /** Copies each selected tag to the geometry given for its ID; tags without one are not copied. */
    void copyTags(const QHash<domain::TagId, TagGeometry>& places);

    /** Adds the tags of a block, whose owners and positions are already set, with placeholder recipients if
     * there are too few. */
    void placeBlock(const QList<domain::Tag>& tags);
    void placeBlockInView(const QList<domain::Tag>& block);

private:
    void addCopies(QList<domain::Tag> tags, const QString& text);
    void pasteShifted(QList<domain::Tag> tags, int pageShift, QPoint offset);
    /** Returns an offset at which the copies stay on the page and don't cover an existing tag, if there is
     * room. `always`: doesn't return `offset` even if that position is free. */
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
