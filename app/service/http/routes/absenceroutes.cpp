#include "app/service/http/routes/absenceroutes.h"

#include "app/service/accounts/absences.h"
#include "app/service/http/responses.h"
#include "app/wire/absencecodec.h"
#include "app/wire/json.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

/** Returns the absence id in the path, or an id that doesn't exist if the path has none. */
qint64 absenceIdOf(const Request& request)
{
    const auto id = wire::idFromText(request.variables.value(QStringLiteral("absenceID")));
    return id && *id > 0 ? *id : -1;
}

Result<domain::Absence> absenceIn(const Request& request)
{
    INK_ASSIGN(object, wire::parseJsonObject(request.body));
    return wire::absenceFromBody(object);
}

Result<Response> addAbsence(Absences& absences, Stores& stores, const Request& request)
{
    INK_ASSIGN(wanted, absenceIn(request));
    Response response;
    INK_TRY(absences.add(*request.actor, wanted,
                         [&](store::Transaction& transaction, const domain::Absence& added) {
                             response = createdResponse(wire::absenceResponse(added),
                                                        QStringLiteral("/v1/user/absences/%1").arg(added.id));
                             return storeResponse(stores, request, transaction, response);
                         }));
    return response;
}

} // namespace

void addAbsenceRoutes(Router& router, Absences& absences, Stores& stores)
{
    router.add({"GET", QStringLiteral("/v1/user/absences"), Access::ManageAccount, Body::None,
                toHandler([&absences](const Request& request) -> Result<Response> {
                    INK_ASSIGN(list, absences.list(*request.actor));
                    return jsonWithEtag(wire::toJson(list));
                })});
    router.add({"POST", QStringLiteral("/v1/user/absences"), Access::ManageAccount, Body::Json,
                toHandler([&absences, &stores](const Request& request) {
                    return addAbsence(absences, stores, request);
                })});
    router.add({"PUT", QStringLiteral("/v1/user/absences/{absenceID}"), Access::ManageAccount, Body::Json,
                toHandler([&absences](const Request& request) -> Result<Response> {
                    INK_ASSIGN(wanted, absenceIn(request));
                    wanted.id = absenceIdOf(request);
                    INK_ASSIGN(changed, absences.update(*request.actor, wanted));
                    return jsonResponse(wire::absenceResponse(changed));
                })});
    router.add({"DELETE", QStringLiteral("/v1/user/absences/{absenceID}"), Access::ManageAccount, Body::None,
                toHandler([&absences](const Request& request) -> Result<Response> {
                    INK_TRY(absences.remove(*request.actor, absenceIdOf(request)));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
}

} // namespace ink::service::http
