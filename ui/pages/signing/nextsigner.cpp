#include "ui/pages/signing/nextsigner.h"

#include "app/domain/document/document.h"
#include "ui/models/words.h"

namespace ink::ui {

QList<NextSigner> nextSigners(const domain::Document& document)
{
    constexpr qsizetype maxOffers = 3;
    QList<NextSigner> next;
    if (document.status != domain::SigningStatus::InProgress) return next;
    for (const domain::Invitation& invitation : document.invitations)
        if (isInTurn(invitation) && next.size() < maxOffers)
            next.append({invitation.guid, personName(invitation)});
    return next;
}

} // namespace ink::ui
