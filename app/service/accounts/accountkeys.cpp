#include "app/service/accounts/accountkeys.h"

#include "app/base/reasons.h"
#include "app/service/accounts/reasons.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/store/database/query.h"
#include "app/wire/keycodec.h"

namespace ink::service {

namespace {

constexpr qsizetype maxKeys = 100;

Result<void> checkRoom(const QList<domain::ApiKeyInfo>& keys)
{
    if (keys.size() < maxKeys) return {};
    return fail(ErrorCode::State, reasons::tooManyKeys());
}

} // namespace

AccountKeys::AccountKeys(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<QList<domain::ApiKeyInfo>> AccountKeys::list(const Actor& actor) const
{
    return m_stores.accounts.keys(actor.account);
}

Result<wire::CreatedKey> AccountKeys::make(const Actor& actor, const wire::KeyRequest& request,
                                           const Keep& keep)
{
    const Timestamp now = m_core.now();
    if (request.expires && *request.expires <= now)
        return failField(ErrorCode::Validation, QStringLiteral("expires"), reasons::keyEndNotInFuture());
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(store::run(m_stores.database, "account_touch", {actor.account.value()})); // locks the row
    INK_ASSIGN(keys, m_stores.accounts.keys(actor.account));
    INK_TRY(checkRoom(keys));
    INK_ASSIGN(made,
               m_stores.accounts.makeKey(transaction, actor.account, request.name, now, request.expires));
    if (keep) INK_TRY(keep(transaction, made.info));
    INK_TRY(transaction.commit());
    return wire::CreatedKey{made.info, std::move(made.key)};
}

Result<wire::CreatedKey> AccountKeys::rotate(const Actor& actor, qint64 keyId, const Keep& keep)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(store::run(m_stores.database, "account_touch", {actor.account.value()})); // locks the row
    INK_ASSIGN(keys, m_stores.accounts.keys(actor.account));
    const auto old = std::find_if(keys.cbegin(), keys.cend(),
                                  [&](const domain::ApiKeyInfo& info) { return info.id == keyId; });
    if (old == keys.cend()) return fail(ErrorCode::NotFound, reasons::noSuchKey());
    const Timestamp now = m_core.now();
    if (old->expires && *old->expires <= now) return fail(ErrorCode::State, reasons::keyHasExpired());
    INK_TRY(checkRoom(keys));
    INK_ASSIGN(made, m_stores.accounts.makeKey(transaction, actor.account, old->name, now, old->expires));
    if (keep) INK_TRY(keep(transaction, made.info));
    INK_TRY(transaction.commit());
    return wire::CreatedKey{made.info, std::move(made.key)};
}

Result<void> AccountKeys::revoke(const Actor& actor, qint64 keyId)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(store::run(m_stores.database, "account_touch",
                       {actor.account.value()})); // invalidates the ETag of the account's lists
    INK_TRY(m_stores.accounts.revokeKey(transaction, actor.account, keyId));
    return transaction.commit();
}

Result<Secret> AccountKeys::callbackSecret(const Actor& actor) const
{
    INK_ASSIGN(account, m_stores.accounts.load(actor.account));
    return Secret(account.callbackSecret);
}

Result<Secret> AccountKeys::rotateCallbackSecret(const Actor& actor)
{
    Secret fresh = Secret::random(32);
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.accounts.setCallbackSecret(transaction, actor.account, fresh));
    INK_TRY(transaction.commit());
    return fresh;
}

} // namespace ink::service
