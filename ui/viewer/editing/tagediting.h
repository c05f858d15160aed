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
class TagEditing final : public QObject
{
    Q_OBJECT
public:
    TagEditing(const TagIndex& tags, TagSelection& selection, PageSurface& surface);

    /** Nulls make the document read-only. */
    void setDraft(DraftTarget* target, QUndoStack* stack);
    [[nodiscard]] bool isActive() const { return m_target != nullptr; }
    [[nodiscard]] DraftTarget& target() const { return *m_target; } ///< while it is active
    void push(QUndoCommand* command);

    /** The recipient of newly placed tags (1-based). */
    void setActiveInvitation(int index) { m_activeInvitation = index; }
    [[nodiscard]] int activeInvitation() const { return m_activeInvitation; }

    // Placing
    [[nodiscard]] QSize newTagSize(domain::TagType type) const { return m_defaults.sizeOf(type); }
    /** Records style changes of the draft's tags for new tags. */
    void learn(const domain::Document& before, const domain::Document& after);
    /** A new tag of the active recipient around a point (0-based page). */
    void placeTag(domain::TagType type, const PagePoint& centre);
    /** The same with its rectangle. */
    void placeTagIn(domain::TagType type, const TagPlace& place);
    /** Like placeTagIn for a drawn rectangle: a large one of check boxes or radio buttons becomes several. */
    void drawTag(domain::TagType type, const TagPlace& place);
    /** In the middle of the visible part of the current page. */
    void placeInView(domain::TagType type);
    /** A rectangle of this size at that position. */
    [[nodiscard]] TagPlace placeInMiddle(QSize points) const;
    /** Places check boxes or a radio group, spread evenly over an area. With columns, each row of radio
     * buttons is a separate group. */
    void placeGrid(domain::TagType type, const TagPlace& area, int rows, int columns);
    /** Adds tags under new ids, which are returned, and selects them. */
    QList<domain::TagId> addTags(QList<domain::Tag> tags, const QString& text);
    /** Adds tags in one step, with placeholder recipients while there are fewer than `count`. */
    void withRecipients(int count, const QString& text, const std::function<void(const QString&)>& add);

    // Changing the selected tags
    void removeSelected();
    void moveTags(const QHash<domain::TagId, TagPlace>& places, const QString& text);
    /** Moves the selected tags by points; merges into one undo step like arrow keys. */
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
    /** The user has put a single new tag on a page; not for copies, nor by undo or redo. */
    void tagPlaced(ink::domain::TagId tag);
    void tagsRemoved(int count);
    void tagsNudged(); ///< moved or resized with a key
    /** A large rectangle of check boxes or radio buttons was drawn: ask for rows and columns. */
    void gridWanted(ink::domain::TagType type, const ink::ui::TagPlace& area);

private:
    void nudge(const QHash<domain::TagId, TagPlace>& places, const QString& text);
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
