#pragma once

namespace ink::service {
class AccountKeys;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Authenticator;
class Router;

/** API keys of an account, and the secret of its callbacks [ours]. All arguments must outlive the router. */
void addKeyRoutes(Router& router, AccountKeys& accountKeys, Authenticator& authenticator, Stores& stores);

} // namespace ink::service::http
