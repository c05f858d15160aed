#pragma once

namespace ink::service {
class Absences;
struct Stores;
} // namespace ink::service

namespace ink::service::http {

class Router;

/** Adds the routes for an account's list of absences with their deputies (an extension of the specification).
 * All arguments must outlive the router. */
void addAbsenceRoutes(Router& router, Absences& absences, Stores& stores);

} // namespace ink::service::http
