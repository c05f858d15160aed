#include "app/service/http/routes/customfieldroutes.h"

#include "app/service/accounts/customfields.h"
#include "app/service/http/headerfields.h"
#include "app/service/http/reasons.h"
#include "app/service/http/responses.h"
#include "app/service/http/router.h"
#include "app/wire/customfieldcodec.h"
#include "app/wire/json.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

/** Replaces the definitions if they match If-Match. This is checked again in the transaction, because two
 * concurrent requests can both pass the check that precedes the handler. */
Result<Response> replaceFields(CustomFieldDefinitions& fields, const Request& request)
{
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(wish, wire::customFieldsWishFromJson(object));
    const QByteArray condition = request.header("if-match").trimmed();
    bool isStale = false;
    const auto isAsSeen = [&](const domain::CustomFieldList& now) -> Result<void> {
        isStale = !fulfilsIfMatch(condition, jsonWithEtag(wire::toJson(now)).header("ETag"));
        if (isStale) return fail(ErrorCode::Version, reasons::changedSinceRead());
        return {};
    };
    const auto list = fields.replace(*request.actor, wish, isAsSeen);
    if (list) return jsonResponse(wire::customFieldResponse(*list));
    if (isStale) return preconditionFailed(request);
    return fail(list.error());
}

} // namespace

void addCustomFieldRoutes(Router& router, CustomFieldDefinitions& fields)
{
    router.add({"GET", QStringLiteral("/v1/user/customFields"), Access::Read, Body::None,
                toHandler([&fields](const Request& request) -> Result<Response> {
                    INK_ASSIGN(list, fields.list(*request.actor));
                    return jsonWithEtag(wire::toJson(list));
                })});
    router.add({"GET", QStringLiteral("/v1/user/customFields/usage"), Access::Read, Body::None,
                toHandler([&fields](const Request& request) -> Result<Response> {
                    INK_ASSIGN(list, fields.listWithUses(*request.actor));
                    return jsonWithEtag(wire::toJson(list));
                })});
    router.add({"PUT", QStringLiteral("/v1/user/customFields"), Access::ManageAccount, Body::Json,
                toHandler([&fields](const Request& request) { return replaceFields(fields, request); })});
}

} // namespace ink::service::http
