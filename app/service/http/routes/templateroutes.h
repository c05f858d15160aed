#pragma once

namespace ink::service {
class SigningService;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes for templates: documents created from them, bulk calls, reports and template links. All
 * arguments must outlive the router. */
void addTemplateRoutes(Router& router, SigningService& service, Stores& stores);

} // namespace ink::service::http
