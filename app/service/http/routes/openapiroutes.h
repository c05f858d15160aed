#pragma once

#include <QByteArray>

namespace ink::service::http {

class Router;

/** Returns the OpenAPI 3.1 description of every route (resources/openapi), with the version of this build. */
[[nodiscard]] QByteArray openApiDescription();

/** Adds the route `/openapi.json`. The router must outlive its server. */
void addOpenApiRoutes(Router& router);

} // namespace ink::service::http
