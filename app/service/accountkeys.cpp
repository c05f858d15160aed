// What an account manages of itself: API keys, the callback secret, all its callbacks.
#include "app/base/reasons.h"
#include "app/service/signingserviceprivate.h"
#include "app/store/database/query.h"

namespace ink::service {

namespace {

constexpr qsizetype mostKeys = 100;

Result<void> checkRoom(const QList<domain::ApiKeyInfo>& keys)
{
    if (keys.size() < mostKeys) return {};
    return fail(ErrorCode::State, reasons::tooManyKeys());
}

} // namespace

Result<QList<domain::ApiKeyInfo>> SigningService::apiKeys(const Actor& actor) const
{
    return d->stores.accounts.keys(actor.account);
}

Result<wire::MadeKey> SigningService::makeKey(const Actor& actor, const wire::KeyRequest& request,
                                              const KeepKey& keep)
{
    const Timestamp now = d->core.now();
    if (request.expires && *request.expires <= now)
        return fail(ErrorCode::Validation, reasons::keyEndNotInFuture(),
                    {{QStringLiteral("expires"), QStringLiteral("must lie in the future")}});
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_TRY(store::run(d->stores.database, "account_touch", {actor.account.value()})); // locks the row
    INK_ASSIGN(keys, d->stores.accounts.keys(actor.account));
    INK_TRY(checkRoom(keys));
    INK_ASSIGN(made,
               d->stores.accounts.makeKey(transaction, actor.account, request.name, now, request.expires));
    if (keep) INK_TRY(keep(transaction, made.info));
    INK_TRY(transaction.commit());
    return wire::MadeKey{made.info, std::move(made.key)};
}

Result<wire::MadeKey> SigningService::rotateKey(const Actor& actor, qint64 keyId, const KeepKey& keep)
{
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_TRY(store::run(d->stores.database, "account_touch", {actor.account.value()})); // locks the row
    INK_ASSIGN(keys, d->stores.accounts.keys(actor.account));
    const auto old = std::find_if(keys.cbegin(), keys.cend(),
                                  [&](const domain::ApiKeyInfo& info) { return info.id == keyId; });
    if (old == keys.cend()) return fail(ErrorCode::NotFound, reasons::noSuchKey());
    INK_TRY(checkRoom(keys));
    INK_ASSIGN(
        made, d->stores.accounts.makeKey(transaction, actor.account, old->name, d->core.now(), std::nullopt));
    if (keep) INK_TRY(keep(transaction, made.info));
    INK_TRY(transaction.commit());
    return wire::MadeKey{made.info, std::move(made.key)};
}

Result<void> SigningService::revokeKey(const Actor& actor, qint64 keyId)
{
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_TRY(store::run(d->stores.database, "account_touch", {actor.account.value()})); // ETags of its lists
    INK_TRY(d->stores.accounts.revokeKey(transaction, actor.account, keyId));
    return transaction.commit();
}

Result<Secret> SigningService::callbackSecret(const Actor& actor) const
{
    INK_ASSIGN(account, d->stores.accounts.load(actor.account));
    return Secret(account.callbackSecret);
}

Result<Secret> SigningService::rotateCallbackSecret(const Actor& actor)
{
    Secret fresh = Secret::random(32);
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_TRY(d->stores.accounts.setCallbackSecret(transaction, actor.account, fresh));
    INK_TRY(transaction.commit());
    return fresh;
}

Result<QList<store::DeliveryStore::Listed>>
SigningService::allDeliveries(const Actor& actor, std::optional<domain::DeliveryState> state, int limit,
                              int offset) const
{
    INK_ASSIGN(listed, d->stores.deliveries.listOf(actor.account, state, limit, offset));
    for (store::DeliveryStore::Listed& one : listed) {
        if (one.delivery.state != domain::DeliveryState::Waiting) continue;
        INK_ASSIGN(jobs, d->stores.outbox.jobsOf(one.delivery.documentId));
        for (const store::Job& job : std::as_const(jobs))
            if (job.kind == QLatin1StringView("callback")) one.delivery.nextTry = job.notBefore;
    }
    return listed;
}

} // namespace ink::service
