#pragma once

#include "ui/commands/tagdefaults.h"
#include "ui/viewer/editing/tagselection.h"
#include "ui/viewer/geometry/arranging.h"
#include "ui/viewer/geometry/pagesurface.h"

class QUndoCommand;
class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** Edits the tags of a draft: every edit is one command on the undo stack. Does nothing without a draft. */
class TagEditor final : public QObject
{
    Q_OBJECT
public:
    TagEditor(const TagIndex& tags, TagSelection& selection, PageSurface& surface);

    /** Null pointers make the document read-only. */
    void setDraft(DraftTarget* target, QUndoStack* stack);
    [[nodiscard]] bool isActive() const { return m_target != nullptr; }
    [[nodiscard]] DraftTarget& target() const { return *m_target; } ///< requires isActive()
    void push(QUndoCommand* command);

    /** The recipient of newly placed tags (1-based). */
    void setActiveInvitation(int index) { m_activeInvitation = index; }
    [[nodiscard]] int activeInvitation() const { return m_activeInvitation; }

    // Placing
    [[nodiscard]] QSize newTagSize(domain::TagType type) const { return m_defaults.sizeOf(type); }
    /** Records style changes of the draft's tags for new tags. */
    void recordStyleChanges(const domain::Document& before, const domain::Document& after);
    /** Adds a tag for the active recipient, centred on a point (0-based page). */
    void placeTag(domain::TagType type, const PagePoint& centre);
    /** Adds a tag with this rectangle for the active recipient. */
    void placeTagIn(domain::TagType type, const TagGeometry& place);
    /** Like placeTagIn for a drawn rectangle; emits gridRequested() instead if the type is a check box or
     * radio button and the rectangle has room for several. */
    void drawTag(domain::TagType type, const TagGeometry& place);
    /** Adds a tag in the middle of the visible part of the current page. */
    void placeTagInView(domain::TagType type);
    /** Returns a rectangle of this size in the middle of the visible part of the current page. */
    [[nodiscard]] TagGeometry centredGeometry(QSize points) const;
    /** Places check boxes or a radio group, spread evenly over an area. With columns, each row of radio
     * buttons is a separate group. */
    void placeGrid(domain::TagType type, const TagGeometry& area, int rows, int columns);
    /** Adds tags under new ids, which are returned, and selects them. */
    QList<domain::TagId> addTags(QList<domain::Tag> tags, const QString& text);
    /** Calls `add` in one undo step, after adding placeholder recipients until there are `count`. */
    void withRecipients(int count, const QString& text, const std::function<void(const QString&)>& add);

    // Changing the selected tags
    void removeSelected();
    void moveTags(const QHash<domain::TagId, TagGeometry>& places, const QString& text);
    /** Moves the selected tags by this distance in points; consecutive moves merge into one undo step. */
    void moveSelected(QPoint points);
    void resizeSelected(QPoint points);
    /** Arranges the selected tags; each call is one undo step. */
    void arrange(Arrangement how);
    [[nodiscard]] bool canArrange(Arrangement how) const;
    /** Moves the selected tags to the front or to the back. */
    void bringToFront();
    void sendToBack();
    /** Locked tags can't be moved, resized or deleted. */
    void setSelectionLocked(bool locked);

Q_SIGNALS:
    /** Emitted when the user places a single new tag; not for copies, undo or redo. */
    void tagPlaced(ink::domain::TagId tag);
    void tagsRemoved(int count);
    void tagsNudged();    ///< moved or resized with a key
    void nothingPasted(); ///< the text on the clipboard has no names for fields
    /** Emitted when the user has drawn a rectangle large enough for several check boxes or radio buttons, to
     * ask for the rows and columns. */
    void gridRequested(ink::domain::TagType type, const ink::ui::TagGeometry& area);

private:
    void nudge(const QHash<domain::TagId, TagGeometry>& places, const QString& text);
    void restack(bool front);
    [[nodiscard]] QSizeF pageSize(int page) const; ///< 1-based

    const TagIndex& m_tags;
    TagSelection& m_selection;
    PageSurface& m_surface;
    TagDefaults m_defaults;
    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    int m_activeInvitation = 1;
};

} // namespace ink::ui
