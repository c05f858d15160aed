#include "app/domain/document/recipientname.h"

#include "app/domain/document/reasons.h"

namespace ink::domain {

void setPlaceholderName(Invitation& invitation, const QString& name)
{
    invitation.recipientName = name;
    invitation.hasPlaceholderName = true;
}

void setRecipientName(Invitation& invitation, const QString& name)
{
    invitation.recipientName = name;
    invitation.hasPlaceholderName = false;
}

Message recipientDisplayName(const Invitation& invitation, qsizetype index)
{
    if (!invitation.recipientName.isEmpty()) return Message::literal(invitation.recipientName);
    if (!invitation.recipientEmail.isEmpty()) return Message::literal(invitation.recipientEmail);
    return reasons::recipientNumbered(index + 1);
}

} // namespace ink::domain
