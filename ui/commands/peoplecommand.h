#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/domain/routing/filevisibility.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Changes the recipients, their tags and the files that they may see; stores all before and after the
 * change. */
class PeopleCommand : public DraftCommand
{
public:
    PeopleCommand(DraftTarget& target, const QString& text);
    void redo() override;
    void undo() override;

protected:
    struct People
    {
        QList<domain::Invitation> invitations;
        QList<domain::Tag> tags;
        domain::FileVisibility visibility;
        bool operator==(const People&) const = default;
    };
    /** Updates the visibility of files in `m_after`: `moved` maps old 1-based recipient numbers to new ones.
     * Call it after setting the tags of `m_after`. */
    void moveVisibility(const QHash<int, int>& moved);
    People m_before;
    People m_after; ///< a copy of `m_before` at first

private:
    void put(const People& people);
};

} // namespace ink::ui
