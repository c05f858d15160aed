#pragma once

namespace ink::service {
class SignerPages;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes for the signing page itself: its HTML, scripts, texts and fonts. All arguments must
 * outlive the router. */
void addSigningPageRoutes(Router& router, const SignerPages& signerPages);

} // namespace ink::service::http
