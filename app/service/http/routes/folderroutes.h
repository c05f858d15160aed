#pragma once

namespace ink::service {
class Folders;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes for folders of documents and of templates. All arguments must outlive the router. */
void addFolderRoutes(Router& router, Folders& folders, Stores& stores);

} // namespace ink::service::http
