#pragma once

#include "app/base/clock.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>

#include <optional>

namespace ink::store {

/** What a request needs to know of its API key: one cheap read, so that a revoked key ends at once. */
struct KeyState
{
    qint64 key = 0;
    domain::AccountId account;
    qint64 revision = 0; ///< of the account: changes with its settings, folders and documents
    std::optional<Timestamp> lastUsed;
};
/** By the key's SHA-256; nothing when it is unknown, revoked or expired, or its account is disabled. */
[[nodiscard]] Result<std::optional<KeyState>> keyState(const Database& database, const QByteArray& hash,
                                                       Timestamp now);

} // namespace ink::store
