#include "app/store/accounts/keystate.h"

#include "app/store/database/query.h"

namespace ink::store {

Result<std::optional<KeyState>> keyState(const Database& database, const QByteArray& hash, Timestamp now)
{
    INK_ASSIGN(query, run(database, "key_state", {hash, fromTime(now)}));
    if (!query.next()) return std::optional<KeyState>();
    KeyState state;
    state.key = query.value(0).toLongLong();
    state.account = domain::AccountId(query.value(1).toLongLong());
    state.revision = query.value(2).toLongLong();
    state.lastUsed = toOptionalTime(query.value(3));
    query.finish();
    return std::optional(state);
}

} // namespace ink::store
