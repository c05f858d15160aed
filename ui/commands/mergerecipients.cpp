#include "ui/commands/mergerecipients.h"

namespace ink::ui {

MergeRecipients::MergeRecipients(DraftTarget& target, int stays, int goes, const QString& text)
    : PeopleCommand(target, text.isEmpty() ? tr("Merge recipients") : text)
{
    m_after.invitations.removeAt(goes - 1);
    for (domain::Tag& tag : m_after.tags) {
        if (tag.invitationIndex == goes) tag.invitationIndex = stays;
        if (tag.invitationIndex > goes) --tag.invitationIndex;
        if (tag.invitationIndex >= 1 && tag.invitationIndex <= m_after.invitations.size())
            tag.invitationId = m_after.invitations.at(tag.invitationIndex - 1).id;
    }
}

} // namespace ink::ui
