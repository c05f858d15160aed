#pragma once

namespace ink::service::http {

class Router;

/** Adds the route `/versions`, which returns the router's table of API versions. */
void addVersionRoutes(Router& router);

} // namespace ink::service::http
