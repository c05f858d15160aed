#include "ui/commands/mergerecipients.h"

#include <algorithm>

namespace ink::ui {

MergeRecipients::MergeRecipients(DraftTarget& target, int stays, int goes, const QString& text)
    : PeopleCommand(target, text.isEmpty() ? tr("Merge recipients") : text)
{
    Q_ASSERT(stays != goes && stays >= 1 && goes >= 1 && std::max(stays, goes) <= m_after.invitations.size());
    m_after.invitations.removeAt(goes - 1);
    for (domain::Tag& tag : m_after.tags) {
        if (tag.invitationIndex == goes) tag.invitationIndex = stays;
        if (tag.invitationIndex > goes) --tag.invitationIndex;
        if (tag.invitationIndex >= 1 && tag.invitationIndex <= m_after.invitations.size())
            tag.invitationId = m_after.invitations.at(tag.invitationIndex - 1).id;
    }
    QHash<int, int> moved;
    for (int index = 1; index <= m_before.invitations.size(); ++index) {
        const int now = index == goes ? stays : index;
        moved.insert(index, now > goes ? now - 1 : now);
    }
    moveVisibility(moved);
}

} // namespace ink::ui
