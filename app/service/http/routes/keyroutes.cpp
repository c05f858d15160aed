#include "app/service/http/routes/keyroutes.h"

#include "app/base/reasons.h"
#include "app/service/accounts/accountkeys.h"
#include "app/service/http/authenticator.h"
#include "app/service/http/responses.h"
#include "app/wire/json.h"
#include "app/wire/keycodec.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

Result<qint64> keyIdOf(const Request& request)
{
    const auto id = wire::idFromText(request.variables.value(QStringLiteral("keyID")));
    if (id.value_or(0) <= 0) return fail(ErrorCode::NotFound, reasons::noSuchKey());
    return *id;
}

QString pathOfKey(const domain::ApiKeyInfo& info)
{
    return QStringLiteral("/v1/user/keys/%1").arg(info.id);
}

/** Creates a key. Only the first response contains the key itself; the response stored for retries does
 * not. */
template <typename Make> Result<Response> makeOnce(Stores& stores, const Request& request, Make make)
{
    bool isKept = false;
    const auto keep = [&](store::Transaction& transaction, const domain::ApiKeyInfo& info) {
        Response bare = createdResponse(wire::createdKeyToJson({info, {}}), pathOfKey(info));
        auto kept = storeResponse(stores, request, transaction, bare);
        isKept = bare.isStored;
        return kept;
    };
    Result<wire::CreatedKey> made = make(keep);
    if (!made) return fail(made.error());
    Response response = createdResponse(wire::createdKeyToJson(*made), pathOfKey(made->info));
    response.setHeader("Cache-Control", "no-store");
    response.isStored = isKept;
    return response;
}

Response secretAnswer(const Secret& secret)
{
    Response response = jsonResponse(wire::callbackSecretToJson(secret));
    response.setHeader("Cache-Control", "no-store");
    return response;
}

} // namespace

void addKeyRoutes(Router& router, AccountKeys& accountKeys, Authenticator& authenticator, Stores& stores)
{
    router.add({"GET", QStringLiteral("/v1/user/keys"), Access::Manage, Body::None,
                toHandler([&accountKeys, &authenticator](const Request& request) -> Result<Response> {
                    INK_TRY(authenticator.saveKeyUses()); // including the key of this request
                    INK_ASSIGN(keys, accountKeys.list(*request.actor));
                    return jsonWithEtag(wire::keysToJson(keys));
                })});
    router.add({"POST", QStringLiteral("/v1/user/keys"), Access::Manage, Body::Json,
                toHandler([&accountKeys, &stores](const Request& request) -> Result<Response> {
                    INK_ASSIGN(object, wire::parseJsonObject(request.body));
                    INK_ASSIGN(wanted, wire::keyRequestFromJson(object));
                    return makeOnce(stores, request, [&](const AccountKeys::StoreResponse& keep) {
                        return accountKeys.create(*request.actor, wanted, keep);
                    });
                })});
    router.add({"POST", QStringLiteral("/v1/user/keys/{keyID}/rotate"), Access::Manage, Body::None,
                toHandler([&accountKeys, &stores](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, keyIdOf(request));
                    return makeOnce(stores, request, [&](const AccountKeys::StoreResponse& keep) {
                        return accountKeys.rotate(*request.actor, id, keep);
                    });
                })});
    router.add({"DELETE", QStringLiteral("/v1/user/keys/{keyID}"), Access::Manage, Body::None,
                toHandler([&accountKeys](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, keyIdOf(request));
                    INK_TRY(accountKeys.revoke(*request.actor, id));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
    router.add({"GET", QStringLiteral("/v1/user/callbackSecret"), Access::ManageAccount, Body::None,
                toHandler([&accountKeys](const Request& request) -> Result<Response> {
                    INK_ASSIGN(secret, accountKeys.callbackSecret(*request.actor));
                    return secretAnswer(secret);
                })});
    router.add({"POST", QStringLiteral("/v1/user/callbackSecret/rotate"), Access::ManageAccount, Body::None,
                toHandler([&accountKeys](const Request& request) -> Result<Response> {
                    INK_ASSIGN(secret, accountKeys.rotateCallbackSecret(*request.actor));
                    Response response = secretAnswer(secret);
                    return response;
                })});
}

} // namespace ink::service::http
