#include "ui/commands/mergerecipients.h"

namespace ink::ui {

MergeRecipients::MergeRecipients(DraftTarget& target, int stays, int goes)
    : DraftCommand(target, tr("Merge recipients")), m_before(target.document().invitations),
      m_after(m_before), m_tagsBefore(target.document().tags), m_tagsAfter(m_tagsBefore)
{
    m_after.removeAt(goes - 1);
    for (domain::Tag& tag : m_tagsAfter) {
        if (tag.invitationIndex == goes) tag.invitationIndex = stays;
        if (tag.invitationIndex > goes) --tag.invitationIndex;
        if (tag.invitationIndex >= 1 && tag.invitationIndex <= m_after.size())
            tag.invitationId = m_after.at(tag.invitationIndex - 1).id;
    }
}

void MergeRecipients::redo()
{
    domain::Document changed = document();
    changed.invitations = m_after;
    changed.tags = m_tagsAfter;
    apply(changed);
}

void MergeRecipients::undo()
{
    domain::Document changed = document();
    changed.invitations = m_before;
    changed.tags = m_tagsBefore;
    apply(changed);
}

} // namespace ink::ui
