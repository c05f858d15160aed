#include "app/wire/keycodec.h"

#include "app/wire/accountcodec.h"
#include "app/wire/documentparts.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using domain::ApiKeyInfo;

ApiKeyInfo readApiKey(ObjectReader& r)
{
    ApiKeyInfo key;
    r.read(key.id, r.idValue({"id"_L1}));
    r.read(key.name, r.string({"name"_L1}, 255));
    r.read(key.lastFour, r.string({"lastFour"_L1}, 8));
    r.read(key.created, r.time({"created"_L1}));
    key.lastUsed = r.time({"lastUsed"_L1});
    key.expires = r.time({"expires"_L1});
    return key;
}

QJsonObject toJson(const KeyRequest& request)
{
    return {{"name"_L1, request.name}, {"expires"_L1, timeOrNull(request.expires)}};
}

Result<KeyRequest> keyRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        KeyRequest request;
        r.read(request.name, r.string({"name"_L1}, 100));
        request.name = request.name.trimmed();
        if (request.name.isEmpty()) r.issue({"name"_L1}, reasons::keyNeedsName());
        request.expires = r.time({"expires"_L1});
        // A limit that nothing honours must not look like one.
        if (r.hasValue({"scopes"_L1})) r.issue({"scopes"_L1}, reasons::keyScopesNotSupported());
        r.skip({"scopes"_L1});
        return request;
    });
}

QJsonObject createdKeyToJson(const CreatedKey& key)
{
    QJsonObject object = toJson(key.info);
    if (!key.secret.isEmpty()) object.insert("secret"_L1, QString::fromLatin1(key.secret.reveal()));
    return {{"success"_L1, true}, {"key"_L1, object}};
}

Result<CreatedKey> createdKeyFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        CreatedKey made;
        const bool there = r.nested({"key"_L1}, [&made](ObjectReader& k) {
            made.secret = Secret(k.string({"secret"_L1}, 512).value_or(QString()).toUtf8());
            made.info = readApiKey(k);
        });
        if (!there) r.issue({"key"_L1}, reasons::isMissing());
        return made;
    });
}

QJsonObject keysToJson(const QList<ApiKeyInfo>& keys)
{
    return {{"keys"_L1, arrayOf(keys, toJson)}};
}

Result<QList<ApiKeyInfo>> keysFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        QList<ApiKeyInfo> keys;
        const bool there = r.objects({"keys"_L1, "apiKeys"_L1}, 1000,
                                     [&keys](ObjectReader& k, qsizetype) { keys.append(readApiKey(k)); });
        if (!there) r.issue({"keys"_L1}, reasons::isMissing());
        return keys;
    });
}

QJsonObject callbackSecretToJson(const Secret& secret)
{
    return {{"success"_L1, true}, {"secret"_L1, QString::fromLatin1(secret.reveal())}};
}

Result<Secret> callbackSecretFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        const auto text = r.string({"secret"_L1}, 512);
        if (!text || text->isEmpty()) r.issue({"secret"_L1}, reasons::isMissing());
        return Secret(text.value_or(QString()).toUtf8());
    });
}

QJsonObject accountDeliveriesToJson(const AccountDeliveries& page)
{
    QJsonArray array;
    for (const AccountDelivery& one : page.deliveries) {
        QJsonObject object = toJson(one.delivery);
        object.insert("documentId"_L1, one.documentId.value());
        object.insert("title"_L1, one.title);
        array.append(object);
    }
    return {{"deliveries"_L1, array}, {"more"_L1, page.more}};
}

Result<AccountDeliveries> accountDeliveriesFromJson(const QJsonObject& object)
{
    INK_ASSIGN(all, deliveriesFromJson(object));
    return readWhole(object, {}, [&all](ObjectReader& r) {
        AccountDeliveries page;
        const bool there = r.objects({"deliveries"_L1}, 10'000, [&](ObjectReader& d, qsizetype at) {
            AccountDelivery one;
            one.delivery = all.value(at);
            d.read(one.documentId, d.id<domain::DocumentId>({"documentId"_L1, "docID"_L1}));
            d.read(one.title, d.string({"title"_L1}));
            page.deliveries.append(one);
        });
        if (!there) r.issue({"deliveries"_L1}, reasons::isMissing());
        r.read(page.more, r.boolean({"more"_L1}));
        return page;
    });
}

} // namespace ink::wire
