#include "ui/commands/setinvitations.h"

#include "app/domain/document/document.h"
#include "app/domain/values/autofill.h"

#include <algorithm>

namespace ink::ui {

SetInvitations::SetInvitations(DraftTarget& target, QList<domain::Invitation> invitations,
                               const QList<int>& origins, const QString& text, const QString& property)
    : PeopleCommand(target, text), m_property(property)
{
    m_after = {std::move(invitations), {}, {}};
    QHash<int, int> moved; // 1-based before → 1-based after
    for (qsizetype i = 0; i < std::min(origins.size(), m_after.invitations.size()); ++i)
        if (origins.at(i) > 0) moved.insert(origins.at(i), static_cast<int>(i) + 1);
    for (domain::Tag tag : std::as_const(m_before.tags)) {
        const auto owner = moved.constFind(tag.invitationIndex);
        const bool hadOwner = tag.invitationIndex >= 1 && tag.invitationIndex <= m_before.invitations.size();
        const bool isSenders = domain::isSenderField(tag) && !m_after.invitations.isEmpty();
        if (hadOwner && owner == moved.constEnd() && !isSenders) continue; // removed with its recipient
        // The wire format requires an owner: the first of the remaining recipients.
        if (hadOwner && owner == moved.constEnd()) {
            tag.invitationIndex = 1;
            tag.invitationId = m_after.invitations.first().id;
        } else if (hadOwner) {
            tag.invitationIndex = *owner;
            Q_ASSERT(*owner >= 1 && *owner <= m_after.invitations.size());
            tag.invitationId = m_after.invitations.at(*owner - 1).id;
        }
        m_after.tags.append(tag);
    }
    moveVisibility(moved);
}

int SetInvitations::id() const
{
    return m_property.isEmpty() ? -1 : static_cast<int>(CommandId::SetInvitations);
}

bool SetInvitations::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const SetInvitations*>(other); // Qt asks only commands of the same id
    if (next->m_property != m_property || next->m_after.invitations.size() != m_after.invitations.size())
        return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    return true;
}

int SetInvitations::tagCount(const domain::Document& document, int invitationIndex)
{
    const bool isOnly = document.invitations.size() <= 1; // otherwise the sender's fields get another owner
    const auto isRemoved = [&](const domain::Tag& tag) {
        return tag.invitationIndex == invitationIndex && (isOnly || !domain::isSenderField(tag));
    };
    return static_cast<int>(std::count_if(document.tags.begin(), document.tags.end(), isRemoved));
}

} // namespace ink::ui
