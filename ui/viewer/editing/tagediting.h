#pragma once

#include "ui/commands/tagdefaults.h"
#include "ui/viewer/editing/tagselection.h"
#include "ui/viewer/geometry/arranging.h"
#include "ui/viewer/geometry/pagesurface.h"

class QUndoCommand;
class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** Changes the tags of a draft: every edit is one command on the undo stack. Without a draft nothing
 * happens. */
class TagEditing final : public QObject
{
    Q_OBJECT
public:
    TagEditing(const TagIndex& tags, TagSelection& selection, PageSurface& surface);

    /** Nulls: the document is only read. */
    void setDraft(DraftTarget* target, QUndoStack* stack);
    [[nodiscard]] bool isActive() const { return m_target != nullptr; }
    [[nodiscard]] DraftTarget& target() const { return *m_target; } ///< while it is active
    void push(QUndoCommand* command);

    /** The recipient of tags that are placed next (1-based). */
    void setActiveInvitation(int index) { m_activeInvitation = index; }
    [[nodiscard]] int activeInvitation() const { return m_activeInvitation; }

    // Placing
    [[nodiscard]] QSize newTagSize(domain::TagType type) const { return m_defaults.sizeOf(type); }
    /** Remembers the looks that a change of the draft gave to tags, for new ones. */
    void learn(const domain::Document& before, const domain::Document& after);
    /** A new tag of the active recipient around a point (0-based page). */
    void placeTag(domain::TagType type, const PagePoint& centre);
    /** The same with its rectangle. */
    void placeTagIn(domain::TagType type, const TagPlace& place);
    /** Like placeTagIn with a rectangle that was drawn: a big one of check boxes or buttons becomes several.
     */
    void drawTag(domain::TagType type, const TagPlace& place);
    /** In the middle of the visible part of the current page. */
    void placeInView(domain::TagType type);
    /** An area of this size there. */
    [[nodiscard]] TagPlace placeInMiddle(QSize points) const;
    /** Check boxes or a group of buttons, spread evenly over an area. Each row of buttons that has columns is
     * a group of its own. */
    void placeGrid(domain::TagType type, const TagPlace& area, int rows, int columns);
    /** Adds tags under new ids and selects them. */
    void addTags(QList<domain::Tag> tags, const QString& text);
    /** Adds tags; while there are fewer recipients than `count`, with placeholders for them, in one step. */
    void withRecipients(int count, const QString& text, const std::function<void(const QString&)>& add);

    // Changing the selected tags
    void removeSelected();
    void moveTags(const QHash<domain::TagId, TagPlace>& places, const QString& text);
    /** Moves the selected tags by points; one step to undo, as an arrow key's. */
    void moveSelected(QPoint points);
    void resizeSelected(QPoint points);
    /** Arranges the selected tags; each call is one undo step. */
    void arrange(Arrangement how);
    [[nodiscard]] bool canArrange(Arrangement how) const;
    /** Puts the selected tags over all others, or under them. */
    void bringToFront();
    void sendToBack();
    /** Locked tags are neither moved, resized nor deleted. */
    void setSelectionLocked(bool locked);

Q_SIGNALS:
    void tagsRemoved(int count);
    void tagsNudged(); ///< moved or resized by key
    /** A big rectangle of check boxes or buttons was drawn: rows and columns are to be asked. */
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
