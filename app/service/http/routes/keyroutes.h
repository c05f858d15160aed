#pragma once

namespace ink::service {
class AccountKeys;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Authenticator;
class Router;

/** Adds the routes for an account's API keys and its callback secret (an extension of the specification).
 * All arguments must outlive the router. */
void addKeyRoutes(Router& router, AccountKeys& accountKeys, Authenticator& authenticator, Stores& stores);

} // namespace ink::service::http
