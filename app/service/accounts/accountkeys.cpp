#include "app/service/accounts/accountkeys.h"

#include "app/base/reasons.h"
#include "app/domain/document/localsender.h"
#include "app/service/accounts/reasons.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/store/database/query.h"
#include "app/wire/keycodec.h"

#include <algorithm>

namespace ink::service {

namespace {

constexpr qsizetype maxKeys = 100;

Result<void> checkRoom(const QList<domain::ApiKeyInfo>& keys)
{
    if (keys.size() < maxKeys) return {};
    return fail(ErrorCode::State, reasons::tooManyKeys());
}

/** Fails with Forbidden if the actor lacks one of the wanted scopes. */
Result<void> checkScopes(const Actor& actor, domain::KeyScopes wanted)
{
    if (actor.rights.scopes.contains(wanted)) return {};
    domain::KeyScopes missing = wanted;
    for (const QString& code : actor.rights.scopes.codes())
        missing.remove(*domain::keyScopeFromCode(code));
    return failField(ErrorCode::Forbidden, QStringLiteral("scopes"),
                     reasons::keyRightsExceeded(missing.codes().join(QStringLiteral(", "))));
}

/** Fails with Forbidden if the actor's key expires before the new key, so that no key outlives the one that
 * created it. The key of the workspace on this computer is exempt: it is renewed for the account's owner at
 * each start. */
Result<void> checkExpiry(const Actor& actor, const QList<domain::ApiKeyInfo>& keys,
                         const std::optional<Timestamp>& wanted)
{
    const auto own = std::find_if(keys.cbegin(), keys.cend(),
                                  [&](const domain::ApiKeyInfo& info) { return info.id == actor.key; });
    if (own == keys.cend() || !own->expires || own->name.startsWith(domain::localKeyPrefix)) return {};
    if (wanted && *wanted <= *own->expires) return {};
    return failField(ErrorCode::Forbidden, QStringLiteral("expires"), reasons::keyOutlivesItsMaker());
}

} // namespace

AccountKeys::AccountKeys(const ServiceCore& core) : m_core(core), m_stores(core.stores()) {}

Result<QList<domain::ApiKeyInfo>> AccountKeys::list(const Actor& actor) const
{
    return keysManagedBy(m_stores, actor);
}

Result<QList<domain::ApiKeyInfo>> keysManagedBy(const Stores& stores, const Actor& actor)
{
    INK_ASSIGN(all, stores.accounts.keys(actor.account));
    if (!actor.rights.isLimited()) return all;
    const bool manages = actor.rights.scopes.has(domain::KeyScope::Manage);
    QList<domain::ApiKeyInfo> managed;
    for (const domain::ApiKeyInfo& info : std::as_const(all)) {
        INK_ASSIGN(isReached, stores.folders.isWithinReach(actor.reach(), info.rights->folder));
        if ((manages && isReached) || info.id == actor.key) managed.append(info);
    }
    return managed;
}

Result<void> AccountKeys::checkRights(const Actor& actor, const domain::KeyRights& wanted) const
{
    INK_TRY(checkScopes(actor, wanted.scopes));
    if (!wanted.folder.isNull()) {
        const auto folder = m_stores.folders.load(actor.account, wanted.folder);
        if (!folder && folder.error().code != ErrorCode::NotFound) return fail(folder.error());
        INK_ASSIGN(isReached, m_stores.folders.isWithinReach(actor.reach(), wanted.folder));
        // The same error for both, so that folders outside the reach aren't disclosed.
        if (!folder || !isReached)
            return failField(ErrorCode::Validation, QStringLiteral("folderId"), reasons::noSuchFolder());
    } else if (!actor.rights.folder.isNull()) {
        return failField(ErrorCode::Forbidden, QStringLiteral("folderId"), reasons::keyRightsOutsideFolder());
    }
    return {};
}

Result<wire::CreatedKey> AccountKeys::create(const Actor& actor, const wire::KeyRequest& request,
                                             const StoreResponse& keep)
{
    const Timestamp now = m_core.now();
    if (request.expires && *request.expires <= now)
        return failField(ErrorCode::Validation, QStringLiteral("expires"), reasons::keyEndNotInFuture());
    if (request.name.startsWith(domain::localKeyPrefix)) // see checkExpiry
        return failField(ErrorCode::Validation, QStringLiteral("name"),
                         reasons::keyNameReserved(domain::localKeyPrefix));
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(store::run(m_stores.database, "account_touch", {actor.account.value()})); // locks the row
    const domain::KeyRights rights{request.scopes.value_or(domain::KeyScopes::all()), request.folder};
    INK_TRY(checkRights(actor, rights));
    INK_ASSIGN(keys, m_stores.accounts.keys(actor.account));
    INK_TRY(checkRoom(keys));
    INK_TRY(checkExpiry(actor, keys, request.expires));
    INK_ASSIGN(made, m_stores.accounts.createKey(transaction, actor.account, request.name, now,
                                                 request.expires, rights));
    if (keep) INK_TRY(keep(transaction, made.info));
    INK_TRY(transaction.commit());
    return wire::CreatedKey{made.info, std::move(made.key)};
}

Result<wire::CreatedKey> AccountKeys::rotate(const Actor& actor, qint64 keyId, const StoreResponse& keep)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(store::run(m_stores.database, "account_touch", {actor.account.value()})); // locks the row
    INK_ASSIGN(managed, keysManagedBy(m_stores, actor));
    const auto old = std::find_if(managed.cbegin(), managed.cend(),
                                  [&](const domain::ApiKeyInfo& info) { return info.id == keyId; });
    if (old == managed.cend()) return fail(ErrorCode::NotFound, reasons::noSuchKey());
    const Timestamp now = m_core.now();
    if (old->expires && *old->expires <= now) return fail(ErrorCode::State, reasons::keyHasExpired());
    INK_TRY(checkScopes(actor, old->rights->scopes));
    INK_ASSIGN(keys, m_stores.accounts.keys(actor.account));
    INK_TRY(checkRoom(keys));
    INK_TRY(checkExpiry(actor, keys, old->expires));
    INK_ASSIGN(made, m_stores.accounts.createKey(transaction, actor.account, old->name, now, old->expires,
                                                 *old->rights));
    if (keep) INK_TRY(keep(transaction, made.info));
    INK_TRY(transaction.commit());
    return wire::CreatedKey{made.info, std::move(made.key)};
}

Result<void> AccountKeys::revoke(const Actor& actor, qint64 keyId)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(store::run(m_stores.database, "account_touch",
                       {actor.account.value()})); // invalidates the ETag of the account's lists
    INK_ASSIGN(managed, keysManagedBy(m_stores, actor));
    if (std::none_of(managed.cbegin(), managed.cend(), [&](const auto& each) { return each.id == keyId; }))
        return fail(ErrorCode::NotFound, reasons::noSuchKey());
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
