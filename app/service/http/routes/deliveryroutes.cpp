#include "app/service/http/routes/deliveryroutes.h"

#include "app/service/http/listcursor.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/reasons.h"
#include "app/service/jobs/callbackdeliveries.h"
#include "app/wire/deliverycodec.h"
#include "app/wire/keycodec.h"
#include "app/wire/listcodec.h"
#include "app/wire/reasons.h"

#include <limits>

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

wire::Delivery onWire(const store::Delivery& delivery)
{
    wire::Delivery out;
    out.id = delivery.id;
    out.kind = delivery.subscription != 0 ? QStringLiteral("event")
               : delivery.part == 1       ? QStringLiteral("json")
                                          : QStringLiteral("files");
    out.subscription = delivery.subscription;
    out.event = delivery.event;
    out.eventType = delivery.eventType;
    out.url = delivery.url;
    out.state = delivery.state;
    for (const store::Delivery::Attempt& each : delivery.attemptLog)
        out.attempts.append({each.time, each.httpStatus, each.error});
    out.createdTime = delivery.created;
    out.nextAttempt = delivery.nextAttempt;
    if (!out.attempts.isEmpty()) {
        if (delivery.created == Timestamp())
            out.createdTime = out.attempts.first().time; // stored by an old version
        if (out.state == domain::DeliveryState::Delivered) out.deliveredTime = out.attempts.last().time;
    }
    return out;
}

/** Converts a cursor's position. Validation error for `cursor` if it isn't a position in a list of
 * deliveries. */
Result<std::optional<store::DeliveryStore::Place>>
deliveryPlace(const std::optional<domain::ListPosition>& position)
{
    if (!position) return std::nullopt;
    bool isTime = false;
    bool isPart = false;
    const qint64 created = position->keys.value(0).toLongLong(&isTime);
    bool isEvent = false;
    const int part = position->keys.value(1).toInt(&isPart);
    const qint64 event = position->keys.value(2).toLongLong(&isEvent);
    if (!isTime || !isPart || !isEvent || position->keys.size() != 4) return wire::refusedCursor();
    return store::DeliveryStore::Place{Timestamp(std::chrono::milliseconds(created)),
                                       domain::DocumentId(position->id), part, event, position->keys.at(3)};
}

/** Returns a page of the account's callbacks, newest first; optionally only those in one state. */
Result<Response> allDeliveries(const CallbackDeliveries& callbacks, const Request& request)
{
    INK_ASSIGN(page, wire::pageRequestFromItems(request.query));
    INK_TRY(readCursor(request, page));
    INK_ASSIGN(after, deliveryPlace(page.after));
    const QString state = request.queryValue(QStringLiteral("state")).toLower();
    const auto wanted = domain::deliveryStateFromCode(state);
    if (!wanted && !state.isEmpty())
        return fail(
            ErrorCode::Validation, reasons::deliveryStateUnknown(),
            {{QStringLiteral("state"), reasons::mustBeOneOf(QStringLiteral("waiting, delivered, failed"))}});
    const qint64 offset = after ? 0 : qint64{page.pageIndex - 1} * page.pageSize;
    if (offset > std::numeric_limits<int>::max()) return jsonWithEtag(wire::accountDeliveriesToJson({}));
    INK_ASSIGN(listed,
               callbacks.listAll(*request.actor, wanted, page.pageSize + 1, static_cast<int>(offset), after));
    wire::AccountDeliveries out;
    out.hasMore = listed.size() > page.pageSize;
    for (const store::DeliveryStore::ListEntry& each : std::as_const(listed)) {
        if (out.deliveries.size() == page.pageSize) break;
        out.deliveries.append({onWire(each.delivery), each.delivery.documentId, each.title});
    }
    if (out.hasMore) {
        const store::Delivery& last = listed.at(page.pageSize - 1).delivery;
        out.nextCursor = cursorOf(
            request, domain::ListPosition{{QString::number(last.created.time_since_epoch().count()),
                                           QString::number(last.part), QString::number(last.event), last.id},
                                          last.documentId.value(),
                                          0});
    }
    Response response = jsonWithEtag(wire::accountDeliveriesToJson(out));
    addNextLink(response, request, out.nextCursor);
    return response;
}

} // namespace

void addDeliveryRoutes(Router& router, CallbackDeliveries& callbacks)
{
    router.add({"GET", QStringLiteral("/v1/documents/{docID}/deliveries"), Access::Manage, Body::None,
                toHandler([&callbacks](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
                    INK_ASSIGN(deliveries, callbacks.list(*request.actor, id));
                    QList<wire::Delivery> list;
                    for (const store::Delivery& each : std::as_const(deliveries))
                        list.append(onWire(each));
                    return jsonWithEtag(wire::deliveriesToJson(list));
                })});
    router.add(
        {"GET", QStringLiteral("/v1/user/deliveries"), Access::ManageAccount, Body::None,
         toHandler([&callbacks](const Request& request) { return allDeliveries(callbacks, request); })});
    router.add({"POST", QStringLiteral("/v1/user/deliveries/{delivery}/redeliver"), Access::ManageAccount,
                Body::None, toHandler([&callbacks](const Request& request) -> Result<Response> {
                    INK_TRY(callbacks.redeliver(*request.actor,
                                                request.variables.value(QStringLiteral("delivery"))));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
    router.add({"POST", QStringLiteral("/v1/documents/{docID}/deliveries/{delivery}/redeliver"),
                Access::Manage, Body::None,
                toHandler([&callbacks](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, idFrom<domain::DocumentId>(request, "docID", "document"));
                    INK_TRY(callbacks.redeliver(*request.actor, id,
                                                request.variables.value(QStringLiteral("delivery"))));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
}

} // namespace ink::service::http
