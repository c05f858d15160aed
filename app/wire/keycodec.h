#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/domain/account/account.h"
#include "app/domain/document/ids.h"
#include "app/wire/deliverycodec.h"

#include <QJsonObject>
#include <QList>

#include <optional>

// Account management apart from the settings: API keys, the callback secret, all callbacks. Not part of the
// contract.
namespace ink::wire {

class ObjectReader;

/** Reads a key in listings and accountDetails. */
[[nodiscard]] domain::ApiKeyInfo readApiKey(ObjectReader& r);

/** The body that requests a new key. */
struct KeyRequest
{
    QString name;
    std::optional<Timestamp> expires;
    std::optional<domain::KeyScopes> scopes; ///< absent = all
    domain::FolderId folder;                 ///< null = the whole account
    bool operator==(const KeyRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const KeyRequest& request);
/** Fails with a Validation error if the name is missing or longer than 100 characters, the expiry time is
 * invalid, or the scopes are unknown, repeated or empty, and for unknown fields: an unsupported restriction
 * must not appear to be in effect. */
[[nodiscard]] Result<KeyRequest> keyRequestFromJson(const QJsonObject& object);

/** A new key; the secret is empty in a repeated response, because it is sent only once. */
struct CreatedKey
{
    domain::ApiKeyInfo info;
    Secret secret;
};
/** `{"success":true,"key":{…,"secret"}}`. */
[[nodiscard]] QJsonObject createdKeyToJson(const CreatedKey& key);
[[nodiscard]] Result<CreatedKey> createdKeyFromJson(const QJsonObject& object);
/** `{"keys":[…]}`. */
[[nodiscard]] QJsonObject keysToJson(const QList<domain::ApiKeyInfo>& keys);
[[nodiscard]] Result<QList<domain::ApiKeyInfo>> keysFromJson(const QJsonObject& object);

/** `{"success":true,"secret":"…"}`: the secret that signs callbacks (contract §7). */
[[nodiscard]] QJsonObject callbackSecretToJson(const Secret& secret);
[[nodiscard]] Result<Secret> callbackSecretFromJson(const QJsonObject& object);

/** A delivery in the list of all deliveries of an account. */
struct AccountDelivery
{
    Delivery delivery;
    domain::DocumentId documentId;
    QString title;
    bool operator==(const AccountDelivery&) const = default;
};
struct AccountDeliveries
{
    QList<AccountDelivery> deliveries; ///< newest first
    bool hasMore = false;              ///< older deliveries exist
    QString nextCursor = {};           ///< cursor of the next page; empty on the last page
    bool operator==(const AccountDeliveries&) const = default;
};
/** `{"deliveries":[{…,"documentId","title"}],"more":bool,"nextCursor"}`. */
[[nodiscard]] QJsonObject accountDeliveriesToJson(const AccountDeliveries& page);
[[nodiscard]] Result<AccountDeliveries> accountDeliveriesFromJson(const QJsonObject& object);

} // namespace ink::wire
