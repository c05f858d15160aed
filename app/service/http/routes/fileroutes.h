#pragma once

namespace ink::service {
class SigningService;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes for the files of a document and its downloads. All arguments must outlive the router. */
void addFileRoutes(Router& router, SigningService& service);

} // namespace ink::service::http
