#include "app/service/core/actor.h"

#include <QUuid>

namespace ink::service {

QString SignerActor::guid() const
{
    return QUuid::fromString(invitationGuid).toString(QUuid::WithoutBraces);
}

} // namespace ink::service
