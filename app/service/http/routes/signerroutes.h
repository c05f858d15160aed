#pragma once

namespace ink::service {
class SigningService;
struct Stores;
} // namespace ink::service

namespace ink::service::signingpage {
class PagePictures;
} // namespace ink::service::signingpage

namespace ink::service::http {

class Authenticator;
class Router;

/** Adds the routes for people with a signing link: values, codes, page images, attachments, finishing. All
 * arguments must outlive the router. */
void addSignerRoutes(Router& router, SigningService& service, Authenticator& authenticator, Stores& stores,
                     signingpage::PagePictures& pictures);

} // namespace ink::service::http
