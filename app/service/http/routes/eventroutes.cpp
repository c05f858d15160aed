#include "app/service/http/routes/eventroutes.h"

#include "app/service/http/responses.h"
#include "app/service/jobs/eventsubscriptions.h"
#include "app/wire/eventcodec.h"
#include "app/wire/json.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;
using domain::EventSubscription;

namespace {

/** Returns the id in the path, or an id that doesn't exist if the path has none. */
qint64 subscriptionIdOf(const Request& request)
{
    const auto id = wire::idFromText(request.variables.value(QStringLiteral("subscriptionID")));
    return id && *id > 0 ? *id : -1;
}

Result<Response> addSubscription(EventSubscriptions& events, Stores& stores, const Request& request)
{
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    INK_ASSIGN(wanted, wire::subscriptionFromBody(object));
    Response response;
    INK_TRY(events.add(*request.actor, wanted,
                       [&](store::Transaction& transaction, const EventSubscription& added) {
                           response = createdResponse(wire::subscriptionResponse(added),
                                                      QStringLiteral("/v1/user/events/%1").arg(added.id));
                           return storeResponse(stores, request, transaction, response);
                       }));
    return response;
}

} // namespace

void addEventRoutes(Router& router, EventSubscriptions& events, Stores& stores)
{
    const QString one = QStringLiteral("/v1/user/events/{subscriptionID}");
    router.add({"GET", QStringLiteral("/v1/user/events"), Access::ManageAccount, Body::None,
                toHandler([&events](const Request& request) -> Result<Response> {
                    wire::SubscriptionList list;
                    INK_ASSIGN(all, events.list(*request.actor));
                    INK_ASSIGN(last, events.lastNumber(*request.actor));
                    list.subscriptions = std::move(all);
                    list.last = last;
                    return jsonWithEtag(wire::toJson(list));
                })});
    router.add({"POST", QStringLiteral("/v1/user/events"), Access::ManageAccount, Body::Json,
                toHandler([&events, &stores](const Request& request) {
                    return addSubscription(events, stores, request);
                })});
    router.add({"DELETE", one, Access::ManageAccount, Body::None,
                toHandler([&events](const Request& request) -> Result<Response> {
                    INK_TRY(events.remove(*request.actor, subscriptionIdOf(request)));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
    router.add({"POST", one + QStringLiteral("/pause"), Access::ManageAccount, Body::None,
                toHandler([&events](const Request& request) -> Result<Response> {
                    INK_ASSIGN(paused, events.pause(*request.actor, subscriptionIdOf(request)));
                    return jsonResponse(wire::subscriptionResponse(paused));
                })});
    router.add({"POST", one + QStringLiteral("/resume"), Access::ManageAccount, Body::None,
                toHandler([&events](const Request& request) -> Result<Response> {
                    INK_ASSIGN(resumed, events.resume(*request.actor, subscriptionIdOf(request)));
                    return jsonResponse(wire::subscriptionResponse(resumed));
                })});
    router.add({"POST", one + QStringLiteral("/test"), Access::ManageAccount, Body::None,
                toHandler([&events](const Request& request) -> Result<Response> {
                    INK_TRY(events.test(*request.actor, subscriptionIdOf(request)));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
    router.add({"POST", one + QStringLiteral("/replay"), Access::ManageAccount, Body::None,
                toHandler([&events](const Request& request) -> Result<Response> {
                    INK_ASSIGN(page, events.replay(*request.actor, subscriptionIdOf(request),
                                                   wire::replayQueryFromItems(request.query)));
                    return jsonResponse(
                        wire::toJson(wire::ReplayResult{page.events.size(), page.next, page.hasMore}));
                })});
    router.add({"GET", QStringLiteral("/v1/changes"), Access::Read, Body::None,
                toHandler([&events](const Request& request) -> Result<Response> {
                    INK_ASSIGN(query, wire::changesQueryFromItems(request.query));
                    INK_ASSIGN(page, events.changes(*request.actor, query.after, query.limit, query.since));
                    return jsonWithEtag(wire::toJson(page));
                })});
}

} // namespace ink::service::http
