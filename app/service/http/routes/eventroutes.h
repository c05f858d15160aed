#pragma once

#include "app/service/http/router.h"

namespace ink::service {
class EventSubscriptions;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

/** Adds the routes for event subscriptions and for reading events (an extension of the specification). All
 * arguments must outlive the router. */
void addEventRoutes(Router& router, EventSubscriptions& events, Stores& stores);

} // namespace ink::service::http
