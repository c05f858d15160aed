#include "app/service/core/actor.h"

#include "app/service/core/reasons.h"

#include <QUuid>

namespace ink::service {

Result<void> Actor::require(domain::KeyScope scope) const
{
    return requireAny({scope});
}

Result<void> Actor::requireAny(domain::KeyScopes scopes) const
{
    if (rights.scopes.hasAny(scopes)) return {};
    return fail(ErrorCode::Forbidden, reasons::scopeMissing(scopes.codes().join(QStringLiteral(", "))));
}

Result<void> Actor::requireWholeAccount() const
{
    if (rights.folder.isNull()) return {};
    return fail(ErrorCode::Forbidden, reasons::keyLimitedToFolder());
}

QString SignerActor::guid() const
{
    return QUuid::fromString(invitationGuid).toString(QUuid::WithoutBraces);
}

} // namespace ink::service
