#include "app/domain/recipientname.h"

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

} // namespace ink::domain
