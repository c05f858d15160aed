#include "app/service/http/routes/healthroutes.h"

#include "app/base/bytes.h"
#include "app/service/core/stores.h"
#include "app/service/http/networks.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/reasons.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;

void addHealthRoutes(Router& router, Stores& stores, const HealthSource& health)
{
    const auto add = [&router](const char* path, Router::Workers workers, Router::Handler handler) {
        Router::Route route{"GET", QLatin1StringView(path), Access::Public, Body::None, std::move(handler)};
        route.workers = workers;
        router.add(std::move(route));
    };
    add("/health/live", Router::Workers::Connection, [mark = health.hostId](const Request&) {
        QJsonObject live{{QStringLiteral("status"), QStringLiteral("live")}};
        if (!mark.isEmpty()) live.insert(QStringLiteral("service"), mark);
        return jsonResponse(live);
    });
    add("/health/ready", Router::Workers::Health,
        toHandler([&stores, ready = health.checkReady](const Request&) -> Result<Response> {
            const store::UrgentUse urgent(stores.database);
            if (ready) INK_TRY(ready());
            // Any response from the database is sufficient, including "no such account".
            const auto asked = stores.accounts.loadByEmail(QStringLiteral("-"));
            if (!asked && (asked.error().code == ErrorCode::Database || asked.error().code == ErrorCode::Io))
                return fail(ErrorCode::Unavailable, reasons::databaseNotAnswering());
            return jsonResponse({{QStringLiteral("status"), QStringLiteral("ready")}});
        }));
    const Metrics* metrics = &router.metrics();
    add("/metrics", Router::Workers::Health,
        toHandler([metrics, more = health.metrics](const Request& request) -> Result<Response> {
            if (!isLoopback(request.peer)) return fail(ErrorCode::Forbidden, reasons::metricsLocalOnly());
            Response response;
            response.body = metrics->toText();
            if (more) response.body.insert(lastIndexOf(response.body, "# EOF"), more());
            response.setHeader("Content-Type", "application/openmetrics-text; version=1.0.0; charset=utf-8");
            return response;
        }));
}

} // namespace ink::service::http
