#include "app/store/accounts/keystate.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<std::optional<KeyState>> keyState(const Database& database, const QByteArray& hash, Timestamp now)
{
    INK_ASSIGN(query, run(database, "key_state", {hash, fromTime(now)}));
    if (!query.next()) return std::optional<KeyState>();
    KeyState state;
    state.key = query["id"].toLongLong();
    state.account = domain::AccountId(query["account_id"].toLongLong());
    state.revision = query["revision"].toLongLong();
    state.lastUsed = toOptionalTime(query["last_used"]);
    query.finish();
    return std::optional(state);
}

} // namespace ink::store
