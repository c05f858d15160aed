#pragma once

namespace ink::service::http {

class Router;

/** Adds the route `/versions`, with the table of the router. */
void addVersionRoutes(Router& router);

} // namespace ink::service::http
