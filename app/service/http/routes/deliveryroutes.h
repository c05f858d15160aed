#pragma once

namespace ink::service {
class CallbackDeliveries;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Callbacks of an account: their attempts, and sending them again. All arguments must outlive the router. */
void addDeliveryRoutes(Router& router, CallbackDeliveries& callbacks);

} // namespace ink::service::http
