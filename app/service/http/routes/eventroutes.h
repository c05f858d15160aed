#pragma once

#include "app/service/http/router.h"

namespace ink::service {
class EventSubscriptions;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

/** Subscriptions to events, and reading events in order. */
void addEventRoutes(Router& router, EventSubscriptions& events, Stores& stores);

} // namespace ink::service::http
