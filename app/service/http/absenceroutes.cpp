#include "app/service/http/absenceroutes.h"

#include "app/base/reasons.h"
#include "app/service/absences.h"
#include "app/service/http/answers.h"
#include "app/wire/absencecodec.h"
#include "app/wire/json.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

namespace {

Result<qint64> absenceIdOf(const Request& request)
{
    const auto id = wire::idFromText(request.variables.value(QStringLiteral("absenceID")));
    if (id.value_or(0) <= 0) return fail(ErrorCode::NotFound, reasons::noSuchAbsence());
    return *id;
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
                             response = jsonResponse(wire::absenceAnswer(added), 201);
                             return keepAnswer(stores, request, transaction, response);
                         }));
    return response;
}

} // namespace

void addAbsenceRoutes(Router& router, Absences& absences, Stores& stores)
{
    router.add({"GET", QStringLiteral("/v1/user/absences"), Access::Account, Body::None,
                answering([&absences](const Request& request) -> Result<Response> {
                    INK_ASSIGN(list, absences.list(*request.actor));
                    return taggedJson(wire::toJson(list));
                })});
    router.add({"POST", QStringLiteral("/v1/user/absences"), Access::Account, Body::Json,
                answering([&absences, &stores](const Request& request) {
                    return addAbsence(absences, stores, request);
                })});
    router.add({"PUT", QStringLiteral("/v1/user/absences/{absenceID}"), Access::Account, Body::Json,
                answering([&absences](const Request& request) -> Result<Response> {
                    INK_ASSIGN(wanted, absenceIn(request));
                    INK_ASSIGN(id, absenceIdOf(request));
                    wanted.id = id;
                    INK_ASSIGN(changed, absences.change(*request.actor, wanted));
                    return jsonResponse(wire::absenceAnswer(changed));
                })});
    router.add({"DELETE", QStringLiteral("/v1/user/absences/{absenceID}"), Access::Account, Body::None,
                answering([&absences](const Request& request) -> Result<Response> {
                    INK_ASSIGN(id, absenceIdOf(request));
                    INK_TRY(absences.remove(*request.actor, id));
                    return jsonResponse({{QStringLiteral("success"), true}});
                })});
}

} // namespace ink::service::http
