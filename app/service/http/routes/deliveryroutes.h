#pragma once

namespace ink::service {
class CallbackDeliveries;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes for the callbacks of an account: their attempts, and sending them again. All arguments
 * must outlive the router. */
void addDeliveryRoutes(Router& router, CallbackDeliveries& callbacks);

} // namespace ink::service::http
