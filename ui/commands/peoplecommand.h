#pragma once

#include "ui/commands/draftcommand.h"

namespace ink::ui {

/** A change of who takes part, with the tags that go along: both as they were and as they become. */
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
    People m_after; ///< begins as `m_before`

private:
    void put(const People& people);
};

} // namespace ink::ui
