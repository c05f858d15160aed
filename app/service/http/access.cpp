#include "app/service/http/access.h"

#include "app/service/core/actor.h"

namespace ink::service::http {

Result<void> Access::check(const Actor& actor) const
{
    if (!needsAccount()) return {};
    INK_TRY(actor.requireAny(m_scopes));
    return m_isForWholeAccount ? actor.requireWholeAccount() : Result<void>();
}

} // namespace ink::service::http
