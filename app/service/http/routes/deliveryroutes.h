#pragma once

namespace ink::service {
class CallbackDeliveries;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes that list an account's callbacks with their attempts, and that redeliver a callback. All
 * arguments must outlive the router. */
void addDeliveryRoutes(Router& router, CallbackDeliveries& callbacks);

} // namespace ink::service::http
