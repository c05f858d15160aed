#pragma once

namespace ink::service {
class Usage;
}

namespace ink::service::http {

class Router;

/** Adds the routes for the statement of an account's charges (an extension of the specification). All
 * arguments must outlive the router. */
void addUsageRoutes(Router& router, const Usage& usage);

} // namespace ink::service::http
