#include "ui/commands/assigninvitation.h"

#include "app/domain/document/document.h"

#include <QSet>

namespace ink::ui {

AssignInvitation::AssignInvitation(DraftTarget& target, const QList<domain::TagId>& ids, int invitationIndex)
    : DraftCommand(target, tr("Assign %n field(s)", nullptr, static_cast<int>(ids.size())))
{
    const QSet<domain::TagId> wanted(ids.begin(), ids.end());
    for (const domain::Tag& tag : target.document().tags) {
        if (!wanted.contains(tag.id)) continue;
        m_before.insert(tag.id, tag.invitationIndex);
        m_after.insert(tag.id, invitationIndex);
    }
}

void AssignInvitation::redo()
{
    assign(m_after);
}

void AssignInvitation::undo()
{
    assign(m_before);
}

void AssignInvitation::assign(const QHash<domain::TagId, int>& owners)
{
    domain::Document changed = document();
    const qsizetype count = changed.invitations.size();
    for (domain::Tag& tag : changed.tags) {
        const auto owner = owners.constFind(tag.id);
        if (owner == owners.constEnd()) continue;
        tag.invitationIndex = *owner;
        const bool known = *owner >= 1 && *owner <= count;
        tag.invitationId = known ? document().invitations.at(*owner - 1).id : domain::InvitationId();
    }
    apply(changed);
}

} // namespace ink::ui
