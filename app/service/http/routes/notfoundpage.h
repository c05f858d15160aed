#pragma once

namespace ink::service::http {

class Router;

/** Sets the page that a browser gets at an address that leads nowhere, such as that of the service itself. */
void addNotFoundPage(Router& router);

} // namespace ink::service::http
