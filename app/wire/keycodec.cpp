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
    key.lastDeprecatedUse = r.time({"lastDeprecatedUse"_L1});
    key.expires = r.time({"expires"_L1});
    if (const auto codes = r.strings({"scopes"_L1})) { // an old or foreign service doesn't report them
        domain::KeyRights rights;
        rights.scopes = {};
        for (const QString& code : *codes)
            if (const auto scope = domain::keyScopeFromCode(code)) rights.scopes.insert(*scope);
        r.read(rights.folder, r.id<domain::FolderId>({"folderId"_L1}));
        key.rights = rights;
    }
    return key;
}

QJsonObject toJson(const KeyRequest& request)
{
    QJsonObject object{{"name"_L1, request.name}, {"expires"_L1, timeOrNull(request.expires)}};
    if (request.scopes) object.insert("scopes"_L1, QJsonArray::fromStringList(request.scopes->codes()));
    if (!request.folder.isNull()) object.insert("folderId"_L1, request.folder.value());
    return object;
}

namespace {

std::optional<domain::KeyScopes> readScopes(ObjectReader& r)
{
    // null isn't a list. Treating it as absent would give the key every right.
    if (r.isNull({"scopes"_L1})) r.addIssue({"scopes"_L1}, reasons::keyNeedsScope());
    const auto codes = r.strings({"scopes"_L1});
    if (!codes) return std::nullopt;
    domain::KeyScopes scopes;
    if (codes->isEmpty()) r.addIssue({"scopes"_L1}, reasons::keyNeedsScope());
    for (qsizetype i = 0; i < codes->size(); ++i) {
        const auto scope = domain::keyScopeFromCode(codes->at(i));
        const QString field = QStringLiteral("%1[%2]").arg(r.pathOf("scopes"_L1)).arg(i);
        if (!scope)
            r.addIssueAt(field, reasons::unknownKeyScope(codes->at(i), domain::KeyScopes::all().codes().join(
                                                                           QStringLiteral(", "))));
        else if (scopes.has(*scope))
            r.addIssueAt(field, reasons::keyScopeRepeated(codes->at(i)));
        if (scope) scopes.insert(*scope);
    }
    return scopes;
}

} // namespace

Result<KeyRequest> keyRequestFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.protect(RequestObject::Key);
        KeyRequest request;
        r.read(request.name, r.string({"name"_L1}, 100));
        request.name = request.name.trimmed();
        if (request.name.isEmpty()) r.addIssue({"name"_L1}, reasons::keyNeedsName());
        request.expires = r.time({"expires"_L1});
        request.scopes = readScopes(r);
        const bool isNoFolder = r.isNull({"folderId"_L1});
        const auto folder = r.id<domain::FolderId>({"folderId"_L1});
        if (isNoFolder || (folder && folder->isNull())) r.addIssue({"folderId"_L1}, reasons::mustBeId());
        r.read(request.folder, folder);
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
        const bool there = r.readObject({"key"_L1}, [&made](ObjectReader& k) {
            made.secret = Secret(k.string({"secret"_L1}, 512).value_or(QString()).toUtf8());
            made.info = readApiKey(k);
        });
        if (!there) r.addIssue({"key"_L1}, reasons::isMissing());
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
        const bool there = r.readObjects({"keys"_L1, "apiKeys"_L1}, 1000,
                                         [&keys](ObjectReader& k, qsizetype) { keys.append(readApiKey(k)); });
        if (!there) r.addIssue({"keys"_L1}, reasons::isMissing());
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
        if (!text || text->isEmpty()) r.addIssue({"secret"_L1}, reasons::isMissing());
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
    QJsonObject object{{"deliveries"_L1, array}, {"more"_L1, page.hasMore}};
    putText(object, "nextCursor"_L1, page.nextCursor);
    return object;
}

Result<AccountDeliveries> accountDeliveriesFromJson(const QJsonObject& object)
{
    INK_ASSIGN(all, deliveriesFromJson(object));
    return readWhole(object, {}, [&all](ObjectReader& r) {
        AccountDeliveries page;
        const bool there = r.readObjects({"deliveries"_L1}, 10'000, [&](ObjectReader& d, qsizetype at) {
            AccountDelivery one;
            one.delivery = all.value(at);
            d.read(one.documentId, d.id<domain::DocumentId>({"documentId"_L1, "docID"_L1}));
            d.read(one.title, d.string({"title"_L1}));
            page.deliveries.append(one);
        });
        if (!there) r.addIssue({"deliveries"_L1}, reasons::isMissing());
        r.read(page.hasMore, r.boolean({"more"_L1}));
        r.read(page.nextCursor, r.string({"nextCursor"_L1}));
        return page;
    });
}

} // namespace ink::wire
