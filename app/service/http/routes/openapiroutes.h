#pragma once

#include <QByteArray>

namespace ink::service::http {

class Router;

/** The OpenAPI 3.1 description of every route (resources/openapi), with the version of this build. */
[[nodiscard]] QByteArray openApiDescription();

/** `/openapi.json`. All arguments must outlive the router. */
void addOpenApiRoutes(Router& router);

} // namespace ink::service::http
