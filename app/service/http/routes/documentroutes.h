#pragma once

namespace ink::service {
class SigningService;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Documents: creating, listing, changing, sending, removing; their questions and scans. All arguments must
 * outlive the router. */
void addDocumentRoutes(Router& router, SigningService& service, Stores& stores);

} // namespace ink::service::http
