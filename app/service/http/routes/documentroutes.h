#pragma once

namespace ink::service {
class SigningService;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes for documents (creating, listing, changing, sending, removing) and for their questions and
 * scans. All arguments must outlive the router. */
void addDocumentRoutes(Router& router, SigningService& service, Stores& stores);

} // namespace ink::service::http
