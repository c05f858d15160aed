#pragma once

#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** Changes the recipients and their tags; stores both before and after the change. */
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
        bool operator==(const People&) const = default;
    };
    People m_before;
    People m_after; ///< a copy of `m_before` at first

private:
    void put(const People& people);
};

} // namespace ink::ui
