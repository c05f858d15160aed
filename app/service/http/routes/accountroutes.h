#pragma once

namespace ink::service {
class Accounts;
} // namespace ink::service

namespace ink::service::http {

class Authenticator;
class Router;

/** Adds the routes for signing in, and for the settings of an account. All arguments must outlive the
 * router. */
void addAccountRoutes(Router& router, Accounts& accounts, Authenticator& authenticator);

} // namespace ink::service::http
