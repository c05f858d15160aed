#pragma once

namespace ink::service {
class CustomFieldDefinitions;
}

namespace ink::service::http {

class Router;

/** Adds the routes for an account's custom fields (an extension of the specification). All arguments must
 * outlive the router. */
void addCustomFieldRoutes(Router& router, CustomFieldDefinitions& fields);

} // namespace ink::service::http
