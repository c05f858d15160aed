#pragma once

#include "app/base/clock.h"
#include "app/domain/account/keyrights.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QVariant>

#include <optional>

namespace ink::store {

/** The state of an API key for a request. Read cheaply for every request, so that a revoked key stops working
 * at once. */
struct KeyState
{
    qint64 key = 0;
    domain::AccountId account;
    qint64 revision = 0; ///< revision of the account; changes with its settings, folders and documents
    std::optional<Timestamp> lastUsed;
    std::optional<Timestamp> lastDeprecatedUse = {};
    domain::KeyRights rights = {};
};
/** Finds the key by its SHA-256. Returns nullopt if the key is unknown, revoked or expired, or its account is
 * disabled. */
[[nodiscard]] Result<std::optional<KeyState>> keyState(const Database& database, const QByteArray& hash,
                                                       Timestamp now);

class Query;
/** Returns the rights from the columns `scopes` and `folder_id` of a key. */
[[nodiscard]] domain::KeyRights keyRights(const Query& row);
/** Returns the value of a key's column `scopes`. */
[[nodiscard]] QVariant scopesColumn(domain::KeyScopes scopes);

} // namespace ink::store
