#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/domain/account.h"
#include "app/domain/ids.h"
#include "app/wire/deliverycodec.h"

#include <QJsonObject>
#include <QList>

#include <optional>

// The parts of an account that it manages itself beside its settings [ours]: API keys, the callback secret,
// all its callbacks.
namespace ink::wire {

class ObjectReader;

/** A key as listings and accountDetails tell of it. */
[[nodiscard]] domain::ApiKeyInfo readApiKey(ObjectReader& r);

/** The body that asks for a new key. */
struct KeyRequest
{
    QString name;
    std::optional<Timestamp> expires;
    bool operator==(const KeyRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const KeyRequest& request);
/** Validation without a name, with one of more than 100 characters, or with an end that is no time. */
[[nodiscard]] Result<KeyRequest> keyRequestFromJson(const QJsonObject& object);

/** A key that was just made; the secret is empty where an answer is repeated, as it is told only once. */
struct MadeKey
{
    domain::ApiKeyInfo info;
    Secret secret;
};
/** `{"success":true,"key":{…,"secret"}}`. */
[[nodiscard]] QJsonObject madeKeyToJson(const MadeKey& key);
[[nodiscard]] Result<MadeKey> madeKeyFromJson(const QJsonObject& object);
/** `{"keys":[…]}`. */
[[nodiscard]] QJsonObject keysToJson(const QList<domain::ApiKeyInfo>& keys);
[[nodiscard]] Result<QList<domain::ApiKeyInfo>> keysFromJson(const QJsonObject& object);

/** `{"success":true,"secret":"…"}`: by what callbacks are signed (contract §7). */
[[nodiscard]] QJsonObject callbackSecretToJson(const Secret& secret);
[[nodiscard]] Result<Secret> callbackSecretFromJson(const QJsonObject& object);

/** A delivery among all of an account. */
struct AccountDelivery
{
    Delivery delivery;
    domain::DocumentId documentId;
    QString title;
    bool operator==(const AccountDelivery&) const = default;
};
struct AccountDeliveries
{
    QList<AccountDelivery> deliveries; ///< the newest first
    bool more = false;                 ///< there are older ones
    bool operator==(const AccountDeliveries&) const = default;
};
/** `{"deliveries":[{…,"documentId","title"}],"more":bool}`. */
[[nodiscard]] QJsonObject accountDeliveriesToJson(const AccountDeliveries& page);
[[nodiscard]] Result<AccountDeliveries> accountDeliveriesFromJson(const QJsonObject& object);

} // namespace ink::wire
