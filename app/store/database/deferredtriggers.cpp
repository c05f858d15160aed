#include "app/store/database/deferredtriggers.h"

#include "app/store/database/database.h"
#include "app/store/database/session.h"

namespace ink::store {

Result<void> runDeferredTriggers(const Database& database)
{
    if (!database.isPostgreSql()) return {};
    // PostgreSQL can't prepare this kind of statement.
    return database.session().exec(QStringLiteral("SET CONSTRAINTS ALL IMMEDIATE"));
}

} // namespace ink::store
