#include "ui/commands/peoplecommand.h"

#include "app/domain/document/document.h"

namespace ink::ui {

PeopleCommand::PeopleCommand(DraftTarget& target, const QString& text)
    : DraftCommand(target, text), m_before{target.document().invitations, target.document().tags},
      m_after(m_before)
{
}

void PeopleCommand::redo()
{
    put(m_after);
}

void PeopleCommand::undo()
{
    put(m_before);
}

void PeopleCommand::put(const People& people)
{
    domain::Document changed = document();
    changed.invitations = people.invitations;
    changed.tags = people.tags;
    apply(changed);
}

} // namespace ink::ui
