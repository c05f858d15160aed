#pragma once

#include "ui/viewer/editing/tageditor.h"

#include <QCoreApplication>

namespace ink::ui {

struct TableField;

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
    /** Pastes at the same position on the current page, with an offset if the copied tags are there. Text
     * from a spreadsheet becomes fields (fieldsOfTable) in the middle of the view. */
    void pasteInPlace();
    void pasteAt(const PagePoint& centre); ///< fields from a spreadsheet begin there
    /** Duplicates beside the selected tags. If these are the copies that were made last and have been moved,
     * repeats their offset. */
    void duplicateSelected();
    /** The offsets in points of the copies that fill a grid whose first cell is the selection, row by row.
     * Without the copies that aren't on the page. */
    [[nodiscard]] QList<QPoint> gridOffsets(int rows, int columns, QSize gap) const;
    /** The selected tags at each of these offsets, as they would be copied. */
    [[nodiscard]] QList<domain::Tag> selectedAt(const QList<QPoint>& offsets) const;
    /** Copies the selected tags to each of these offsets in one undo step. A single radio button and its
     * copies are one group. */
    void duplicateAt(const QList<QPoint>& offsets);
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
    /** Adds copies; returns their ids. */
    QList<domain::TagId> addCopies(QList<domain::Tag> tags, const QString& text);
    /** Adds the fields of a spreadsheet; returns false if the clipboard has none. */
    bool pasteTable(const std::optional<PagePoint>& start);
    void placeTable(const QList<TableField>& fields, const PagePoint& start);
    void rememberOffset(const QList<domain::Tag>& originals, const QList<domain::TagId>& copies);
    /** The offset between the copies that were made last and their originals, if the copies are selected
     * and fit on the page once more. */
    [[nodiscard]] std::optional<QPoint> repeatedOffset(const QList<domain::Tag>& tags) const;
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
    QHash<domain::TagId, TagGeometry> m_originals; ///< originals of the copies that were made last, by copy
};

} // namespace ink::ui
