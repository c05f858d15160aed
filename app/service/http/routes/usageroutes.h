#pragma once

namespace ink::service {
class Usage;
}

namespace ink::service::http {

class Router;

/** The statement of an account's charges [ours]. */
void addUsageRoutes(Router& router, const Usage& usage);

} // namespace ink::service::http
