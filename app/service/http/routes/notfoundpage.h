#pragma once

namespace ink::service::http {

class Router;

/** Sets the page that browsers get for unknown paths, such as `/`. */
void addNotFoundPage(Router& router);

} // namespace ink::service::http
