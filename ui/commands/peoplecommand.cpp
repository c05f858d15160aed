#include "ui/commands/peoplecommand.h"

#include "app/domain/document/document.h"

namespace ink::ui {

PeopleCommand::PeopleCommand(DraftTarget& target, const QString& text)
    : DraftCommand(target, text), m_before{target.document().invitations, target.document().tags,
                                           domain::visibilityOf(target.document().files)},
      m_after(m_before)
{
}

void PeopleCommand::moveVisibility(const QHash<int, int>& moved)
{
    domain::Document after;
    after.files = document().files;
    after.invitations = m_after.invitations;
    after.tags = m_after.tags;
    domain::moveVisibilityOrHide(after, moved);
    domain::showToTagOwners(after);
    m_after.visibility = domain::visibilityOf(after.files);
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
    domain::setVisibility(changed.files, people.visibility);
    applyWithVisibility(changed);
}

} // namespace ink::ui
