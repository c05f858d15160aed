#include "app/store/database/deferredtriggers.h"

#include "app/store/database/database.h"
#include "app/store/database/session.h"

namespace ink::store {

Result<void> runDeferredTriggers(const Database& database)
{
    if (!database.isPostgreSql()) return {};
    // PostgreSQL prepares no statement of this kind.
    return database.session().exec(QStringLiteral("SET CONSTRAINTS ALL IMMEDIATE"));
}

} // namespace ink::store
