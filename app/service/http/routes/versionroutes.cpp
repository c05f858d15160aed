#include "app/service/http/routes/versionroutes.h"

#include "app/service/http/responses.h"
#include "app/service/http/router.h"

namespace ink::service::http {

void addVersionRoutes(Router& router)
{
    Response response = jsonWithEtag(router.versions().toJson());
    response.setHeader("Cache-Control", "no-cache");
    Router::Route route{"GET", QStringLiteral("/versions"), Router::Access::Public, Router::Body::None,
                        [response](const Request&) { return response; }};
    route.workers = Router::Workers::Connection;
    router.add(std::move(route));
}

} // namespace ink::service::http
