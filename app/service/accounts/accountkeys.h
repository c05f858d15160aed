#pragma once

#include "app/base/result.h"

#include <QList>

#include <functional>

namespace ink {
class Secret;
}
namespace ink::domain {
struct ApiKeyInfo;
struct KeyRights;
} // namespace ink::domain
namespace ink::store {
class Transaction;
}
namespace ink::wire {
struct KeyRequest;
struct CreatedKey;
} // namespace ink::wire

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** Returns the account's keys that the actor manages; see `AccountKeys::list`. */
[[nodiscard]] Result<QList<domain::ApiKeyInfo>> keysManagedBy(const Stores& stores, const Actor& actor);

/** An account's API keys and the secret that signs its callbacks. */
class AccountKeys final
{
public:
    explicit AccountKeys(const ServiceCore& core);

    /** Returns the keys that the actor manages: those within the actor's reach, or only the actor's own key
     * if it lacks the scope `manage`. */
    [[nodiscard]] Result<QList<domain::ApiKeyInfo>> list(const Actor& actor) const;
    /** Stores the response, without the key itself, in the transaction that creates the key. */
    using StoreResponse = std::function<Result<void>(store::Transaction&, const domain::ApiKeyInfo&)>;
    /** Creates a key and returns it; it can't be retrieved later. State error if the account already has 100
     * keys, Forbidden if the key would have more rights than the actor or outlive the actor's own key. */
    [[nodiscard]] Result<wire::CreatedKey> create(const Actor& actor, const wire::KeyRequest& request,
                                                  const StoreResponse& keep = {});
    /** Creates a successor with the old key's name, expiry and rights. The old key remains valid until it is
     * revoked, so that the caller can switch to the new one first. */
    [[nodiscard]] Result<wire::CreatedKey> rotate(const Actor& actor, qint64 keyId,
                                                  const StoreResponse& keep = {});
    [[nodiscard]] Result<void> revoke(const Actor& actor, qint64 keyId);
    /** Returns the secret that signs this account's callbacks. */
    [[nodiscard]] Result<Secret> callbackSecret(const Actor& actor) const;
    /** Replaces the secret at once. Retries are also signed with the new secret. */
    [[nodiscard]] Result<Secret> rotateCallbackSecret(const Actor& actor);

private:
    /** Fails with Forbidden if these rights exceed the actor's, or with a Validation error if the folder
     * doesn't exist. */
    [[nodiscard]] Result<void> checkRights(const Actor& actor, const domain::KeyRights& wanted) const;

    const ServiceCore& m_core;
    Stores& m_stores;
};

} // namespace ink::service
