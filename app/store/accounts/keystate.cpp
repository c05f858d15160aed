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
    state.lastDeprecatedUse = toOptionalTime(query["last_deprecated_use"]);
    state.rights = keyRights(query);
    query.finish();
    return std::optional(state);
}

domain::KeyRights keyRights(const Query& row)
{
    domain::KeyRights rights;
    rights.folder = domain::FolderId(row["folder_id"].toLongLong());
    const QVariant scopes = row["scopes"];
    if (scopes.isNull()) return rights;
    rights.scopes = {};
    const QStringList codes = scopes.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& code : codes) // an unknown scope of a newer version grants nothing
        if (const auto scope = domain::keyScopeFromCode(code)) rights.scopes.insert(*scope);
    return rights;
}

QVariant scopesColumn(domain::KeyScopes scopes)
{
    if (scopes == domain::KeyScopes::all()) return {};
    return scopes.codes().join(QLatin1Char(' '));
}

} // namespace ink::store
