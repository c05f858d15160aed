#pragma once

#include "app/service/http/routes/healthroutes.h"

namespace ink::service {
class SigningService;
} // namespace ink::service

namespace ink::service::signingpage {
class PagePictures;
} // namespace ink::service::signingpage

namespace ink::service::http {

class Authenticator;
class Router;

/** Adds every operation of contract §5 that this service supports. All arguments must outlive the
 * router's server.
 */
void addRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
               signingpage::PagePictures& pictures, const HealthSource& health = {});

} // namespace ink::service::http
