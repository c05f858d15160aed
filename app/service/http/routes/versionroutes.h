#pragma once

namespace ink::service::http {

class Router;

/** `/versions`: the table of the router. */
void addVersionRoutes(Router& router);

} // namespace ink::service::http
